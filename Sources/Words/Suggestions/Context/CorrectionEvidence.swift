/// The evidence for and against replacing a word that no lexicon has. The word may be right and
/// only unknown.
///
/// It is a model of the odds, fitted by logistic regression to text of seventeen languages with
/// artificial typos and to misspellings (`Benchmarks/spelling/odds.py`). That data has few names and
/// no missing spaces or marks, so the weights of these are set by hand, by how few right words they
/// change.
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
    ("bias", 4.69), ("slip cost", -0.35), ("slip cost a letter", -1.70), ("word cost", -0.38),
    ("lead", 0.36), ("name", -0.04), ("further slips", 0.26), ("split", -0.30), ("parts", -3.99),
    ("capitals", -3.71), ("capital at start", -1.10), ("capital within", -1.20),
    ("end differs", -0.81), ("letters added at end", -1.61), ("start differs", 0.61),
    ("two letters", 0.20), ("three letters", -0.47), ("letters", 0.08), ("dearest letter", 0.01),
    ("unlisted", -1.20), ("marks left out", 3.00), ("letters gained", 0.27),
    ("unknown before", -2.38),
  ]

  /// The number of preceding words that are looked up for `unknown before`.
  package static let wordsBefore = 3

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
  ///   - unknownBefore: how many of the last `wordsBefore` words no lexicon has. Words of another
  ///     language follow each other.
  init(
    typed position: TextBeforeWord, correction: Suggestion, next: Suggestion?, name: Suggestion?,
    letters: (typed: [UInt32], meant: [UInt32]), lexicon: WordLexicon, unknownBefore: Int
  ) {
    let (typed, meant) = letters
    let shared = zip(typed, meant).prefix { $0 == $1 }.count
    let endDiffers =
      shared > 0 && (typed.last != meant.last || shared == min(typed.count, meant.count))
    let unjoined = meant.filter { !TypoModel.marks.contains($0) }
    let lacksMarks = typed != meant && (typed == meant.map(WordFolding.base) || typed == unjoined)
    let writing = WordCase(of: position.word)
    let letterCost = lexicon.letterModel.cost(of: lexicon.trie.letters(of: typed))
    let meantCost = lexicon.letterModel.cost(of: lexicon.trie.letters(of: meant))
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
      // The more the correction improves the letters, the more this favours it.
      nats(min(max(letterCost.total - meantCost.total, -6000), 12_000)),
      Double(unknownBefore),
    ]
  }
}
