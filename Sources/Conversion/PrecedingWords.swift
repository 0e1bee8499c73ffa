import LanguageModel
import Lexicon

/// The words that a text ends with, which what is typed next goes on with. They are those whose
/// frequencies make the end of the text likeliest, as many as a language model looks at.
///
/// Behind a mark, a blank or a new line a sentence begins, as in the text that models are made of;
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

  /// The words; nil is a character that is none.
  private(set) var words: [WordID?] = []
  /// Whether they begin a sentence: else something unknown stands before them.
  private(set) var beginsSentence = true

  /// A sentence begins.
  init() {}

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
    words = Self.likeliestWords(of: characters, in: lexicon)
  }

  /// What a model remembers after them.
  func state(in model: any LanguageModel, scorer: any LanguageModelScorer) -> LanguageModelState {
    let start = beginsSentence ? model.start : model.state(afterUnknownIn: model.start)
    return words.reduce(start) { state, word in
      word.map { scorer.score($0, after: state).next } ?? model.state(afterUnknownIn: state)
    }
  }

  /// Viterbi over the frequencies of words.
  private static func likeliestWords(of characters: [Character], in lexicon: Lexicon) -> [WordID?] {
    var best: [(cost: Cost, start: Int, word: WordID?)] = [(0, 0, nil)]
    for end in characters.indices.map({ $0 + 1 }) {
      var found = (cost: best[end - 1].cost &+ unknownCost, start: end - 1, word: WordID?.none)
      for start in max(0, end - longestWord)..<end {
        guard let word = lexicon.word(spelled: String(characters[start..<end])) else { continue }
        let cost = best[start].cost.addingClamped(lexicon.frequencyCost(of: word))
        if cost < found.cost { found = (cost, start, word) }
      }
      best.append(found)
    }
    var words: [WordID?] = []
    var end = characters.count
    while end > 0 {
      words.append(best[end].word)
      end = best[end].start
    }
    return words.reversed()
  }
}

extension Character {
  fileprivate var isIdeographic: Bool { unicodeScalars.first?.properties.isIdeographic ?? false }
}
