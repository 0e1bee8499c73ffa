/// The sections of an image that hold an n-gram model. An image can have two, of words and of
/// characters, distinguished by the prefix of the section names.
///
/// Tokens are numbered: 0 is the unknown token, 1 the start of a sentence, 2 its end. The others
/// follow; tokens that are typed alike have adjacent numbers. Costs are `-ln P` and backoffs `-ln`
/// of the backoff weight, in nats × 1000.
///
/// N-grams are stored under the token that they end with, because a decoder scores the words of one
/// reading after the same few contexts. The n-grams that it needs are then close together in the
/// file, and few of its pages are read. A bigram that trigrams begin with is a *context*; contexts
/// are numbered in the order of their blocks.
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
  /// The name prefix of a word model.
  package static let words = "words"
  /// The name prefix of a character model.
  package static let characters = "chars"

  /// `UInt16` per token: its cost without context.
  package static let unigramCosts = "unigram.costs"
  /// `Int16` per token: its backoff as a context.
  package static let unigramBackoffs = "unigram.backoffs"
  /// Three `UInt32`: the number of contexts, the width in bits of a block's offset, and the width
  /// of a context number.
  package static let shape = "shape"
  /// Bits: for each token the byte offset of its block, and its first context.
  package static let directory = "directory"
  /// Bits: the blocks.
  package static let blocks = "blocks"
  /// `UInt16` per code: the cost of a bigram.
  package static let bigramCodes = "bigram.codes"
  /// `Int16` per code: the backoff of a context.
  package static let contextCodes = "context.codes"
  /// `UInt16` per code: the cost of a trigram.
  package static let trigramCodes = "trigram.codes"

  /// The number of bits that store the width of a block's counts.
  @inlinable package static var countWidthBits: Int { 5 }

  /// Returns the number of bits of an integer up to `maximum`.
  package static func width(of maximum: Int) -> Int {
    Int.bitWidth - max(maximum, 0).leadingZeroBitCount
  }

  /// Returns the number of bits of a code in a codebook with this many values.
  package static func codeWidth(codebookSize: Int) -> Int { width(of: codebookSize - 1) }

  /// Returns the full name of a section.
  package static func name(_ prefix: String, _ part: String) -> String { "\(prefix).\(part)" }
}
