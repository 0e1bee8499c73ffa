import TestSupport
import Testing

/// Word counts of a text mixed into the frequencies of word lists.
@Suite struct FrequencyTests {
  private func costs(_ words: [String], share: Double?) throws -> [Int32] {
    let lexicon = try SmallWords.lexicon(
      [("the", 10_000), ("hi", 1), ("may", 300), ("May", 100)],
      ngrams: "the\t500\nhi\t400\nmay\t100\nunlisted\t5000\n", ngramShare: share)
    return try words.map { word in
      let found = lexicon.words(spelled: word)
      return lexicon.cost(of: try #require(found.first { lexicon.text(of: $0) == word }))
    }
  }

  @Test func textMakesItsWordsLikelier() throws {
    let alone = try costs(["the", "hi"], share: nil)
    let mixed = try costs(["the", "hi"], share: 0.5)
    #expect(mixed[1] < alone[1] - 5000)
    #expect(mixed[0] > alone[0])
    // Half of the total, and four tenths of the text's listed words: a cost of ln 5.
    #expect(abs(mixed[1] - 1609) < 20)
  }

  @Test func spellingsKeepTheirProportions() throws {
    let alone = try costs(["may", "May"], share: nil)
    let mixed = try costs(["may", "May"], share: 0.5)
    #expect(abs((alone[1] - alone[0]) - (mixed[1] - mixed[0])) <= 1)
  }
}
