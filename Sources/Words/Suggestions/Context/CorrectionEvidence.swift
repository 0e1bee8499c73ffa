/// What speaks for putting a correction in place of a word that no lexicon has, and against it: the
/// word may be right and only be unknown. A model of the odds, fitted by logistic regression to text
/// with slips made in it and to misspellings (`Benchmarks/spelling/odds.py`). No spaces and no marks are
/// left out there, so the weights of these are set by hand, by how few right words they change.
///
/// ```
/// woefuly   → woefully    a rare word, but near, and nothing else is: a slip
/// Vanna     → Varna       a capital within the sentence: likely a name
/// booleans  → boolean     only the end differs: likely a form of the word
/// sharding  → sharing     its letters come as they do in words: likely one that is unknown
/// ```
///
/// The share of words that the lexicon lacks sets the odds that hold for all its words.
package struct CorrectionEvidence: Sendable {
  /// What each value of `values` is, and how much it adds to the logarithm of the odds.
  package static let weights: [(name: String, weight: Double)] = [
    ("bias", 5.52), ("slip cost", -0.31), ("slip cost a letter", -2.76), ("word cost", -0.35),
    ("lead", 0.33), ("name", 0.28), ("further slips", 1.49), ("split", -0.30), ("parts", -3.44),
    ("capitals", -2.92), ("capital at start", -1.34), ("capital within", -1.46),
    ("end differs", -0.30), ("letters added at end", -0.98), ("start differs", 0.79),
    ("two letters", 0.22), ("three letters", 0.32), ("letters", 0.03), ("dearest letter", 0.19),
    ("unlisted", -1.20), ("marks left out", 3.00),
  ]

  /// The values, in the order of the weights.
  package let values: [Double]

  /// The logarithm of the odds that the correction is what was meant.
  package var logOdds: Double {
    zip(values, Self.weights).reduce(0) { $0 + $1.0 * $1.1.weight }
  }

  /// - Parameters:
  ///   - position: the word as typed, with the text before it.
  ///   - correction: the likeliest correction.
  ///   - next: the one after it.
  ///   - name: the same letters with capitals, where a lexicon has them.
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
      // The rarer the name, the more for the correction.
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
