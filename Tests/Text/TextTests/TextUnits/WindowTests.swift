import Foundation
import TestSupport
import Testing
import TextUnits

/// Deletion first reads a small window. On real text, its last word is the same as with 512 units
/// of context.
@Suite struct WindowTests {
  @Test(
    .enabled(if: Repository.shared != nil, "no shared data: set GLOBEKEY_SHARED to its folder"),
    arguments: [("zh-Hans", "zh-Hans/aishell1.tsv", 0), ("ja", "ja/everyday_dev.tsv", 1)])
  func lastWordIsTheSameAsWithLongContext(language: String, file: String, column: Int) throws {
    let shared = try #require(Repository.shared)
    let table = try String(contentsOf: shared.appending(path: "data/eval/\(file)"), encoding: .utf8)
    let text = table.split(separator: "\n").compactMap { row in
      row.split(separator: "\t").dropFirst(column).first?.prefix { $0 != "|" }
    }.joined()
    let units = TextUnitFinder(language: language)
    let icu = try #require(ICUBreakIterator(.word, language: language))
    var random = SeededGenerator(seed: 5)
    var differences = 0
    let carets = 2_000
    for _ in 0..<carets {
      let offset = Int.random(in: 600..<text.count, using: &random)
      let caret = text.index(text.startIndex, offsetBy: offset)
      let context = Array(text[..<caret].suffix(512).utf8)
      let expected = context.withUnsafeBufferPointer { bytes in
        icu.setText(bytes)
        return bytes.count - (icu.boundary(before: bytes.count) ?? 0)
      }
      let range = units.rangeToDelete(.word, at: caret, in: text)
      // Runs of punctuation are deleted together, which does not depend on the window.
      guard text[range].allSatisfy(\.isLetter) else { continue }
      if text.utf8[range].count != expected { differences += 1 }
    }
    #expect(differences == 0)
  }
}
