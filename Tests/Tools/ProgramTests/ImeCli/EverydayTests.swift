import Foundation
import TestSupport
import Testing

/// The everyday sets of `Tests/Everyday`, and their floors.
@Suite struct EverydayTests {
  private struct Floor {
    let language: String
    let rows: Int
    let share: Double
  }

  private static func floors() throws -> [Floor] {
    try Repository.text(of: "Tests/Everyday/floors.tsv").split(separator: "\n").dropFirst()
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let fields = line.split(separator: "\t").map(String.init)
        try #require(fields.count == 3, "floors.tsv: \(line)")
        return Floor(
          language: fields[0], rows: try #require(Int(fields[1])),
          share: try #require(Double(fields[2])))
      }
  }

  private static func path(_ language: String) -> String {
    Repository.root.appending(path: "Tests/Everyday/\(language).tsv").path
  }

  @Test func everySetHasAFloorAndEveryFloorASet() throws {
    let folder = Repository.root.appending(path: "Tests/Everyday").path
    let sets = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".tsv") && $0 != "floors.tsv" }.map { String($0.dropLast(4)) }
    #expect(!sets.isEmpty)
    #expect(sets.sorted() == (try Self.floors().map(\.language)).sorted())
  }

  @Test(arguments: try floors().map(\.language))
  func noLanguageFallsBelowItsFloor(language: String) throws {
    let floor = try #require(try Self.floors().first { $0.language == language })
    let result = try Program("ime-cli").run(
      ["evaluate", "--task", "everyday", "--misses", Self.path(language)])
    #expect(result.code == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n").map { $0.split(separator: "\t") }
    let total = try #require(lines.last)
    try #require(total.count == 5 && total[0] == language && total[1] == "all")
    let counts = total.compactMap { Int($0) }
    let (right, tried) = (try #require(counts.first), try #require(counts.dropFirst().first))
    #expect(tried >= floor.rows, "\(language): \(tried) rows")
    #expect(
      100 * Double(right) >= floor.share * Double(tried),
      "\(language): \(right) of \(tried) right\n\(result.output)")
  }

  /// The keyboards on the screen give what the keys give, Latin text included.
  @Test(arguments: [
    "zh-Hans", "zh-Hant", "yue", "ja", "ja-latin", "vi", "ko-latin", "hi-latin",
  ])
  func keyboardsTypeWhatKeysType(language: String) throws {
    let result = try Program("ime-cli").run(
      ["evaluate", "--task", "everyday", "--touch", "--misses", Self.path(language)])
    #expect(result.code == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n").map { $0.split(separator: "\t") }
      .filter { $0.count == 5 && $0.first != "set" }
    #expect(!lines.isEmpty)
    for line in lines {
      let share = try #require(Double(line[4]))
      #expect(share >= 99, "\(result.output)")
    }
  }

  @Test(arguments: [
    ("x\ty\tz\n", "1: a set begins with '# METHOD"),
    ("# METHOD vi\n", "the set has no row"),
    ("# METHOD vi\n\nax\n", "3: a row is keys"),
    ("# METHOD vi\nax\t|\tletters\n", "2: the row accepts no text"),
    ("# METHOD tlh\na\ta\tletters\n", "unknown language 'tlh'"),
    ("# METHOD vi\n<Spaec>\ta\tletters\n", "'<Spaec>'"),
  ])
  func invalidSetsAreRefused(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let result = try Program("ime-cli").run(
      ["evaluate", "--task", "everyday", try folder.write("set.tsv", text)])
    #expect(result.code == 65)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func setsAreTypedOnKeyboardsAndMethods() throws {
    let folder = try TemporaryFolder()
    let vi = try folder.write(
      "vi.tsv", "# METHOD vi\n# a comment\nvieetj\tviết|việt\ttones\nax\tba\ttones\n")
    let en = try folder.write(
      "en.tsv", "# KEYBOARD en touch\nsee you at 5, Anna\tSee you at 5, Anna\tmessage\n")
    let result = try Program("ime-cli").run(["evaluate", "--task", "everyday", vi, en])
    #expect(
      result.output == """
        set\tclass\tright\ttried\tright %
        vi\ttones\t1\t2\t50.0
        vi\tall\t1\t2\t50.0
        en\tmessage\t1\t1\t100.0
        en\tall\t1\t1\t100.0

        """)
  }
}
