import InputCore
import KanaConversion

/// Written text for a range of kana, and the words it consists of.
struct WrittenText: Codable, Hashable, Sendable {
  /// A word of the text and the kana it covers. Dates have no words.
  struct Word: Codable, Hashable, Sendable {
    var start: Int
    var length: Int
    var text: String
    /// The number style; nil for other words. For a number only the style is learned.
    var style: NumberStyle?

    /// The text to learn for the reading: the style of a number, otherwise the word.
    var learnedText: String { style?.learnedText ?? text }
  }

  var text = ""
  var words: [Word] = []
  /// The number of kana it covers.
  var length = 0
  /// The end of the text that is placed after the insertion point. Only own phrases have one.
  var textAfterCaret = ""

  /// Creates an empty text that covers no kana.
  init() {}

  /// Creates a text without words.
  init(_ text: String, length: Int) {
    self.text = text
    self.length = length
  }

  /// Creates the text of an own phrase.
  init(_ phrase: Candidate, length: Int) {
    self.init(phrase.text, length: length)
    textAfterCaret = phrase.textAfterCaret
  }

  /// Creates a text that is a single word.
  init(word text: String, length: Int) {
    self.init(text, length: length)
    words = [Word(start: 0, length: length, text: text)]
  }

  /// Creates a number in one style.
  init(_ number: WrittenNumber, in style: NumberStyle, length: Int) {
    self.init(number.text(in: style), length: length)
    words = [Word(start: 0, length: length, text: text, style: style)]
  }

  /// Creates the text of the words of a conversion.
  init(_ words: some Sequence<KanaSentence.Word>) {
    for word in words { append(word) }
  }

  /// Appends a word of a conversion.
  mutating func append(_ word: KanaSentence.Word) {
    if word.isLearnable {
      words.append(
        Word(start: length, length: word.length, text: word.text, style: word.numberStyle))
    }
    text += word.text
    length += word.length
  }

  /// Appends another text.
  mutating func append(_ other: WrittenText) {
    words += other.words.map {
      Word(start: $0.start + length, length: $0.length, text: $0.text, style: $0.style)
    }
    text += other.text
    length += other.length
  }

  /// Concatenates two texts.
  static func + (first: WrittenText, second: WrittenText) -> WrittenText {
    var both = first
    both.append(second)
    return both
  }
}
