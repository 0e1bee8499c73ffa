import SyllableConversion

/// The `r` at the end of a syllable with erhua: 哪儿 is typed `nar` as well as `naer`.
///
/// ```
/// zainar      zai na r      在哪儿
/// wanrma      wan r ma      玩儿吗
/// naren       na ren        the r begins a syllable
/// zgr         z g r         the r follows no syllable
/// na3r        na3 r         if tones are on, the tone is before the r, or after it: nar3
/// ```
struct Erhua: Sendable {
  /// The minimum length of a syllable with erhua: `er` is 儿 alone.
  private static let shortestSyllable = 2
  private static let key = UInt8(ascii: "r")

  private let syllable: SyllableID
  private let spellings: SpellingTree
  private let hasTones: Bool

  /// Creates the rule for a lexicon and the spellings of its syllables; nil if the lexicon does not
  /// tell which character read `er` it is.
  init?(_ lexicon: Lexicon, behind spellings: SpellingTree, hasTones: Bool) {
    guard lexicon.tones != nil, let syllable = lexicon.syllables.syllable(spelled: "er") else {
      return nil
    }
    self.syllable = syllable
    self.spellings = spellings
    self.hasTones = hasTones
  }

  /// Appends the `r` at `start` if it follows a syllable and begins none.
  func appendEdge(from start: Int, in keys: [UInt8], to edges: inout [SegmentEdge]) {
    var end = start + 1
    guard keys[start] == Self.key, end == keys.count || !keys[end].isVowel else { return }
    let hasTone = hasTones && start > 0 && keys.tone(at: start - 1) > 0
    guard isBehindSyllable(hasTone ? start - 1 : start, in: keys) else { return }
    if hasTones, keys.tone(at: end) > 0 { end += 1 }
    edges.append(
      SegmentEdge(
        start: start, end: keys.skippingApostrophe(end), kind: .syllable,
        syllables: syllable..<syllable + 1, cost: PinyinCost.erhua, tone: SegmentEdge.erhua))
  }

  private func isBehindSyllable(_ point: Int, in keys: [UInt8]) -> Bool {
    (Self.shortestSyllable...PinyinSegmenter.maximumSyllableLength).contains { length in
      length <= point && spellings.spells(keys[point - length..<point])
    }
  }
}
