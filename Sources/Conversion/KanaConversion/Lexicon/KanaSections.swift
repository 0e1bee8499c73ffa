/// The sections of an image that hold a dictionary of kana-kanji conversion.
///
/// Readings are a trie whose labels are the places of their characters in the alphabet. Node 0 is the
/// root; nodes are numbered breadth first, so the children of node `n` are `children[n] ..<
/// children[n + 1]`, ascending by label. The words of a reading are `words[n] ..< words[n + 1]`, the
/// cheapest first.
///
/// Texts are numbered: text `t` is token `t + 3` of the model of words, as far as that has tokens, so
/// that no table leads from one to the other.
package enum KanaSections {
  /// UTF-8 lines `key TAB value`, and `source TAB name TAB version TAB licence TAB entries TAB
  /// copyright`.
  package static let about = "about"
  /// `UInt32`: the characters of readings, ascending.
  package static let alphabet = "kana.alphabet"
  /// `UInt8` a node: the label that leads to it (0 for the root).
  package static let labels = "kana.labels"
  /// `EliasFano`, a node and one more: its first child.
  package static let children = "kana.children"
  /// `EliasFano`, a node and one more: its first word.
  package static let firstWords = "kana.words.first"
  /// Bits: for each word its text, its pair of classes and its cost less `leastCost`.
  package static let words = "kana.words"
  /// `UInt32`: how many bits each of the three takes, then how many words there are, and the least
  /// cost as `Int32`.
  package static let wordShape = "kana.words.shape"
  /// `UInt16`: left and right class of each pair.
  package static let classPairs = "kana.class.pairs"
  /// `UInt8` a class: what kind of words it has (`WordClass`).
  package static let classKinds = "kana.class.kinds"
  /// `UInt32`: the characters of texts, the most frequent first.
  package static let textAlphabet = "kana.text.alphabet"
  /// `EliasFano`, a text and one more: where it begins in `texts`.
  package static let textOffsets = "kana.text.offsets"
  /// Texts in a code of one byte for the first 192 characters of their alphabet, else two.
  package static let texts = "kana.texts"
  /// `UInt32`: the hash table of `TokenTexts`.
  package static let tokenTexts = "kana.token.texts"
  /// `UInt16` a text that is a word of the model: the right class that it usually has.
  package static let tokenClasses = "kana.token.classes"
  /// `UInt8`: what a word of one class costs after one of another, the right class of the former
  /// telling the row.
  package static let matrix = "kana.matrix"
  /// `UInt32`: how many classes there are, what a step of the matrix costs, the class of numbers
  /// in digits, that of nouns, and how much of a cost of the model of words counts, in 256ths.
  package static let matrixShape = "kana.matrix.shape"

  /// The first part of the names of the sections of the model of words.
  package static let model = "words"
}
