import DictionaryImage

/// The sections of an image that hold a dictionary for kana-kanji conversion.
///
/// Readings form a trie. Its labels are the indices of characters in the alphabet. Node 0 is the
/// root; nodes are numbered breadth first, so the children of node `n` are
/// `children[n] ..< children[n + 1]`, ascending by label. The words of a reading are
/// `words[n] ..< words[n + 1]`, cheapest first.
///
/// Texts are numbered so that text `t` is token `t + 3` of the word model, as far as the model has
/// tokens. No table is needed to map one to the other.
package enum KanaSections {
  /// UTF-8 lines `key TAB value`, and
  /// `source TAB name TAB version TAB licence TAB entries TAB copyright`.
  package static let about = "about"
  /// `UInt32`: the characters of readings, ascending.
  package static let alphabet = "kana.alphabet"
  /// `UInt8` per node: the label that leads to it (0 for the root).
  package static let labels = "kana.labels"
  /// `EliasFano`, per node and one more: its first child.
  package static let children = "kana.children"
  /// `EliasFano`, per node and one more: its first word.
  package static let firstWords = "kana.words.first"
  /// Bits: for each word its text, its pair of classes, and its cost minus `leastCost`.
  package static let words = DictionaryKind.kana.section
  /// `UInt32`: the widths in bits of these three, then the number of words, the least cost as
  /// `Int32`, and the least cost of a text that is only offered as `Int32`; 0 for none.
  package static let wordShape = "kana.words.shape"
  /// `UInt16`: the left and right class of each pair.
  package static let classPairs = "kana.class.pairs"
  /// `UInt8` per class: its kind (`WordClass`).
  package static let classKinds = "kana.class.kinds"
  /// `UInt32`: the characters of texts, most frequent first.
  package static let textAlphabet = "kana.text.alphabet"
  /// `EliasFano`, per text and one more: its offset in `texts`.
  package static let textOffsets = "kana.text.offsets"
  /// The texts, encoded with one byte for each of the first 192 characters of their alphabet and
  /// two bytes for any other.
  package static let texts = "kana.texts"
  /// `UInt32`: the hash table of `TokenTexts`.
  package static let tokenTexts = "kana.token.texts"
  /// `UInt16` per text in the word model: its usual right class.
  package static let tokenClasses = "kana.token.classes"
  /// `UInt8`: the connection costs, one row per right class of the preceding word, one column per
  /// left class.
  package static let matrix = "kana.matrix"
  /// `UInt32`: the number of classes, the cost of one step of the matrix, the class of numbers in
  /// digits, the class of nouns, and the weight of the word model in 256ths.
  package static let matrixShape = "kana.matrix.shape"

  /// The table of descriptions (`PhraseTableSections`): for each kanji its readings and the words
  /// that name it, separated by spaces. Missing if the manifest names none.
  package static let descriptions = PhraseTableSections(prefix: "kana.kanji")

  /// The prefix of the section names of the word model.
  package static let model = "words"
}
