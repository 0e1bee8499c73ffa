import DictionaryImage

/// The sections of an image of a homophone model.
///
/// A **token** is a word of the vocabulary, or one of the first four: the edge of a clause, the end
/// of a line, which only training uses, a number, and other text that is no word. The words follow,
/// most frequent first, so that most vectors of a text lie on few pages. A **set** is the words of one
/// reading that compete with each other, most frequent first; the sets are in the order of their
/// first words. A **row** is a place in the sequence of all sets.
///
/// A **vector** is `width` numbers of 8 bits; it has a scale, an `f32`, that multiplies them.
package enum HomophoneSections {
  /// UTF-8 lines `key TAB value`: the language, the number of `words`, and a `source` line.
  package static let about = "about"
  /// `UInt32`: the version of these sections, and `width`.
  package static let settings = DictionaryKind.homophones.section
  /// UTF-8 lines `key TAB value`: the weights of `HomophoneWeights`.
  package static let weights = "homophones.weights"
  /// `UInt32` per word and one more: the byte offset of its text in `text`.
  package static let offsets = "homophones.offsets"
  /// The UTF-8 texts of the words, concatenated.
  package static let text = "homophones.text"
  /// `UInt32` per word: the words in the byte order of their texts.
  package static let order = "homophones.order"
  /// `UInt16` per word: `-ln P(word)` in nats × 1000.
  package static let costs = "homophones.costs"
  /// `UInt32` per word: its row; all bits set for a word without homophones.
  package static let rows = "homophones.rows"
  /// `UInt32` per set and one more: its first row.
  package static let sets = "homophones.sets"
  /// `UInt16` per row: `-ln P(word)` among the words of its set, in nats × 1000.
  package static let shares = "homophones.shares"
  /// `f32` per row: the bias of the word.
  package static let biases = "homophones.biases"
  /// A vector per row, and its scale: the word as it is predicted.
  package static let outputs = "homophones.outputs"
  package static let outputScales = "homophones.outScales"
  /// A vector per token, and its scale: the word as part of a context.
  package static let inputs = "homophones.inputs"
  package static let inputScales = "homophones.inScales"
  /// `UInt16` per token: the numbers of its first and of its last character.
  package static let characters = "homophones.chars"
  /// A vector per character, and its scale: the last character before a word.
  package static let before = "homophones.before"
  package static let beforeScales = "homophones.befScales"
  /// A vector per character, and its scale: the first character after a word.
  package static let after = "homophones.after"
  package static let afterScales = "homophones.aftScales"
  /// `width` × `f32` per place: the weights of the words at each distance; see
  /// `HomophoneModel.places`.
  package static let places = "homophones.places"

  /// The version that this code reads.
  package static let version: UInt32 = 1
  /// The number of tokens that are no words.
  package static let firstWord = 4
  /// The row of a word without homophones.
  package static let noRow = UInt32.max
}
