import CodeTables
import DictionaryBuilder
import Foundation
import TestSupport
import Testing

@Suite("Tables of other programs")
struct ImportTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let ibus = """
    ### File header must not be modified
    SCIM_Generic_Table_Phrase_Library_TEXT
    VERSION_1_0
    BEGIN_DEFINITION
    NAME = Strokes
    LICENSE = GPL-3.0-or-later
    VALID_INPUT_CHARS = nm,./
    MAX_KEY_LENGTH = 5
    AUTO_COMMIT = TRUE
    SINGLE_WILDCARD_CHAR = ?
    MULTI_WILDCARD_CHAR = *
    RULES = ce2:p11+p12+p21+p22;ce3:p11+p21+p31+p32;ca4:p11+p21+p31+p-11
    END_DEFINITION
    BEGIN_CHAR_PROMPTS_DEFINITION
    n ㄣ
    m －
    END_CHAR_PROMPTS_DEFINITION
    BEGIN_TABLE
    m\t一\t500
    n,\t丁\t300
    n,\t入\t400
    ,\t，\t9
    END_TABlE
    BEGIN_GOUCI
    一\tm
    END_GOUCI
    """

  private static let fcitx5 = """
    KeyCode=abcdefghijklmnopqrstuvwxyz
    Length=4
    Pinyin=@
    ConstructPhrase=^
    [Rule]
    e2=p11+p12+p21+p22
    a4=p11+p21+p31+n11
    [Data]
    aaaa 工
    a 工
    ^aaaa 工
    @gong 工
    aa 式
    aa 戒
    """

  @Test("ibus-table: keys, length, labels, wildcards, commit, rules and rows")
  func ibusTable() throws {
    let table = try SmallTable.table(Self.ibus, .ibusTable, in: folder)
    #expect(table.settings.name == "Strokes")
    #expect(table.settings.keys == "nm,./")
    #expect(table.settings.longestCode == 5)
    #expect(table.settings.autoCommit == [.full])
    #expect(table.settings.label(of: "nm,") == "ㄣ－,")
    #expect(
      table.settings.phraseRules.map(\.description) == [
        "2 AaAbBaBb", "3 AaBaCaCb", "4-99 AaBaCaZa",
      ])
    #expect(table.texts(of: "n,") == ["入", "丁"])
    #expect(table.texts(of: ",") == ["，"])
  }

  @Test("fcitx 5 and 4: the order of the file, and rules")
  func fcitx() throws {
    let fcitx4 = Self.fcitx5.replacingOccurrences(of: "KeyCode", with: "键码")
      .replacingOccurrences(of: "Length", with: "码长")
      .replacingOccurrences(of: "[Rule]", with: "[组词规则]")
      .replacingOccurrences(of: "[Data]", with: "[数据]")
      .replacingOccurrences(of: "Pinyin", with: "拼音")
      .replacingOccurrences(of: "ConstructPhrase", with: "构词")
    for text in [Self.fcitx5, fcitx4] {
      let table = try SmallTable.table(text, .tableText, in: folder)
      #expect(table.texts(of: "aa") == ["式", "戒"])
      #expect(table.codes(of: "工") == ["a", "aaaa"])
      #expect(table.rowCount == 4)
      #expect(table.settings.phraseRules.map(\.description) == ["2 AaAbBaBb", "4-99 AaBaCaZa"])
    }
  }

  @Test("A rime table names the tables that it imports")
  func furtherTables() throws {
    let text = "---\nname: x\nsort: original\nimport_tables: [x_main, x_more]\n...\n甲\ta\n"
    var build = CodeTableBuild(name: "x", language: "zh")
    let further = try build.add(SmallTable.imported(text, .rime), of: "x.dict.yaml")
    #expect(further == ["x_main", "x_more"])
  }

  @Test(
    "Malformed lines are rejected with their number, and the rest is read",
    arguments: [
      (ImportFormat.rime, "---\nname: x\n...\n甲\ta\n乙\tä\n丙\tb\tmany\n丁\tc\n", [5, 6], 2),
      (.ibusTable, "BEGIN_TABLE\na\t甲\t1\na\nb\t乙\tx\nc\t丙\t1\t1\nd\t丁\t2\n", [3, 4, 5], 2),
      (
        .ibusTable,
        "BEGIN_DEFINITION\nnonsense\nRULES = ce2:q11\nEND_DEFINITION\nBEGIN_TABLE\na\t甲\t1\n",
        [2, 3], 1
      ),
      (.tableText, "KeyCode=a\n[Rule]\ne2\n[Data]\na 甲\na\nb 乙\n", [3, 6], 2),
    ])
  func malformedLines(format: ImportFormat, text: String, lines: [Int], taken: Int) throws {
    let list = try SmallTable.imported(text, format)
    #expect(list.rejections.first.map(\.line) == lines)
    #expect(list.rejections.first.allSatisfy { $0.description.hasPrefix("small.txt:") })
    #expect(list.entries == taken)
  }

  @Test(
    "A file that is no table is an error",
    arguments: [
      (ImportFormat.rime, "甲\ta\n"), (.ibusTable, "a\t甲\t1\n"), (.tableText, "KeyCode=a\n"),
    ])
  func malformedTables(format: ImportFormat, text: String) {
    #expect(throws: DictionaryError.self) { try SmallTable.build(text, format) }
  }

  @Test(
    "An invalid setting is an error that names it",
    arguments: [
      ("code-length", "0"), ("code-length", "many"), ("auto-commit", "soon"), ("order", "x"),
    ])
  func invalidSettings(key: String, value: String) throws {
    let error = #expect(throws: DictionaryError.self) {
      try SmallTable.build(SmallTable.rime, .rime, settings: [(key, value)])
    }
    #expect(error?.description.contains("'\(value)' is not a valid value of '\(key)'") == true)
  }

  @Test("Building is reproducible, and a check finds nothing")
  func reproducible() throws {
    let first = try SmallTable.build(SmallTable.rime, .rime)
    #expect(try SmallTable.build(SmallTable.rime, .rime).bytes == first.bytes)
    let path = try folder.write("x.imedict", first.bytes)
    #expect(try ImageChecker.check(path: path).first.map(\.description) == [])
  }
}
