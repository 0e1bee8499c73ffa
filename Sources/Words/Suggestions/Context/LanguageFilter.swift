import LibC

/// Decides word by word which of several languages is being typed, by how likely each word is in
/// each of them.
///
/// It keeps the probability of each language, by the forward algorithm of a hidden Markov model: a
/// word is in the language of the word before it, or with the probability `change` in another one; the
/// first word of a sentence more often is. A language takes over at the probability `certainty`, so
/// that a borrowed word or a name does not switch.
///
/// ```
/// en, de     I saw the Zeitgeist yesterday    English throughout
///            I saw it. Ich                    German after "Ich"
///            I saw ich habe                   German after "habe"
/// ```
public struct LanguageFilter: Sendable {
  /// The probability that the next word is in another language.
  private static let change = 0.002
  /// The probability that the first word of a sentence is in another language than the word before it.
  /// People change their language between sentences more often than within one.
  private static let changeOfSentence = 0.1
  /// The probability from which on another language takes over.
  private static let certainty = 0.9
  /// The cost of a word that a language lacks, in nats: that of a word once in nine million.
  private static let unknown = 16.0
  /// The largest difference that one word makes, in nats: within a sentence a single word is no proof.
  private static let largestEvidence = 6.0

  /// The index of the language in use.
  public private(set) var current: Int
  /// The probability of each language, given the words so far.
  public private(set) var probabilities: [Double]

  /// Creates a filter for `count` languages, which is certain of the one with index `current`.
  public init(count: Int, current: Int = 0) {
    self.current = max(0, min(current, count - 1))
    probabilities = []
    probabilities = Self.certain(of: self.current, among: max(count, 1))
  }

  private static func certain(of language: Int, among count: Int) -> [Double] {
    (0..<count).map { $0 == language ? 1 : 0 }
  }

  /// Becomes certain of a language: the user has chosen it.
  public mutating func choose(_ language: Int) {
    guard probabilities.indices.contains(language) else { return }
    current = language
    probabilities = Self.certain(of: language, among: probabilities.count)
  }

  /// Takes the next word.
  ///
  /// - Parameters:
  ///   - costs: for each language `-ln P(word)` in nats; nil if it lacks the word. A word that no
  ///     language has changes nothing.
  ///   - beginsSentence: whether the word is the first one of a sentence.
  public mutating func take(_ costs: [Double?], beginsSentence: Bool = false) {
    guard costs.count == probabilities.count, probabilities.count > 1,
      costs.contains(where: { $0 != nil })
    else { return }
    let known = costs.map { min($0 ?? Self.unknown, Self.unknown) }
    let least = known.min() ?? 0
    let change = beginsSentence ? Self.changeOfSentence : Self.change
    let others = change / Double(probabilities.count - 1)
    let total = probabilities.reduce(0, +)
    let next = probabilities.indices.map { index in
      let before =
        probabilities[index] * (1 - change) + (total - probabilities[index]) * others
      return before * exp(-min(known[index] - least, Self.largestEvidence))
    }
    let sum = next.reduce(0, +)
    probabilities = next.map { $0 / sum }
    if let best = probabilities.firstIndex(where: { $0 >= Self.certainty }) { current = best }
  }
}
