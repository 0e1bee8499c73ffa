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
  private static let longestWord = 4
  /// The cost of a character that is no word; larger than that of any word.
  private static let unknownCost: Cost = 30_000

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
      (0..<min(Self.longestWord, last + 1)).map { length in
        lexicon.word(spelled: String(characters[last - length...last]))
      }
    }
  }

  /// All words in order; nil for a character that is no word.
  var words: [WordID?] { words(in: characters.indices) }

  /// Returns the words of a range of the characters, by Viterbi over word frequencies.
  func words(in range: Range<Int>) -> [WordID?] {
    var best: [(cost: Cost, length: Int, word: WordID?)] = [(0, 0, nil)]
    for end in 1..<range.count + 1 {
      var found = (cost: best[end - 1].cost &+ Self.unknownCost, length: 1, word: WordID?.none)
      for (index, word) in wordsByEnd[range.lowerBound + end - 1].prefix(end).enumerated() {
        guard let word else { continue }
        let cost = best[end - index - 1].cost.addingClamped(lexicon.frequencyCost(of: word))
        if cost < found.cost { found = (cost, index + 1, word) }
      }
      best.append(found)
    }
    var words: [WordID?] = []
    var end = range.count
    while end > 0 {
      words.append(best[end].word)
      end -= best[end].length
    }
    return words.reversed()
  }
}

extension Character {
  fileprivate var isIdeographic: Bool { unicodeScalars.first?.properties.isIdeographic ?? false }
}
