import DictionaryImage
import NGrams

/// What the mixed model has to know of a word of the lexicon, besides its n-grams.
package struct WordTraits: Hashable, Sendable {
  /// Its token in the model of words, 0 for a word too rare to have one.
  package var token: NGramTables.Token
  /// Whether the word begins with letters: its token is that of all such words.
  package var isInLetters: Bool
  /// What its third and further characters cost after those before them, in thousandths of a nat.
  package var innerCost: Cost
  /// The context of its last two characters (`NGramTables.Context.node`); 0 where it has one.
  package var lastContext: UInt32
  /// The tokens of its characters; it has no second one where that is `noCharacter`.
  package var first: NGramTables.Token
  package var second: NGramTables.Token
  package var last: NGramTables.Token

  /// No character is the start of a sentence.
  package static let noCharacter = NGramTables.sentenceStart

  /// The traits of a word.
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

/// How many bits the traits of a word take, which follows from the two n-gram models:
///
/// ```
/// token | inner cost: 16 | last context || first character | second | last
/// ```
///
/// The token of a word in letters is written as `inLetters`.
package struct WordTraitWidths: Sendable {
  let token: Int
  let context: Int
  let character: Int
  private static let cost = UInt16.bitWidth
  /// No word is the start of a sentence.
  private static let inLetters = NGramTables.sentenceStart

  /// The widths for so many tokens of words and of characters, and contexts of characters.
  package init(words: Int, characters: Int, contexts: Int) {
    token = NGramSections.width(of: words)
    context = NGramSections.width(of: contexts)
    character = NGramSections.width(of: characters)
  }

  /// The widths for the models of words and of characters.
  package init(words: NGramTables, characters: NGramTables) {
    self.init(
      words: words.tokenCount, characters: characters.tokenCount,
      contexts: characters.contextCount)
  }

  /// The widths for models with as many contexts as a state of the model can number.
  package init(words: Int, characters: Int) {
    self.init(words: words, characters: characters, contexts: MixedContext.contextLimit)
  }

  /// The bits of one word.
  package var all: Int { model &+ 3 &* character }
  private var model: Int { token &+ Self.cost &+ context }

  /// Whether each half can be read at once.
  var areReadable: Bool { max(model, 3 * character) <= BitArray.readableWidth }

  /// The traits that begin at a bit; what lies outside reads as 0.
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
    for character in [traits.first, traits.second, traits.last] {
      bits.append(UInt64(character), width: self.character)
    }
  }
}
