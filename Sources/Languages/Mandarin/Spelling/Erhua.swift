import SyllableConversion

/// The `r` that a syllable ends with where 儿 is part of it: 哪儿 is typed `nar` as well as `naer`.
///
/// ```
/// zainar      zai na r      在哪儿
/// wanrma      wan r ma      玩儿吗
/// naren       na ren        begins a syllable
/// zgr         z g r         stands behind no syllable
/// na3r        na3 r         the tone may stand before it, where tones are typed, or behind: nar3
/// ```
struct Erhua: Sendable {
  /// A shorter syllable has none: `er` is 儿 by itself.
  private static let shortestSyllable = 2
  private static let key = UInt8(ascii: "r")

  private let syllable: SyllableID
  private let spellings: SpellingTree
  private let hasTones: Bool

  /// That of a lexicon, behind syllables as they are spelled; nil where it does not know which of the
  /// characters read `er` it may be.
  init?(_ lexicon: Lexicon, behind spellings: SpellingTree, hasTones: Bool) {
    guard lexicon.tones != nil, let syllable = lexicon.syllables.syllable(spelled: "er") else {
      return nil
    }
    self.syllable = syllable
    self.spellings = spellings
    self.hasTones = hasTones
  }

  /// Appends the `r` at `start`, where it stands behind a syllable and begins none.
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
    (Self.shortestSyllable...PinyinSegmenter.longestSyllable).contains { length in
      length <= point && spellings.spells(keys[point - length..<point])
    }
  }
}
