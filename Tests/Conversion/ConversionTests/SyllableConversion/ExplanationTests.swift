import SyllableConversion
import TestSupport
import Testing
import ToolSupport

/// How costs are broken down into parts, on small lexicons.
@Suite struct ExplanationTests {
  private func converter(
    _ rows: [SmallLexicon.Row], keys: String
  ) throws -> LatticeConverter {
    let lexicon = try SmallLexicon.make(rows)
    var converter = LatticeConverter(
      segmenter: LooseSyllables(syllables: lexicon.syllables), lexicon: lexicon,
      model: FrequencyModel(lexicon: lexicon))
    converter.convert(keys, normalized: Array(keys.utf8))
    return converter
  }

  @Test func aSentenceIsExplainedWordByWord() throws {
    var converter = try converter(
      [
        .init("你好", "ni hao", wordCost: 900, readingCost: 20), .init("世", "shi", wordCost: 700),
        .init("界", "jie", wordCost: 800, readingCost: 5),
      ], keys: "nihaosijX")
    let found = try #require(converter.explainedSentences(limit: 5).first)
    let best = converter.sentence(at: 0)?.cost
    #expect(found.text == "你好世界X")
    #expect(found.cost == best)
    #expect(found.pieces.map(\.syllables) == [["ni", "hao"], ["shi"], ["jie"], []])
    #expect(
      found.pieces.map(\.parts) == [
        [CostPart(.reading, "reading", 20), CostPart(.words, "frequency", 900)],
        [
          CostPart(.typing, "similar sound si for shi", 300), CostPart(.words, "frequency", 700),
        ],
        [
          CostPart(.typing, "first letters j for jie", 1_000), CostPart(.reading, "reading", 5),
          CostPart(.words, "frequency", 800),
        ],
        [CostPart(.typing, "unconverted letters", 2_000)],
      ])
    #expect(found.parts.total == found.cost)
    #expect(found.cost(of: .typing) == 3_300)
  }

  @Test func wordsAreExplainedInTheOrderOfTheCandidateList() throws {
    var converter = try converter(
      [
        .init("你好", "ni hao", wordCost: 900), .init("你", "ni", wordCost: 300),
        .init("泥", "ni", wordCost: 600, readingCost: 10), .init("好", "hao", wordCost: 300),
      ], keys: "nihao")
    let sentences = converter.explainedSentences(limit: 1).map(\.text)
    #expect(sentences == ["你好"])
    let words = converter.explainedWords(limit: 9, without: sentences)
    #expect(words.map(\.text) == ["你", "泥"])
    #expect(words.map(\.cost) == [300, 610])
    #expect(words.allSatisfy { $0.parts.total == $0.cost })
    let first = converter.candidate(at: 0)?.segment.text
    #expect(first == "你好")
  }

  /// Every sentence can be looked up by its text, with the same cost and rank.
  @Test(arguments: 0..<100)
  func sentencesAreFoundByTheirText(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let syllables = ["a", "an", "fa", "fan", "ga", "gan", "shi"]
    var rows: [SmallLexicon.Row] = []
    for number in 0..<20 {
      let length = number < syllables.count ? 1 : Int.random(in: 1...3, using: &random)
      let reading = (0..<length).compactMap { _ in
        number < syllables.count ? syllables[number] : syllables.randomElement(using: &random)
      }
      rows.append(
        .init(
          String(UnicodeScalar(0x4E00 + number) ?? "?"), reading.joined(separator: " "),
          wordCost: UInt16.random(in: 1...4_000, using: &random),
          readingCost: UInt16.random(in: 0...500, using: &random)))
    }
    let keys = (0..<4).compactMap { _ in syllables.randomElement(using: &random) }.joined()
    var converter = try converter(rows, keys: keys)
    let sentences = converter.explainedSentences(limit: 12)
    for (index, sentence) in sentences.enumerated() {
      #expect(sentence.parts.total == sentence.cost)
      let cost = converter.sentence(at: index)?.cost
      #expect(sentence.cost == cost)
      let diagnosis = converter.whyNot(sentence.text, letters: { $0.joined() })
      switch try #require(diagnosis) {
      case .first(let comparison), .lower(let comparison), .cut(_, let comparison):
        #expect(comparison.found.cost <= sentence.cost && comparison.gap >= 0)
        if comparison.found.text == sentence.text {
          #expect(comparison.rank == index + 1 && comparison.found.cost == sentence.cost)
        }
      default: Issue.record("\(sentence.text) is not found")
      }
    }
  }
}
