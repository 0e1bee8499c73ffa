import Conversion
import Lexicon

/// What a way of typing makes of the syllables of a lexicon: the spellings as a tree, the slips as a
/// table. Made once and shared by all converters that type so.
public struct PinyinRules: Sendable {
  /// The way of typing.
  public let typing: PinyinTyping
  let segmenter: any KeySegmenter
  let spelling: (any KeystrokeSpelling)?

  /// The rules of a way of typing over some syllables.
  public init(_ typing: PinyinTyping, syllables: SyllableTable) {
    self.typing = typing
    let spellings = syllables.pinyinSpellings(fuzzy: typing.fuzzySounds)
    switch typing.keys {
    case .letters:
      segmenter = PinyinSegmenter(
        spellings: SpellingTree(spellings),
        slips: typing.forgivesSlips ? SlipTable(spellings) : nil,
        hasTones: typing.hasTones)
      spelling = nil
    case .nine:
      segmenter = NineKeySegmenter(spellings: SpellingTree(spellings))
      spelling = NineKeySpelling(spellings, syllableCount: syllables.count)
    case .double(let scheme):
      segmenter = DoublePinyinSegmenter(scheme, spellings: spellings, hasTones: typing.hasTones)
      spelling = DoublePinyinSpelling(scheme, spellings: spellings)
    }
  }
}
