import Foundation
import KeyboardCatalog
import TestSupport
import Testing

/// The reader on damaged and hostile files.
@Suite struct ReaderPropertyTests {
  /// Test files with random bytes, deletions and insertions from other files. The reader returns
  /// either problems or a layout.
  @Test(.enabled(if: SuiteFile.folder != nil, "the LDML tests are not beside the repository"))
  func damagedFilesNeverTrap() throws {
    let folder = try #require(SuiteFile.folder)
    let files = try SuiteFile.keyboards.map {
      try Data(contentsOf: URL(filePath: "\(folder)/\($0)"))
    }
    var generator = SeededGenerator(seed: 45)
    let temporary = try TemporaryFolder()
    for round in 0..<300 {
      var bytes = Array(files[round % files.count])
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let position = Int.random(in: 0..<max(bytes.count, 1), using: &generator)
        let end = min(position + Int.random(in: 0...40, using: &generator), bytes.count)
        let signs = Array("\"\\{}[]()$^|?*+<>&/= \u{301}é".utf8)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.removeSubrange(min(position, end)..<end)
        case 1: bytes.insert(signs.randomElement(using: &generator) ?? 0, at: position)
        default: bytes.insert(contentsOf: bytes[min(position, end)..<end], at: 0)
        }
      }
      let path = try temporary.write("keyboard.xml", bytes)
      let problems = KeyboardLayoutReader.problems(path: path, cldr: SuiteTests.cldr)
      let isReadable = (try? KeyboardLayoutReader.read(path: path, cldr: SuiteTests.cldr)) != nil
      #expect(isReadable == !problems.contains { $0.severity == .error })
    }
  }

  /// Files below the size limits that would take forever without further limits.
  static let large: [String] = [
    // Variables that each contain the one before twice.
    nested("set", first: "x y") { "$[\($0)] $[\($0)]" },
    nested("string", first: "xy") { "${\($0)}${\($0)}" },
    nested("uset", first: "[xy]") { "[$[\($0)]$[\($0)]]" },
    // Thousands of the same element.
    many(
      15_000, of: "<layer modifiers=\"shift\"><row keys=\"a\"/></layer>", in: "layers formId=\"us\""
    ),
    many(30_000, of: "<locales/>", in: "keys"),
    many(100_000, of: "<kye/>", in: "keys"),
    String(repeating: "<layers formId=\"us\"/>", count: 30_000),
    transforms(15_000),
  ]

  private static func nested(
    _ element: String, first: String, _ twice: (String) -> String
  ) -> String {
    var text = "<variables><\(element) id=\"a0\" value=\"\(first)\"/>"
    for number in 1..<60 {
      text += "<\(element) id=\"a\(number)\" value=\"\(twice("a\(number - 1)"))\"/>"
    }
    return text + "</variables>"
  }

  private static func many(_ count: Int, of element: String, in parent: String) -> String {
    let name = parent.prefix { $0 != " " }
    return "<\(parent)>" + String(repeating: element, count: count) + "</\(name)>"
  }

  private static func transforms(_ count: Int) -> String {
    var text = "<transforms type=\"simple\"><transformGroup>"
    for number in 0..<count { text += "<transform from=\"a\(number)b\" to=\"\"/>" }
    return text + "</transformGroup></transforms>"
  }

  @Test(.timeLimit(.minutes(1)), arguments: large.indices)
  func largeFilesAreReadInBoundedTime(index: Int) throws {
    let folder = try TemporaryFolder()
    let head = "<keyboard3 locale=\"en\" conformsTo=\"45\"><info name=\"Large\"/>"
    let path = try folder.write("keyboard.xml", head + Self.large[index] + "</keyboard3>")
    let start = ContinuousClock.now
    let problems = KeyboardLayoutReader.problems(path: path)
    #expect((1...1001).contains(problems.count))
    #expect(start.duration(to: .now) < .seconds(20))
  }
}
