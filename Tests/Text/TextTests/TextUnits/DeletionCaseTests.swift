import Foundation
import TestSupport
import Testing
import TextUnits
import ToolSupport

/// The behaviour of well-known editors, from a table outside the repository.
@Suite struct DeletionCaseTests {
  /// Cases where the toolkit deliberately differs from the editor, by operation and text, with the
  /// rule behind it.
  static let departures = [
    // In Emacs, paragraphs end at empty lines. Here a paragraph ends at its line break.
    "deleteParagraphForward |AA\\nAA\\n\\nBB\\nBB\\n",
    // The row expects text without the space before the caret, but a move changes no text. The
    // caret position is the expected one.
    "moveWordBackward /* これはテストです |/*",
    // A joiner that joins nothing any more goes with the emoji.
    "deleteBackward 🇺\u{200D}👩|",
    "deleteBackward 👦🏻\u{200D}👩|",
  ]

  @Test(.enabled(if: Repository.shared != nil, "no shared data: set GLOBEKEY_SHARED to its folder"))
  func editorsAgree() throws {
    let shared = try #require(Repository.shared)
    let table = try String(
      contentsOf: shared.appending(path: "data/deletion_cases.tsv"), encoding: .utf8)
    var count = 0
    for row in table.split(separator: "\n").dropFirst() {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count >= 4)
      let found = try perform(fields[1], on: fields[0], language: fields[2])
      count += 1
      if Self.departures.contains("\(fields[1]) \(fields[0])") {
        #expect(found != fields[3], "no departure any more: \(row)")
      } else {
        #expect(found == fields[3], "\(row)")
      }
    }
    #expect(count == 49)
  }

  private func perform(_ operation: String, on line: String, language: String) throws -> String {
    let units = TextUnitFinder(language: language == "*" ? "und" : language)
    var text = try CaretText(parsing: line)
    let words = ["Word": DeleteUnit.word, "Subword": .subword, "Sentence": .sentence]
    let name = operation.drop { $0.isLowercase }
    let direction: DeleteDirection = operation.hasSuffix("Forward") ? .forward : .backward
    let unit = words.first { name.hasPrefix($0.key) }?.value
    let range = units.rangeToDelete(
      unit ?? (name.hasPrefix("Paragraph") ? .paragraph : .character), direction, at: text.caret,
      in: text.text)
    if operation.hasPrefix("move") {
      text.caret = direction == .backward ? range.lowerBound : range.upperBound
      return text.line
    }
    let start = text.text.utf8.distance(from: text.text.startIndex, to: range.lowerBound)
    text.text.unicodeScalars.removeSubrange(range)
    text.caret = text.text.utf8.index(text.text.startIndex, offsetBy: start)
    return text.line
  }
}
