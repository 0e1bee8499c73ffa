import NGrams
import SyllableConversion
import TestSupport
import Testing

/// Each reason why a text is not the first candidate, reached with a lexicon made for it.
@Suite struct DiagnosisTests {
  private typealias Row = SmallLexicon.Row

  private func diagnose(
    _ keys: String, _ text: String, _ rows: [Row], bonuses: [String: Cost]? = nil
  ) throws -> Diagnosis {
    let lexicon = try SmallLexicon.make(rows)
    let model: any LanguageModel =
      bonuses.map { PairModel(lexicon: lexicon, bonuses: $0) } ?? FrequencyModel(lexicon: lexicon)
    var converter = LatticeConverter(
      segmenter: LooseSyllables(syllables: lexicon.syllables), lexicon: lexicon, model: model)
    converter.convert(keys, normalized: Array(keys.utf8))
    let diagnosis = converter.whyNot(text, letters: { $0.joined() })
    return try #require(diagnosis)
  }

  /// Returns one-character words starting at code point `first`, all with one reading, each costing
  /// `step` more than the one before.
  private func words(
    _ count: Int, from first: UInt32, reading: String, step: UInt16
  ) -> [Row] {
    (0..<count).map { number in
      Row(
        name(first, number), reading, wordCost: 100 + UInt16(number) * step)
    }
  }

  private func name(_ first: UInt32, _ number: Int) -> String {
    String(UnicodeScalar(first + UInt32(number)) ?? "?")
  }

  private let few = [
    Row("你好", "ni hao", wordCost: 500), Row("你", "ni", wordCost: 300),
    Row("泥", "ni", wordCost: 900), Row("好", "hao", wordCost: 400),
    Row("先", "xian", wordCost: 300), Row("西", "xi", wordCost: 300),
  ]

  @Test func alreadyFirst() throws {
    let comparison = try #require(
      try diagnose("nihao", "你", few + [Row("你好吗", "ni hao ma", wordCost: 9)]).first)
    #expect(comparison.found.text == "你好" && comparison.rank == 1 && comparison.candidate == 3)
  }

  @Test func notInTheLexicon() throws {
    #expect(
      try diagnose("nihao", "你㐂好吗", few)
        == .notInLexicon(missing: ["㐂", "吗"], known: ["你", "好"]))
  }

  @Test func anotherReading() throws {
    let closest = try #require(try diagnose("nihap", "先", few).closest)
    #expect(closest.words.map(\.readings) == [["xian"]] && closest.edits == 3)
    let typo = try #require(try diagnose("nixhao", "你好", few).closest)
    #expect(typo.words.map(\.typed) == ["nixhao"] && typo.edits == 1)
  }

  @Test func costsMore() throws {
    let comparison = try #require(try diagnose("nihao", "泥好", few).lower)
    #expect(comparison.gap == 800 && comparison.losing == .words)
    #expect(comparison.rank == 2 && comparison.candidate == 2 && !comparison.isWord)
  }

  @Test func prunedByWordsPerSpan() throws {
    let rows = words(60, from: 0x4E00, reading: "shi", step: 5)
    let (cut, comparison) = try #require(try diagnose("shi", name(0x4E00, 54), rows).cut)
    #expect(cut.limit == .wordsOfSpan(number: 55, count: 60, kept: 48))
    #expect(comparison.candidate == 55 && comparison.gap == 270)
  }

  @Test func prunedByArcsPerHypothesis() throws {
    let rows = words(40, from: 0x4E00, reading: "shi", step: 5)
    let (cut, _) = try #require(try diagnose("shi", name(0x4E00, 35), rows).cut)
    #expect(cut.limit == .ways(kept: 32) && cut.text == name(0x4E00, 35))
  }

  @Test func prunedByMargin() throws {
    let rows = [Row("是", "shi", wordCost: 100), Row("轼", "shi", wordCost: 20_000)]
    let (cut, comparison) = try #require(try diagnose("shi", "轼", rows).cut)
    #expect(cut.limit == .margin(excess: 19_900, allowed: 11_500))
    #expect(comparison.rank == nil && comparison.candidate == 2)
  }

  @Test func prunedByBeam() throws {
    let rows =
      words(30, from: 0x4E00, reading: "shi", step: 5) + [Row("好", "hao", wordCost: 100)]
    let (cut, comparison) = try #require(
      try diagnose("shihao", name(0x4E00, 27) + "好", rows, bonuses: [:]).cut)
    #expect(cut.limit == .beam(kept: 24) && cut.text == name(0x4E00, 27))
    #expect(comparison.gap == 135)
  }

  /// The pair 乙丁 has a bonus, but 丁 is so rare that it is never looked up.
  @Test func prunedByEstimate() throws {
    let (cut, comparison) = try #require(
      try diagnose("shihao", "乙丁", pairs(rare: 13_000), bonuses: ["乙丁": 12_900]).cut)
    #expect(cut.limit == .estimated(excess: 12_000, allowed: 10_500) && cut.text == "丁")
    #expect(comparison.found.cost == 9_200 && comparison.found.parts.total == 9_200)
  }

  /// Here 丁 is looked up after 甲 but no longer after the rarer 乙.
  @Test func prunedByEstimateAfterOtherHypotheses() throws {
    let cut = try #require(
      try diagnose("shihao", "乙丁", pairs(rare: 7_000), bonuses: ["乙丁": 6_900]).cut?.0)
    #expect(cut.limit == .estimated(excess: 15_000, allowed: 14_500) && cut.text == "丁")
  }

  private func pairs(rare cost: UInt16) -> [Row] {
    [
      Row("甲", "shi", wordCost: 100), Row("乙", "shi", wordCost: 9_100),
      Row("丙", "hao", wordCost: 1_000), Row("丁", "hao", wordCost: cost),
    ]
  }

  /// The pair 乙丁 has a bonus, but 丁 is not looked up after 乙 because it cost too much after 甲.
  @Test func prunedByGain() throws {
    let (cut, comparison) = try #require(
      try diagnose(
        "shihao", "乙丁", pairs(rare: 5_000), bonuses: ["甲丁": -5_000, "乙丁": 4_900]
      ).cut)
    #expect(cut.limit == .gain(allowed: 4_800) && cut.text == "丁")
    #expect(comparison.found.cost == 9_200 && comparison.found.parts.total == 9_200)
  }

  @Test func prunedByListLimits() throws {
    let near =
      words(3, from: 0x4E00, reading: "shi", step: 10)
      + words(3, from: 0x5E00, reading: "hao", step: 100)
    let last = name(0x4E00, 2) + name(0x5E00, 2)
    let (offered, comparison) = try #require(try diagnose("shihao", last, near).cut)
    #expect(offered.limit == .sentencesOffered(kept: 5) && offered.text == last)
    #expect(comparison.rank == 9 && comparison.candidate == nil)

    let far = words(2, from: 0x4E00, reading: "shi", step: 7_000) + [few[3]]
    let costly = name(0x4E00, 1) + "好"
    let (margin, _) = try #require(try diagnose("shihao", costly, far).cut)
    #expect(margin.limit == .sentenceMargin(excess: 7_000, allowed: 6_000))

    let keys = String(repeating: "shihao", count: 22)
    let long = String(repeating: name(0x4E00, 0) + "好", count: 21) + costly
    let close = words(2, from: 0x4E00, reading: "shi", step: 100) + [few[3]]
    let (input, _) = try #require(try diagnose(keys, long, close).cut)
    #expect(input.limit == .longInput(keystrokes: 132, longest: 128))
  }

  @Test func noDiagnosisWithoutKeysOrText() throws {
    let lexicon = try SmallLexicon.make(few)
    var converter = LatticeConverter(
      segmenter: LooseSyllables(syllables: lexicon.syllables), lexicon: lexicon,
      model: FrequencyModel(lexicon: lexicon))
    let withoutKeys = converter.whyNot("你", letters: { $0.joined() })
    converter.convert("ni", normalized: Array("ni".utf8))
    let withoutText = converter.whyNot("", letters: { $0.joined() })
    #expect(withoutKeys == nil && withoutText == nil)
  }
}

