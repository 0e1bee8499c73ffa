import Foundation
import TestSupport
import Testing
import TextUnits
import ToolSupport

/// The table `Tests/Gold/deletion.tsv`, made by rules from the words of forty languages.
@Suite struct GoldTests {
  struct Case: Sendable {
    let line: Int
    let fields: [String]
  }

  private static func cases() throws -> [Case] {
    let text = try Repository.text(of: "Tests/Gold/deletion.tsv")
    // Paragraph separators stand in the table as they are: only line feeds end its lines.
    return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
      .filter { !$0.element.isEmpty && $0.element.first != "#" }
      .map { number, line in
        Case(
          line: number + 1,
          fields: line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) })
      }
  }

  @Test func everyCaseIsMet() throws {
    let cases = try Self.cases()
    #expect(cases.count >= 1_000)
    #expect(Set(cases.compactMap(\.fields.first)).count >= 25)
    var finders: [String: TextUnitFinder] = [:]
    for test in cases {
      try #require(test.fields.count == 5, "line \(test.line)")
      let unit = try #require(DeleteUnit(rawValue: test.fields[1]))
      let direction = try #require(DeleteDirection(rawValue: test.fields[2]))
      let units = finders[test.fields[0]] ?? TextUnitFinder(language: test.fields[0])
      finders[test.fields[0]] = units
      #expect(!units.language.isFallback, "line \(test.line)")
      let text = try CaretText(parsing: test.fields[3])
      #expect(
        text.deleting(unit, direction, with: units).line == test.fields[4], "line \(test.line)")
    }
  }
}

extension CaretText {
  /// The text after a delete key.
  func deleting(
    _ unit: DeleteUnit, _ direction: DeleteDirection, with units: TextUnitFinder
  ) -> CaretText {
    let range = units.rangeToDelete(unit, direction, at: caret, in: text)
    var result = self
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    result.text.unicodeScalars.removeSubrange(range)
    result.caret = result.text.utf8.index(result.text.startIndex, offsetBy: start)
    return result
  }
}
