import NGrams

/// The context of the mixed model: the word context, the last word and the character context,
/// packed into the 64 bits of a state.
///
/// ```
/// 63        42 41      22 21               0
/// word context  last word  character context
/// ```
///
/// The last character is not stored: the last word determines it.
struct MixedContext {
  /// The word context (`NGramTables.Context.node`).
  var wordNode: UInt32 = 0
  /// The last word, or `sentenceStart` or `unknown`.
  var lastWord: WordID
  /// The character context (`NGramTables.Context.node`).
  var characterNode: UInt32 = 0

  private static let nodeBits: UInt64 = 22
  private static let wordBits: UInt64 = 20
  private static let nodeMask: UInt64 = (1 << nodeBits) - 1
  private static let wordMask: UInt64 = (1 << wordBits) - 1

  /// A value of `lastWord`: the start of a sentence.
  static let sentenceStart = WordID(wordMask)
  /// A value of `lastWord`: something that is no word.
  static let unknown = WordID(wordMask - 1)
  /// The exclusive upper bound of the number of words in a lexicon.
  static let wordLimit = Int(unknown)
  /// The upper bound of the number of contexts in an n-gram model.
  static let contextLimit = Int(nodeMask)

  init(lastWord: WordID) {
    self.lastWord = lastWord
  }

  init(_ state: LanguageModelState) {
    let key = state.key
    wordNode = UInt32(truncatingIfNeeded: key >> (Self.wordBits + Self.nodeBits))
    lastWord = WordID(truncatingIfNeeded: (key >> Self.nodeBits) & Self.wordMask)
    characterNode = UInt32(truncatingIfNeeded: key & Self.nodeMask)
  }

  var state: LanguageModelState {
    LanguageModelState(
      key: UInt64(wordNode) << (Self.wordBits + Self.nodeBits)
        | UInt64(lastWord) << Self.nodeBits | UInt64(characterNode))
  }
}
