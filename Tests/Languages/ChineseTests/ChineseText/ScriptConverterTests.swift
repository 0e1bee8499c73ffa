import ChineseText
import TestSupport
import Testing
import ToolSupport

@Suite struct ScriptConverterTests {
  private func converter(_ conversion: ScriptConversion) throws -> ScriptConverter {
    try ScriptConverter(conversion, tables: DefaultDictionary.chineseTables.get())
  }

  @Test(
    arguments: [
      (.s2t, "软件里的内存", "軟件裏的內存"), (.s2tw, "软件里的内存", "軟件裡的內存"),
      (.s2twp, "软件里的内存", "軟體裡的記憶體"), (.s2hk, "软件里的内存", "軟件裏的內存"),
      (.s2t, "皇后在以后", "皇后在以後"), (.s2t, "头发发财", "頭髮發財"), (.t2s, "頭髮發財", "头发发财"),
      (.tw2sp, "軟體裡的記憶體", "软件里的内存"), (.tw2s, "軟件裡的", "软件里的"),
      (.hk2s, "湖裏的", "湖里的"), (.s2t, "去干扰", "去干擾"), (.t2s, "\u{F90A}", "金"), (.s2t, "", ""),
      (.s2t, "abc 123 😀", "abc 123 😀"),
    ] as [(ScriptConversion, String, String)])
  func texts(conversion: ScriptConversion, text: String, expected: String) throws {
    #expect(try converter(conversion).convert(text) == expected)
  }

  /// The cases of OpenCC's own tests, in the release that the tables come from.
  @Test func openCCCasesPass() throws {
    let rows = try Repository.text(of: "Tests/Gold/opencc-cases.tsv").split(separator: "\n")
      .filter { !$0.hasPrefix("# ") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    #expect(rows.count == 530)
    for row in rows {
      try #require(row.count == 4)
      let conversion = try #require(ScriptConversion(rawValue: row[0]))
      #expect(try converter(conversion).convert(row[1]) == row[2], "\(row[0]) of \(row[3])")
    }
  }

  @Test func phrasesAcrossPieceBoundariesAreConverted() throws {
    let converter = try converter(.s2twp)
    #expect(converter.convert(["内", "存", "不足"]) == ["記憶", "體", "不足"])
    #expect(converter.convert(["皇", "后"]) == ["皇", "后"])
    #expect(converter.convert([]) == [])
  }

  @Test func wordsWithSeveralFormsHaveAllOfThem() throws {
    #expect(try converter(.s2t).alternatives(of: "后") == ["後", "后"])
    #expect(try converter(.s2t).alternatives(of: "里") == ["裏", "里", "哩"])
    #expect(try converter(.s2tw).alternatives(of: "里") == ["裡", "里", "哩"])
    #expect(try converter(.s2t).alternatives(of: "你好") == ["你好"])
  }

  /// However a text is split, the converted pieces joined equal the text converted at once.
  @Test func joinedPiecesEqualTheWhole() throws {
    let converters = try ScriptConversion.allCases.map(converter)
    var random = SeededGenerator(seed: 11)
    let characters = Array("软件里的内存头发后面干面条台湾复杂系统程序信息网络U盘皇历史a1，😀")
    for _ in 0..<500 {
      let pieces = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        String(
          (0..<Int.random(in: 0...4, using: &random)).map { _ in
            characters.randomElement(using: &random) ?? "里"
          })
      }
      for converter in converters {
        let converted = converter.convert(pieces)
        #expect(converted.count == pieces.count)
        #expect(converted.joined() == converter.convert(pieces.joined()))
      }
    }
  }

  @Test func missingTablesAreNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.tsv", "你\t您\n")
    try folder.write(
      "tables.json",
      """
      {"language": "zh", "tables": [{"name": "A", "file": "a.tsv", "source": "A", "version": "1",
       "licence": "MIT", "copyright": "A", "entries": 1}]}
      """)
    let tables = try PhraseTableSet(path: PhraseTables.build(folder))
    #expect(tables.names == ["A"])
    #expect(try tables.table("A").texts(of: "你") == ["您"])
    let error = #expect(throws: ImageError.self) { try ScriptConverter(.s2t, tables: tables) }
    #expect(error?.description.contains("'CJK_Compatibility_Ideographs'") == true)
  }
}
