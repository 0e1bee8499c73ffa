/// The sections of an image that hold an n-gram model. There may be two of them, of words and of
/// characters, told apart by the first part of the names.
///
/// Tokens are numbered: 0 is an unknown one, 1 the start of a sentence, 2 its end, and the others
/// follow, those that are typed alike side by side. Costs are `-ln P` and backoffs `-ln` of the
/// backoff weight, in thousandths of a nat.
///
/// N-grams stand under the token that they end with, because that is what a decoder asks: how likely
/// are the words of one reading, each after the same few others? They are then in one place of the
/// file, and few of its pages are read. A bigram that trigrams begin with is a *context*; contexts
/// are numbered in the order of the blocks that they stand in.
///
/// ```
/// block of w:  5 bits: how many bits each of the three counts takes | the counts
///              contexts (v, w): by v, with the codes of cost and backoff
///              other bigrams (v, w): by v, with the code of the cost
///              trigrams (u, v, w): by the number of the context (u, v), with the code of the cost
/// ```
///
/// The three lists are `KeyedRecords`. A block begins at a whole byte.
@usableFromInline package enum NGramSections {
  /// The first part of the names for a model of words.
  package static let words = "words"
  /// The first part of the names for a model of characters.
  package static let characters = "chars"

  /// `UInt16` a token: its cost without context.
  package static let unigramCosts = "unigram.costs"
  /// `Int16` a token: what backing off from it as a context costs.
  package static let unigramBackoffs = "unigram.backoffs"
  /// Three `UInt32`: how many contexts there are, how many bits the place of a block takes, and how
  /// many the number of a context.
  package static let shape = "shape"
  /// Bits: for each token the byte that its block begins at, and its first context.
  package static let directory = "directory"
  /// Bits: the blocks.
  package static let blocks = "blocks"
  /// `UInt16` a code: the cost of a bigram.
  package static let bigramCodes = "bigram.codes"
  /// `Int16` a code: the backoff of a context.
  package static let contextCodes = "context.codes"
  /// `UInt16` a code: the cost of a trigram.
  package static let trigramCodes = "trigram.codes"

  /// How many bits the width of the counts of a block takes.
  @inlinable package static var countWidthBits: Int { 5 }

  /// How many bits a number up to `maximum` takes.
  package static func width(of maximum: Int) -> Int {
    Int.bitWidth - max(maximum, 0).leadingZeroBitCount
  }

  /// How many bits a code takes in a codebook of that many values.
  package static func codeWidth(codebookSize: Int) -> Int { width(of: codebookSize - 1) }

  /// The full name of a section.
  package static func name(_ prefix: String, _ part: String) -> String { "\(prefix).\(part)" }
}
