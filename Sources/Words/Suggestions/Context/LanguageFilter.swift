#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Decides word by word which of several languages is being typed, by how likely each word is in
/// each of them.
///
/// It keeps the probability of each language, by the forward algorithm of a hidden Markov model: a
/// word is in the language of the word before it, or with the probability `change` in another one. A
/// language takes over at the probability `certainty`, so that a borrowed word or a name does not
/// switch.
///
/// ```
/// en, de     I saw the Zeitgeist yesterday    English throughout
///            I saw it. Ich habe               German after "habe"
/// ```
public struct LanguageFilter: Sendable {
  /// The probability that the next word is in another language.
  private static let change = 0.005
  /// The probability from which on another language takes over.
  private static let certainty = 0.97
  /// The cost of a word that a language lacks, in nats: that of a word once in nine million.
  private static let unknown = 16.0
  /// The largest difference that one word makes, in nats: a single word is no proof.
  private static let largestEvidence = 4.5

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
  /// - Parameter costs: for each language `-ln P(word)` in nats; nil if it lacks the word. A word
  ///   that no language has changes nothing.
  public mutating func take(_ costs: [Double?]) {
    guard costs.count == probabilities.count, probabilities.count > 1,
      costs.contains(where: { $0 != nil })
    else { return }
    let known = costs.map { min($0 ?? Self.unknown, Self.unknown) }
    let least = known.min() ?? 0
    let others = Self.change / Double(probabilities.count - 1)
    let total = probabilities.reduce(0, +)
    let next = probabilities.indices.map { index in
      let before =
        probabilities[index] * (1 - Self.change) + (total - probabilities[index]) * others
      return before * exp(-min(known[index] - least, Self.largestEvidence))
    }
    let sum = next.reduce(0, +)
    probabilities = next.map { $0 / sum }
    if let best = probabilities.firstIndex(where: { $0 >= Self.certainty }) { current = best }
  }
}
