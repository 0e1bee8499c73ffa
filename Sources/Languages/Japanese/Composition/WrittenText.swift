import InputCore
import KanaDictionary

/// Something that can be written for some kana, and the words that it is made of.
struct WrittenText: Codable, Hashable, Sendable {
  /// A word in it, over some of the kana. Numbers and dates are no words, and have none.
  struct Word: Codable, Hashable, Sendable {
    var start: Int
    var length: Int
    var text: String
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

  /// What the words of a conversion say together.
  init(_ words: some Sequence<KanaSentence.Word>) {
    for word in words { append(word) }
  }

  /// Adds a word of a conversion at the end.
  mutating func append(_ word: KanaSentence.Word) {
    if word.isWord {
      words.append(Word(start: length, length: word.length, text: word.text))
    }
    text += word.text
    length += word.length
  }

  /// Adds another text at the end.
  mutating func append(_ other: WrittenText) {
    words += other.words.map {
      Word(start: $0.start + length, length: $0.length, text: $0.text)
    }
    text += other.text
    length += other.length
  }
}
