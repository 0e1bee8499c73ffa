import Foundation
import TestSupport
import Testing
import Vietnamese

/// Two measures of Telex: Vietnamese text, and English words that stay unchanged.
@Suite struct TelexSetTests {
  private let speller = VietnameseSpeller()

  /// Rows of the development set that give another text, with the rule responsible. Currently none.
  private static let departures: [String: String] = [:]

  @Test func developmentSet() throws {
    guard let shared = Repository.shared else {
      return print("skipped: no evaluation data; set GLOBEKEY_SHARED")
    }
    let path = shared.appending(path: "data/eval/vi/telex_dev.tsv")
    let rows = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: "\t").map(String.init) }.filter { $0.count == 2 }
    #expect(rows.count > 600)
    let wrong = rows.filter { speller.finishedText(of: $0[0]) != $0[1] }
    for row in wrong where Self.departures[row[0]] == nil {
      Issue.record("\(row[0]) is \(speller.finishedText(of: row[0])), not \(row[1])")
    }
    #expect(Double(wrong.count) <= 0.03 * Double(rows.count))
  }

  /// 97 % of the 20,000 most frequent English words stay unchanged. The others are Vietnamese too:
  /// `of` is ò.
  @Test func englishWordsStayUnchanged() throws {
    let text = try Repository.text(of: "Tests/Languages/VietnameseTests/Data/english-words.txt")
    let words = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .flatMap { $0.split(separator: " ") }.map(String.init)
    #expect(words.count == 20_000)
    let changed = words.filter { speller.finishedText(of: $0) != $0 }
    print("English words that change in Telex: \(changed.count) of \(words.count)")
    #expect(Double(changed.count) <= 0.03 * Double(words.count))
  }
}
