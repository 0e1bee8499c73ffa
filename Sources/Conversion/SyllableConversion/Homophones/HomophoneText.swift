import NGrams

/// A text as a homophone model reads it: the text before, and a sentence word by word.
package struct HomophoneText {
  private(set) var tokens: [HomophoneToken]
  /// The indices of the sentence's words that have a token of their own.
  private(set) var words: [Int] = []

  /// Creates a text with nothing but the text before.
  package init(after tokens: [HomophoneToken] = []) { self.tokens = tokens }

  /// Appends a word.
  package mutating func append(_ word: HomophoneWord) {
    if word.isToken { words.append(tokens.count) }
    tokens += word.tokens
  }

  /// Appends digits, or other text that is no word.
  package mutating func append(number isNumber: Bool) {
    let token: HomophoneToken = isNumber ? .number : .other
    if tokens.last != token { tokens.append(token) }
  }

  /// Returns the total cost of the sentence's words among their homophones.
  package func cost(in model: HomophoneModel) -> HomophoneCost {
    words.reduce(into: HomophoneCost(byContext: 0, byFrequency: 0)) { total, index in
      guard let cost = model.cost(of: index, in: tokens) else { return }
      total.byContext &+= cost.byContext
      total.byFrequency &+= cost.byFrequency
    }
  }
}

/// The tokens of a word: its own, or those of its characters if the vocabulary does not have it.
package struct HomophoneWord {
  package var tokens: [HomophoneToken]
  /// Whether the word has a token of its own, and can be predicted.
  package var isToken: Bool
}

extension HomophoneModel {
  /// Returns the tokens of a word.
  package func word(_ text: String) -> HomophoneWord {
    if let token = token(spelled: text) { return HomophoneWord(tokens: [token], isToken: true) }
    guard text.unicodeScalars.allSatisfy({ $0.properties.isIdeographic }) else {
      return HomophoneWord(tokens: [.other], isToken: false)
    }
    return HomophoneWord(
      tokens: text.map { token(spelled: String($0)) ?? .other }, isToken: false)
  }

  private func token(spelled text: String) -> HomophoneToken? {
    var text = text
    return text.withUTF8 { token(of: UnsafeRawBufferPointer($0)) }
  }

  /// Returns the tokens at the end of a text, as many as affect the words after it. Its ideographs
  /// are segmented into the words whose frequencies make it likeliest. Digits and letters are one
  /// token each, other text between them is the edge of a clause.
  ///
  /// ```
  /// 天气很好，用iPhone|      天气 很 好 edge 用 other
  /// ```
  package func tokens(endOf text: String) -> [HomophoneToken] {
    var runs: [[Character]] = []
    var count = 0
    for character in text.reversed() {
      guard count < 2 * Self.reach else { break }
      count += 1
      if character.isIdeographic == (runs.last?.last?.isIdeographic ?? !character.isIdeographic) {
        runs[runs.count - 1].append(character)
      } else {
        runs.append([character])
      }
    }
    return runs.reversed().flatMap { run -> [HomophoneToken] in
      let run = Array(run.reversed())
      guard run.first?.isIdeographic == true else {
        return run.reduce(into: []) { tokens, character in
          let token = HomophoneToken(notHan: character)
          if tokens.last != token { tokens.append(token) }
        }
      }
      return segment(run)
    }
  }

  /// Segments ideographs into words.
  private func segment(_ run: [Character]) -> [HomophoneToken] {
    let words = FrequencySegmentation.words(of: run.count, longest: Self.maximumWordLength) {
      start, length in
      token(spelled: String(run[start..<start + length])).map { ($0, frequencyCost(of: $0)) }
    }
    return words.map { $0 ?? .other }
  }

  /// The maximum length of a word in characters.
  private static let maximumWordLength = 6
}

extension HomophoneToken {
  /// Creates the token of a character that is no ideograph.
  fileprivate init(notHan character: Character) {
    self = character.isNumber ? .number : character.isLetter ? .other : .clauseEdge
  }
}
