import Decoding
import NGrams

/// The last words of the text before the caret, which the next word continues. The text is
/// segmented into the words whose frequencies make it likeliest, and limited to what a language
/// model uses.
///
/// A punctuation mark, a space or a line break begins a sentence, as in the text that models are
/// trained on. Letters and digits are unknown to the models.
///
/// ```
/// 天气很好，我们去|     start 我们 去
/// 用iPhone手机|         ? 手机
/// ```
struct PrecedingWords {
  /// The maximum number of characters read. Eight contain all that a word trigram uses.
  private static let charactersRead = 8
  /// The maximum length of a word in characters. Longer words are read as their parts: each length
  /// is a search of the lexicon, and the first key waits for it.
  private static let maximumWordLength = 4

  /// Whether the characters begin a sentence. Otherwise something unknown precedes them.
  private(set) var beginsSentence = true
  let characters: [Character]
  /// The words that end at each character, shortest first.
  private let wordsByEnd: [[WordID?]]
  private let lexicon: Lexicon

  /// Reads the words at the end of a text.
  init(endOf text: String, in lexicon: Lexicon) {
    var characters: [Character] = []
    for character in text.reversed() {
      guard character.isIdeographic, characters.count < Self.charactersRead else {
        beginsSentence = !(character.isIdeographic || character.isLetter || character.isNumber)
        break
      }
      characters.append(character)
    }
    characters.reverse()
    self.characters = characters
    self.lexicon = lexicon
    wordsByEnd = characters.indices.map { last in
      (0..<min(Self.maximumWordLength, last + 1)).map { length in
        lexicon.word(spelled: String(characters[last - length...last]))
      }
    }
  }

  /// All words in order; nil for a character that is no word.
  var words: [WordID?] { words(in: characters.indices) }

  /// Returns the words of a range of the characters, by Viterbi over word frequencies.
  func words(in range: Range<Int>) -> [WordID?] {
    FrequencySegmentation.words(of: range.count, longest: Self.maximumWordLength) { start, length in
      wordsByEnd[range.lowerBound + start + length - 1][length - 1].map {
        ($0, lexicon.frequencyCost(of: $0))
      }
    }
  }
}
