/// The evidence for and against replacing a word that no lexicon has. The word may be right and
/// only unknown.
///
/// It is a model of the odds, fitted by logistic regression to text with artificial typos and to
/// misspellings (`Benchmarks/spelling/odds.py`). That data has no missing spaces or marks, so the
/// weights of these are set by hand, by how few right words they change.
///
/// ```
/// woefuly   → woefully    a rare word, but near, and no other is: a typo
/// Vanna     → Varna       a capital within the sentence: likely a name
/// booleans  → boolean     only the end differs: likely a form of the word
/// sharding  → sharing     a letter sequence typical of words: likely unknown
/// ```
///
/// The share of running text that the lexicon lacks is the prior for all its words.
package struct CorrectionEvidence: Sendable {
  /// The name of each feature in `values`, and its weight in the log-odds.
  package static let weights: [(name: String, weight: Double)] = [
    ("bias", 5.52), ("slip cost", -0.31), ("slip cost a letter", -2.76), ("word cost", -0.35),
    ("lead", 0.33), ("name", 0.28), ("further slips", 1.49), ("split", -0.30), ("parts", -3.44),
    ("capitals", -2.92), ("capital at start", -1.34), ("capital within", -1.46),
    ("end differs", -0.30), ("letters added at end", -0.98), ("start differs", 0.79),
    ("two letters", 0.22), ("three letters", 0.32), ("letters", 0.03), ("dearest letter", 0.19),
    ("unlisted", -1.20), ("marks left out", 3.00),
  ]

  /// The features, in the order of the weights.
  package let values: [Double]

  /// The log-odds that the correction is what the user meant.
  package var logOdds: Double {
    zip(values, Self.weights).reduce(0) { $0 + $1.0 * $1.1.weight }
  }

  /// Computes the features of a correction.
  ///
  /// - Parameters:
  ///   - position: the word as typed, with the text before it.
  ///   - correction: the cheapest correction.
  ///   - next: the second cheapest; nil if there is none.
  ///   - name: the same letters with capitals, if a lexicon has them.
  ///   - letters: the folded letters of the word and of the correction.
  ///   - lexicon: the lexicon that has the correction.
  init(
    typed position: TextBeforeWord, correction: Suggestion, next: Suggestion?, name: Suggestion?,
    letters: (typed: [UInt32], meant: [UInt32]), lexicon: WordLexicon
  ) {
    let (typed, meant) = letters
    let shared = zip(typed, meant).prefix { $0 == $1 }.count
    let endDiffers =
      shared > 0 && (typed.last != meant.last || shared == min(typed.count, meant.count))
    let lacksMarks = typed != meant && typed == meant.map(WordFolding.base)
    let writing = WordCase(of: position.word)
    let letterCost = lexicon.letterModel.cost(of: lexicon.trie.letters(of: typed))
    func nats(_ cost: Int32) -> Double { Double(cost) / 1000 }
    func indicator(_ condition: Bool) -> Double { condition ? 1 : 0 }
    values = [
      1,
      nats(correction.typoCost),
      nats(correction.typoCost) / Double(max(typed.count, 1)),
      nats(correction.cost - correction.typoCost),
      nats(min((next?.cost ?? .max / 2) - correction.cost, 6000)),
      // The rarer the name, the more this favours the correction.
      nats(min(name?.cost ?? .max, 20_000)) - 20,
      indicator(correction.slips > 1),
      indicator(correction.kind == .split),
      indicator(WordParts(position.word).words.count > 1),
      indicator(writing == .uppercase),
      indicator(writing == .capitalized && !position.isWithinSentence),
      indicator(writing == .capitalized && position.isWithinSentence),
      indicator(endDiffers),
      indicator(endDiffers && shared == meant.count),
      indicator(shared == 0),
      indicator(typed.count == 2),
      indicator(typed.count == 3),
      nats(letterCost.total),
      nats(letterCost.costliest),
      nats(WordLexicon.leastUnlisted - lexicon.unlistedCost),
      indicator(lacksMarks),
    ]
  }
}
