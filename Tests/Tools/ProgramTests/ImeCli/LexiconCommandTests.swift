import Foundation
import TestSupport
import Testing

/// `ime-cli lexicon`.
@Suite struct LexiconCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(
    _ arguments: String..., input: String = "", editor: String = "false"
  ) throws -> Program.Result {
    try Program("ime-cli").run(
      ["lexicon"] + arguments, input: Array(input.utf8),
      environment: ["GLOBEKEY_CONTAINER": "\(folder.path)/own", "VISUAL": editor])
  }

  private var file: String {
    get throws { try String(contentsOfFile: "\(folder.path)/own/lexicon.tsv", encoding: .utf8) }
  }

  @Test func wordsAreAddedListedAndRemoved() throws {
    #expect(try run("list").output.isEmpty)
    #expect(try run("add", "东海精工", "Kubernetes").output == "2 are new\n")
    #expect(try run("add", "On my way!", "--shortcut", "omw").output == "1 is new\n")
    #expect(try run("add", "东海精工").output == "0 are new\n")
    #expect(
      try run("list").output == """
        word      东海精工
        word      Kubernetes
        shortcut  On my way!  omw

        """)
    #expect(
      try run("remove", "Kubernetes", "omw").output == "removed Kubernetes\nremoved On my way!\n")
    #expect(try file == "东海精工\n")
    let modes = try FileManager.default.attributesOfItem(
      atPath: "\(folder.path)/own/lexicon.tsv")[.posixPermissions]
    #expect(modes as? Int == 0o600)
  }

  /// Phrases are listed with the words, and a line that cannot be read is named.
  @Test func phrasesAreListed() throws {
    _ = try run("add", "Ada")
    try folder.write("own/phrases.tsv", "shm\t《{cursor}》\nbad\n")
    let result = try run("list")
    #expect(result.output == "word    Ada\nphrase  《{cursor}》  shm\n")
    #expect(result.errors.contains("own/phrases.tsv:2: 1 field"))
  }

  /// The terminal offers the phrases of the container unless a file is named.
  @Test func phrasesAreTyped() throws {
    try folder.write("phrases.tsv", "shm\t《{cursor}》\nbad\n")
    let other = try folder.write("other.tsv", "shm\t其他\n")
    let options = ["type", "--dictionary", try DefaultDictionary.path(of: "zh-Hans")]
    for (arguments, text) in [(options, "《》\n"), (options + ["--phrases", other], "其他\n")] {
      let result = try Program("ime-cli").run(
        arguments, input: Array("shm ".utf8), environment: ["GLOBEKEY_CONTAINER": folder.path])
      #expect(result.output == text && result.code == 0)
      #expect(result.errors.contains("phrases.tsv:2: "))
    }
  }

  @Test func exportedWordsAreImported() throws {
    let text = "# Names\n张伟\nzz\tone\\ntwo\n"
    #expect(try run("import", "-", input: text).output == "2 are new\n")
    let exported = try run("export").output
    #expect(exported == "张伟\nzz\tone\\ntwo\n")
    #expect(try run("import", "-", input: exported).output == "0 are new\n")
  }

  /// A bad line or a shortcut with another text changes nothing.
  @Test(arguments: [
    ("Bo\na\tb\tc\n", ":2: not a shortcut"), ("Bo\nomw\tno\n", "'omw' already expands"),
    ("Bo\n\u{FF}\u{1}", ":2: contains control characters"),
  ])
  func badImports(text: String, message: String) throws {
    _ = try run("add", "On my way!", "--shortcut", "omw")
    let file = try folder.write("import.txt", text)
    let result = try run("import", file)
    #expect(result.code == 65 && result.errors.contains(message), "\(result.errors)")
    #expect(try self.file == "omw\tOn my way!\n")
  }

  @Test(
    arguments: [
      (["remove", "x"], 65), (["add", ""], 65), (["add", "a", "b", "--shortcut", "x"], 64),
      (["add"], 64),
    ] as [([String], Int32)])
  func rejections(arguments: [String], code: Int32) throws {
    let result = try Program("ime-cli").run(
      ["lexicon"] + arguments, environment: ["GLOBEKEY_CONTAINER": folder.path])
    #expect(result.code == code && !result.errors.isEmpty)
  }

  /// The list changes when the editor ends; a bad line keeps the list and the edited copy.
  @Test func editing() throws {
    _ = try run("add", "Ada", "Bo")
    #expect(try run("edit", editor: "sed -i s/Bo/Cy/").output == "the list has 2 entries\n")
    #expect(try file == "Ada\nCy\n")
    let bad = try run("edit", editor: "sed -i s/Cy/a\\tb\\tc/")
    #expect(bad.code == 65 && bad.errors.contains(":2: not a shortcut"), "\(bad.errors)")
    #expect(try file == "Ada\nCy\n")
    #expect(try run("edit", editor: "sed -i s/^a.*c$/Di/").code == 0)
    #expect(try file == "Ada\nDi\n")
    let failed = try run("edit")
    #expect(failed.code == 66 && failed.errors.contains("EDITOR"))
    #expect(try file == "Ada\nDi\n")
  }

  /// Programs that add words at once lose none.
  @Test func additionsAtOnce() async throws {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<12 {
        group.addTask { _ = try? run("add", "word\(number)") }
      }
    }
    #expect(try file.split(separator: "\n").count == 12)
  }
}
