import InputCore
import Mandarin
import TestSupport
import Testing

@Suite struct CandidateTests {
  private func candidates(_ keys: String, limit: Int = 2_000) throws -> [Candidate] {
    var converter = PinyinConverter(lexicon: try DefaultDictionary.mandarin.get())
    converter.convert(keys)
    var all: [Candidate] = []
    while all.count < limit, let candidate = converter.candidate(at: all.count) {
      all.append(candidate)
    }
    return all
  }

  @Test(arguments: ["womenquchifan", "xian", "zgr", "shi", "nihaoshijie", "yi"])
  func candidatesAreDistinctAndSortedByLength(keys: String) throws {
    let all = try candidates(keys)
    #expect(Set(all.map(\.text)).count == all.count)
    let lengths = all.map(\.keystrokeCount).drop { $0 == keys.count }
    // Candidates that cut a syllable follow those that do not, and candidates with a corrected typo all
    // others, each again longest first.
    #expect(zip(lengths, lengths.dropFirst()).count { $0 < $1 } <= 2)
    #expect(all.first?.keystrokeCount == keys.count)
  }

  @Test func everyCharacterOfASyllableIsOffered() throws {
    let all = try candidates("shi")
    #expect(all.count > 100)
    #expect(all.prefix(6).map(\.text).contains("是"))
    #expect(all.map(\.text).contains("匙"))
  }

  @Test func candidatesCoverTheirReading() throws {
    let all = try candidates("xi'anren")
    let city = try #require(all.first { $0.text == "西安" })
    #expect(city.segment.reading == "xi'an")
    #expect(city.segment.spelledReading == "xi'an")
    let west = try #require(all.first { $0.text == "西" })
    #expect(west.segment.reading == "xi'")
  }
}
