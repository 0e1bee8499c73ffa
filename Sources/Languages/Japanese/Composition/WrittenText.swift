import InputCore
import KanaConversion

/// Something that can be written for some kana, and the words that it is made of.
struct WrittenText: Codable, Hashable, Sendable {
  /// A word in it, over some of the kana. Dates are no words, and have none.
  struct Word: Codable, Hashable, Sendable {
    var start: Int
    var length: Int
    var text: String
    /// Of a number how it is written, which is what is learned of it.
    var style: NumberStyle?

    /// What is learned to be written for its kana; of a number its style.
    var learnedText: String { style?.learnedText ?? text }
  }

  var text = ""
  var words: [Word] = []
  /// How many kana it is written for.
  var length = 0
  /// What of the text comes to stand behind the insertion point: of phrases of the user's own.
  var textAfterCaret = ""

  /// No text, for no kana.
  init() {}

  /// A text without words.
  init(_ text: String, length: Int) {
    self.text = text
    self.length = length
  }

  /// A phrase of the user's own.
  init(_ phrase: Candidate, length: Int) {
    self.init(phrase.text, length: length)
    textAfterCaret = phrase.textAfterCaret
  }

  /// A text that is one word.
  init(word text: String, length: Int) {
    self.init(text, length: length)
    words = [Word(start: 0, length: length, text: text)]
  }

  /// A number.
  init(_ number: WrittenNumber, in style: NumberStyle, length: Int) {
    self.init(number.text(in: style), length: length)
    words = [Word(start: 0, length: length, text: text, style: style)]
  }

  /// What the words of a conversion say together.
  init(_ words: some Sequence<KanaSentence.Word>) {
    for word in words { append(word) }
  }

  /// Adds a word of a conversion at the end.
  mutating func append(_ word: KanaSentence.Word) {
    if word.isLearnable {
      words.append(
        Word(start: length, length: word.length, text: word.text, style: word.numberStyle))
    }
    text += word.text
    length += word.length
  }

  /// Adds another text at the end.
  mutating func append(_ other: WrittenText) {
    words += other.words.map {
      Word(start: $0.start + length, length: $0.length, text: $0.text, style: $0.style)
    }
    text += other.text
    length += other.length
  }

  /// One text after the other.
  static func + (first: WrittenText, second: WrittenText) -> WrittenText {
    var both = first
    both.append(second)
    return both
  }
}
