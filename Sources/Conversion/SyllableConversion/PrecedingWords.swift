import Decoding
import NGrams

/// The words that a text ends with, which what is typed next goes on with. They are those whose
/// frequencies make the end of the text likeliest, as many as a language model looks at.
///
/// Behind a mark, a space or a new line a sentence begins, as in the text that models are made of;
/// letters and digits are something that models do not know.
///
/// ```
/// 天气很好，我们去|     start 我们 去
/// 用iPhone手机|         ? 手机
/// ```
struct PrecedingWords {
  /// So many characters say all that a trigram of words hears.
  private static let charactersRead = 8
  /// Longer words are read as their parts: each length is a search through the lexicon, and the first
  /// key waits for it.
  private static let longestWord = 4
  /// A character that is no word costs more than any that is.
  private static let unknownCost: Cost = 30_000

  /// Whether the characters begin a sentence: else something unknown stands before them.
  private(set) var beginsSentence = true
  let characters: [Character]
  /// The words that end behind each character, the shortest first.
  private let wordsByEnd: [[WordID?]]
  private let lexicon: Lexicon

  /// The words at the end of a text.
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

  /// All words; nil is a character that is none.
  var words: [WordID?] { words(in: characters.indices) }

  /// The words that a range of the characters is read as, by Viterbi over their frequencies.
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
