import Conversion
import Lexicon

/// What the options of an input method make of the syllables of a lexicon: the spellings as a tree,
/// the slips as a table. Made once and shared by all converters of the method.
public struct PinyinRules: Sendable {
  /// The options.
  public let options: MandarinOptions
  let segmenter: any KeySegmenter
  let spelling: (any KeystrokeSpelling)?

  /// The rules of some options over some syllables.
  public init(_ options: MandarinOptions, syllables: SyllableTable) {
    self.options = options
    let typing = options.typing
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
