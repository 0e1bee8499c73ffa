import Japanese
import TestSupport
import Testing
import ToolSupport

/// A converter keeps its lattice and its decoded columns from kana to kana, and returns what a new
/// one would.
@Suite("Japanese conversion kana by kana") struct IncrementalTests {
  private static let parts = [
    "きょう", "は", "いい", "てんき", "です", "ね", "わたし", "の", "なまえ", "を", "かえる", "がっこー", "に", "いく", "さんにん",
    "2", "ー", "とうきょうと", "せってい", "かきかえる",
  ]

  @Test(arguments: 0..<12)
  func keptColumnsDoNotChangeSentences(seed: Int) throws {
    let lexicon = try DefaultDictionary.japanese.get()
    var random = SeededGenerator(seed: UInt64(seed))
    var converter = KanaConverter(lexicon: lexicon)
    let contexts = ["", "学校の", "三人で"].map { KanaContext(after: $0, lexicon: lexicon) }
    var context = contexts[0]
    var kana: [Unicode.Scalar] = []
    for _ in 0..<40 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: context = contexts[Int.random(in: 0..<contexts.count, using: &random)]
      case 1...3 where !kana.isEmpty:
        kana.removeLast(Int.random(in: 1...min(4, kana.count), using: &random))
      default:
        let part = Self.parts[Int.random(in: 0..<Self.parts.count, using: &random)].unicodeScalars
        kana += part.prefix(Int.random(in: 1...part.count, using: &random))
      }
      guard kana.count < 40 else {
        kana = []
        continue
      }
      var fresh = KanaConverter(lexicon: lexicon)
      let next: UInt16 = Bool.random(using: &random) ? 0 : lexicon.nounClass
      let kept = converter.sentences(for: kana, after: context, before: next, limit: 4)
      #expect(kept == fresh.sentences(for: kana, after: context, before: next, limit: 4))
    }
  }
}
