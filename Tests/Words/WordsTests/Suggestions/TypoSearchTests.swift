import KeyboardTestSupport
import Suggestions
import TestSupport
import Testing

/// Compares the search with a comparison of all words, and runs it on damaged images.
@Suite struct TypoSearchTests {
  /// Returns the least number of missing, extra, replaced and swapped letters.
  private func typos(_ typed: [Character], _ meant: [Character]) -> Int {
    var rows = [[Int]](
      repeating: [Int](repeating: 0, count: meant.count + 1), count: typed.count + 1)
    for i in 0...typed.count {
      for j in 0...meant.count {
        guard i > 0, j > 0 else {
          rows[i][j] = i + j
          continue
        }
        var least = min(rows[i - 1][j], rows[i][j - 1]) + 1
        least = min(least, rows[i - 1][j - 1] + (typed[i - 1] == meant[j - 1] ? 0 : 1))
        if i > 1, j > 1, typed[i - 1] == meant[j - 2], typed[i - 2] == meant[j - 1] {
          least = min(least, rows[i - 2][j - 2] + 1)
        }
        rows[i][j] = least
      }
    }
    return rows[typed.count][meant.count]
  }

  /// Every word within two typos of the typed text is found if all typos cost the same.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func findsAllWordsWithinTwoTypos(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func word() -> String {
      String(
        (0..<Int.random(in: 3...7, using: &random)).map { _ in
          "abcd".randomElement(using: &random) ?? "a"
        })
    }
    let words = Set((0..<60).map { _ in word() })
    let lexicon = try SmallWords.lexicon(words.sorted().map { ($0, 10) })
    var costs = TypoCosts()
    for path: WritableKeyPath<TypoCosts, Int32> in [
      \.neighbour, \.unmarked, \.marks, \.vowel, \.other, \.missing, \.missingDouble, \.missingMark,
      \.extra, \.extraNeighbour, \.extraDouble, \.swapped,
    ] { costs[keyPath: path] = 1000 }
    costs.first = 0
    costs.further = 0
    var suggester = Suggester(lexicons: [lexicon], costs: costs)
    for _ in 0..<60 {
      let typed = word()
      let found = Set(suggester.corrections(before: typed, limit: 200).map(\.text))
      let expected = words.filter {
        $0 != typed && typos(Array(typed), Array($0)) <= 2 && typed.count >= 3
      }
      #expect(expected.subtracting(found).isEmpty, "\(typed)")
    }
  }

  @Test func damagedImagesNeverTrap() throws {
    let folder = try TemporaryFolder()
    let bytes = try SmallWords.image(
      SmallWords.english, ngrams: "<s>\t9\nthe\t50\nthe letter\t20\nhave\t9\nhave the letter\t3\n")
    var random = SeededGenerator(seed: 7)
    for round in 0..<60 {
      var damaged = bytes
      for _ in 0..<40 {
        damaged[Int.random(in: 1100..<damaged.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let path = try folder.write("\(round).imedict", damaged)
      guard let lexicon = try? WordLexicon(path: path) else { continue }
      var suggester = Suggester(lexicons: [lexicon])
      for text in ["I recieve the ", "have the lett", "teh", "dont", "helloworld"] {
        _ = suggester.suggestions(before: text, limit: 5)
        _ = suggester.correction(before: text)
      }
    }
  }
}
