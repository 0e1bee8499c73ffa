import DictionaryImage
import NGrams

/// The data of a lexicon word that the mixed model needs besides its n-grams.
package struct WordTraits: Hashable, Sendable {
  /// The token in the word model; 0 for a word too rare to have one.
  package var token: NGramTables.Token
  /// Whether the word begins with letters. All such words share one token.
  package var isInLetters: Bool
  /// The cost of the third and further characters, given those before them (nats × 1000).
  package var innerCost: Cost
  /// The context of the last two characters (`NGramTables.Context.node`); 0 if the word has only
  /// one.
  package var lastContext: UInt32
  /// The tokens of the first, second and last character. `second` is `noCharacter` if the word has
  /// only one.
  package var first: NGramTables.Token
  package var second: NGramTables.Token
  package var last: NGramTables.Token

  /// A value that no character has: the start of a sentence.
  package static let noCharacter = NGramTables.sentenceStart

  /// Creates the traits of a word.
  package init(
    token: NGramTables.Token, innerCost: Cost, lastContext: UInt32, first: NGramTables.Token,
    second: NGramTables.Token, last: NGramTables.Token, isInLetters: Bool = false
  ) {
    self.token = token
    self.isInLetters = isInLetters
    self.innerCost = innerCost
    self.lastContext = lastContext
    self.first = first
    self.second = second
    self.last = last
  }
}

/// The widths in bits of a word's traits, which follow from the two n-gram models:
///
/// ```
/// token | inner cost: 16 | last context || first character | second | last
/// ```
///
/// The token of a word in letters is stored as `inLetters`.
package struct WordTraitWidths: Sendable {
  let token: Int
  let context: Int
  let character: Int
  private static let cost = UInt16.bitWidth
  /// A value that no word's token has: the start of a sentence.
  private static let inLetters = NGramTables.sentenceStart

  /// Creates the widths for a number of word tokens, character tokens and character contexts.
  package init(words: Int, characters: Int, contexts: Int) {
    token = NGramSections.width(of: words)
    context = NGramSections.width(of: contexts)
    character = NGramSections.width(of: characters)
  }

  /// Creates the widths for the models of words and of characters.
  package init(words: NGramTables, characters: NGramTables) {
    self.init(
      words: words.tokenCount, characters: characters.tokenCount,
      contexts: characters.contextCount)
  }

  /// Creates the widths for models with the maximum number of contexts that a state can hold.
  package init(words: Int, characters: Int) {
    self.init(words: words, characters: characters, contexts: MixedContext.contextLimit)
  }

  /// The total width of one word's traits.
  package var all: Int { model &+ 3 &* character }
  private var model: Int { token &+ Self.cost &+ context }

  /// Whether each half fits into one read.
  var areReadable: Bool { max(model, 3 * character) <= BitArray.readableWidth }

  /// Returns the traits that begin at a bit offset. Bits outside the array read as 0.
  @inline(__always)
  func traits(at bit: Int, in bits: BitArray) -> WordTraits {
    var rest = bits.integer(at: bit, width: model)
    func take(_ width: Int) -> UInt32 {
      defer { rest = rest &>> UInt64(width) }
      return UInt32(truncatingIfNeeded: rest & (1 &<< UInt64(width) &- 1))
    }
    let token = take(token)
    let cost = take(Self.cost)
    let context = take(context)
    rest = bits.integer(at: bit &+ model, width: 3 &* character)
    let isInLetters = token == Self.inLetters
    return WordTraits(
      token: isInLetters ? NGramTables.unknown : token,
      innerCost: Cost(truncatingIfNeeded: cost), lastContext: context,
      first: take(character), second: take(character), last: take(character),
      isInLetters: isInLetters)
  }

  /// Appends the traits of a word.
  package func append(_ traits: WordTraits, to bits: inout BitArrayBuilder) {
    bits.append(UInt64(traits.isInLetters ? Self.inLetters : traits.token), width: token)
    bits.append(UInt64(UInt16(clamping: traits.innerCost)), width: Self.cost)
    bits.append(UInt64(traits.lastContext), width: context)
    bits.append(UInt64(traits.first), width: character)
    bits.append(UInt64(traits.second), width: character)
    bits.append(UInt64(traits.last), width: character)
  }
}
