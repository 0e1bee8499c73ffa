/// Decides which of several languages a text is in, word by word: the one in use stays until others
/// have had clearly more words of late.
///
/// ```
/// en, de     I saw the Zeitgeist in        one German word: still English
///            I saw ich habe gestern        three in a row: German from "gestern" on
/// ```
public struct LanguageTracker: Sendable {
  /// What a word further back counts for, for each word since.
  private static let decay = 0.7
  /// By how much another language must lead to take over.
  private static let lead = 0.9

  /// The language that the next word is taken to be in.
  public private(set) var current: Int
  /// How much of the last words each language has.
  public private(set) var scores: [Double]

  /// A text of one of `count` languages, of which the first is the usual one.
  public init(count: Int) {
    current = 0
    scores = [Double](repeating: 0, count: max(count, 1))
  }

  /// Takes a word in. `known` says which languages have it; one that none or all have tells nothing.
  public mutating func take(known: [Bool]) {
    let hits = known.count { $0 }
    guard known.count == scores.count, hits > 0, hits < known.count else { return }
    for index in scores.indices {
      scores[index] = scores[index] * Self.decay + (known[index] ? 1 / Double(hits) : 0)
    }
    guard let best = scores.indices.max(by: { scores[$0] < scores[$1] }) else { return }
    if scores[best] > scores[current] + Self.lead { current = best }
  }
}
