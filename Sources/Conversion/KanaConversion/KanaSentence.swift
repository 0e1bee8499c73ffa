/// A conversion of kana: its words in order.
package struct KanaSentence: Hashable, Sendable {
  /// A word of the sentence.
  package struct Word: Hashable, Sendable {
    /// The number of kana covered.
    package var length: Int
    package var text: String
    package var left: UInt16
    package var right: UInt16
    /// Whether the word can be learned; false for kana kept as they are.
    package var isLearnable = true
    /// The style of a number; nil for any other word.
    package var numberStyle: NumberStyle?

    /// Creates a word.
    package init(
      length: Int, text: String, left: UInt16, right: UInt16, isLearnable: Bool = true,
      numberStyle: NumberStyle? = nil
    ) {
      self.length = length
      self.text = text
      self.left = left
      self.right = right
      self.isLearnable = isLearnable
      self.numberStyle = numberStyle
    }
  }

  package var words: [Word]
  package var cost: Int32

  /// Creates a sentence of some words.
  package init(words: [Word], cost: Int32) {
    self.words = words
    self.cost = cost
  }

  /// The text of all words.
  package var text: String { words.map(\.text).joined() }
}
