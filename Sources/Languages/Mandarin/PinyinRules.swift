import SyllableConversion

/// The tables that an input method builds from its options and a lexicon: the tree of spellings,
/// the table of typos, and the lettered words. They are built once and shared by all converters.
public struct PinyinRules: Sendable {
  /// The options.
  public let options: MandarinOptions
  let segmenter: any KeySegmenter
  let spelling: (any KeystrokeSpelling)?
  /// The decisions about Latin text; nil if none is recognised.
  let latin: LatinReading?

  /// Builds the rules for the syllables and words of a lexicon.
  public init(_ options: MandarinOptions, lexicon: Lexicon) {
    self.options = options
    let typing = options.typing
    let syllables = lexicon.syllables
    let spellings = syllables.pinyinSpellings(fuzzy: typing.fuzzySounds)
    func letteredWords(besides spellings: SpellingTree) -> LetteredWords? {
      options.letteredWords
        ? LetteredWords(
          lexicon, besides: spellings, latinWords: typing.recognisesLatin ? lexicon.latinWords : nil
        )
        : nil
    }
    func latinEdges(_ costs: LatinCosts) -> LatinEdges? {
      typing.recognisesLatin ? LatinEdges(lexicon, costs: costs) : nil
    }
    let digitsChoose = typing.keys == .letters && !typing.hasTones
    latin =
      typing.recognisesLatin && typing.keys != .nine
      ? LatinReading(lexicon, digitsChoose: digitsChoose) : nil
    switch typing.keys {
    case .letters:
      let tree = SpellingTree(spellings)
      segmenter = PinyinSegmenter(
        spellings: tree,
        typos: typing.toleratesTypos
          ? TypoEdges(letters: spellings, in: tree, hasTones: typing.hasTones) : nil,
        letteredWords: letteredWords(besides: tree),
        erhua: Erhua(lexicon, behind: tree, hasTones: typing.hasTones), hasTones: typing.hasTones,
        latin: latinEdges(digitsChoose ? PinyinCost.latin : PinyinCost.latinAmongTones))
      spelling = nil
    case .nine:
      segmenter = NineKeySegmenter(
        spellings: SpellingTree(spellings),
        typos: typing.toleratesTypos ? TypoEdges(nineKeys: spellings) : nil)
      spelling = NineKeySpelling(spellings, syllableCount: syllables.count)
    case .double(let scheme):
      let tree = SpellingTree(spellings, by: scheme)
      segmenter = DoublePinyinSegmenter(
        scheme, spellings: tree,
        typos: typing.toleratesTypos
          ? TypoEdges(scheme, spellings, in: tree, hasTones: typing.hasTones) : nil,
        letteredWords: letteredWords(besides: tree), hasTones: typing.hasTones,
        latin: latinEdges(PinyinCost.latinInDoublePinyin))
      spelling = DoublePinyinSpelling(scheme, spellings: spellings)
    }
  }
}