extension Diagnosis {
  fileprivate var cut: (Cut, Comparison)? {
    if case .cut(let cut, let comparison) = self { (cut, comparison) } else { nil }
  }
  fileprivate var lower: Comparison? {
    if case .lower(let comparison) = self { comparison } else { nil }
  }
  fileprivate var first: Comparison? {
    if case .first(let comparison) = self { comparison } else { nil }
  }
  fileprivate var closest: ClosestReading? {
    if case .readingDiffers(let closest) = self { closest } else { nil }
  }
}

/// A language model of frequencies with a bonus for certain word pairs. The state is the last word.
private final class PairModel: LanguageModel {
  let lexicon: Lexicon
  let bonuses: [String: Cost]

  init(lexicon: Lexicon, bonuses: [String: Cost]) {
    self.lexicon = lexicon
    self.bonuses = bonuses
  }

  var start: LanguageModelState { LanguageModelState(key: .max) }

  func makeScorer() -> any LanguageModelScorer { Scorer(model: self) }

  func state(afterUnknownIn state: LanguageModelState) -> LanguageModelState { start }

  func explain(_ word: WordID, after state: LanguageModelState) -> [CostPart] {
    let pair = lexicon.text(of: WordID(truncatingIfNeeded: state.key)) + lexicon.text(of: word)
    return [
      CostPart(.words, "frequency", lexicon.frequencyCost(of: word)),
      CostPart(.words, "pair", -(bonuses[pair] ?? 0)),
    ]
  }

  func explainEnd(after state: LanguageModelState) -> [CostPart] { [] }

  private final class Scorer: LanguageModelScorer {
    let model: PairModel

    init(model: PairModel) { self.model = model }

    func score(
      _ word: WordID, after state: LanguageModelState
    ) -> (cost: Cost, next: LanguageModelState) {
      (model.explain(word, after: state).total, LanguageModelState(key: UInt64(word)))
    }

    func endCost(after state: LanguageModelState) -> Cost { 0 }
  }
}
