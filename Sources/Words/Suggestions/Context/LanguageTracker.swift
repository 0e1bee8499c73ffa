/// Decides word by word which of several languages a text is in. The current language stays until
/// another has clearly more of the recent words.
///
/// ```
/// en, de     I saw the Zeitgeist in        one German word: still English
///            I saw ich habe gestern        three in a row: German from "gestern" on
/// ```
public struct LanguageTracker: Sendable {
  /// The factor by which the weight of earlier words shrinks with each new word.
  private static let decay = 0.7
  /// The lead in score that another language needs to take over.
  private static let lead = 0.9

  /// The index of the language that the next word is assumed to be in.
  public private(set) var current: Int
  /// The score of each language: the decayed number of recent words that it has.
  public private(set) var scores: [Double]

  /// Creates a tracker for `count` languages. The first is the initial one.
  public init(count: Int) {
    current = 0
    scores = [Double](repeating: 0, count: max(count, 1))
  }

  /// Updates the scores with a word.
  ///
  /// - Parameter known: for each language, whether it has the word. A word that all or none of them
  ///   have changes nothing.
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
