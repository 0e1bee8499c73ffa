import NGrams

/// What the mixed model remembers: the context of words, the last word and the context of
/// characters, packed into the 64 bits of a state.
///
/// ```
/// 63        42 41      22 21               0
/// word context  last word  character context
/// ```
///
/// The last character needs no place: the last word has it.
struct MixedContext {
  /// `NGramTables.Context.node` of the words.
  var wordNode: UInt32 = 0
  /// The last word, or one of the two below.
  var lastWord: WordID
  /// `NGramTables.Context.node` of the characters.
  var characterNode: UInt32 = 0

  private static let nodeBits: UInt64 = 22
  private static let wordBits: UInt64 = 20
  private static let nodeMask: UInt64 = (1 << nodeBits) - 1
  private static let wordMask: UInt64 = (1 << wordBits) - 1

  /// Nothing stands before.
  static let sentenceStart = WordID(wordMask)
  /// Something that is no word stands before.
  static let unknown = WordID(wordMask - 1)
  /// Lexicons have fewer words than this.
  static let wordLimit = Int(unknown)
  /// Models have fewer contexts than this.
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
