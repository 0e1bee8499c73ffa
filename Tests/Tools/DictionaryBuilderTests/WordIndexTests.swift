import DictionaryBuilder
import TestSupport
import Testing

/// The index of words by their bytes beside a dictionary.
@Suite struct WordIndexTests {
  @Test(arguments: [0, 1, 2, 3, 40, 5_000, 60_000])
  func findsAllWordsAndNoOthers(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let letters = Array("abcdefghijk一二三四五六七八九十銀行卡上下學而時習之")
    func word() -> String {
      String(
        (0..<Int.random(in: 1...7, using: &random)).compactMap { _ in
          letters.randomElement(using: &random)
        })
    }
    let words = (0..<count).map { _ in word() }
    let index = WordIndex(ConcatenatedTexts(words))
    // Of equal words the first counts.
    let expected = Dictionary(zip(words, words.indices), uniquingKeysWith: { first, _ in first })
    #expect(index.count == expected.count)
    #expect(words.allSatisfy { index.number(of: $0) == expected[$0] })
    let others = (0..<20_000).map { _ in word() }
    #expect(others.allSatisfy { index.number(of: $0) == expected[$0] })
    #expect(index.number(of: "") == expected[""])
  }
}
