import Foundation
import TestSupport
import Testing

/// Checks that every block of Swift in the README and the guides is compiled: it occurs, line by
/// line, in a program of `Examples` or in a test in `Guides`, whichever the indentation. Both are
/// run, too.
@Suite struct ReadmeTests {
  private static let guides = "Sources/Core/GlobeKey/GlobeKey.docc"

  @Test func blocksOfSwiftAreCompiled() throws {
    let sources =
      try Self.files(in: "Examples", ofType: "swift")
      + Self.files(in: "Tests/Examples/ExamplesTests/Guides", ofType: "swift")
    let compiled = try sources.map { Self.lines(of: try Repository.text(of: $0)) }
    var count = 0
    for page in try ["README.md"] + Self.files(in: Self.guides, ofType: "md") {
      let blocks = try Repository.text(of: page).components(separatedBy: "```swift\n").dropFirst()
      for block in blocks.compactMap({ $0.components(separatedBy: "```").first }) {
        count += 1
        let lines = Self.lines(of: block)
        let imports = lines.filter { $0.hasPrefix("import ") }
        let body = lines.drop { $0.hasPrefix("import ") || $0.isEmpty }
        #expect(
          compiled.contains { $0.contains(body) && Set($0).isSuperset(of: imports) },
          "\(page): no compiled file contains this block:\n\(block)")
      }
    }
    #expect(count >= 16)
  }

  /// The lines of a text without indentation and without empty lines at its end.
  private static func lines(of text: String) -> [String] {
    var lines = text.components(separatedBy: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func files(in folder: String, ofType type: String) throws -> [String] {
    let root = Repository.root.appending(path: folder).path
    return try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
      .filter { $0.hasSuffix(".\(type)") }.map { "\(folder)/\($0)" }
  }
}
