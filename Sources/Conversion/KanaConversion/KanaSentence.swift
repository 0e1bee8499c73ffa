/// A conversion of kana: its words in order.
package struct KanaSentence: Hashable, Sendable {
  /// A word of it.
  package struct Word: Hashable, Sendable {
    /// How many kana it covers.
    package var length: Int
    package var text: String
    package var left: UInt16
    package var right: UInt16
    /// Whether it is a word that can be learned, and no kana as they are.
    package var isLearnable = true
    /// Of a number how it is written.
    package var numberStyle: NumberStyle?

    /// A word.
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

  /// A sentence of some words.
  package init(words: [Word], cost: Int32) {
    self.words = words
    self.cost = cost
  }

  /// The whole text.
  package var text: String { words.map(\.text).joined() }
}
