/// The evidence for and against replacing a word that no lexicon has. The word may be right and
/// only unknown.
///
/// A network with one hidden layer (`CorrectionWeights`) turns it into odds. It is fitted to text of
/// nineteen languages with artificial typos and to misspellings (`Benchmarks/spelling/odds.py`).
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
  /// The name of each feature in `values`.
  package static let names = [
    "slip cost", "slip cost a letter", "word cost", "gained by context", "lead", "name",
    "further typos", "split", "parts", "capitals", "capital at start", "capital within",
    "capital of the word", "capital left out", "end differs", "letters added at end",
    "start differs", "letters typed", "shared beginning", "shared end", "known beyond", "letters",
    "dearest letter", "unlisted", "letters gained", "unknown before", "unknown further before",
    "marks left out",
  ]

  /// The numbers of preceding words that are looked up for `unknown before` and
  /// `unknown further before`.
  package static let wordsBefore = 3
  package static let wordsFurtherBefore = 5

  /// The features, in the order of the names.
  package let values: [Double]

  /// The log-odds that the correction is what the user meant.
  package var logOdds: Double { Self.logOdds(of: values) }

  /// The log-odds that omitted marks add, set by hand: the texts that the network is fitted to have
  /// words without marks that their authors mistyped, and these count as right there.
  private static let marksLeftOut = 4.0

  private static func logOdds(of values: [Double]) -> Double {
    CorrectionWeights.logOdds(of: values) + (values.last ?? 0) * marksLeftOut
  }

  /// Returns by how much a feature raises the log-odds, compared with its average.
  package func effect(ofFeature feature: Int) -> Double {
    var others = values
    others[feature] =
      feature < CorrectionWeights.averages.count ? CorrectionWeights.averages[feature] : 0
    return logOdds - Self.logOdds(of: others)
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
  ///   - costs: the costs of typos.
  ///   - unknownBefore: for each of the last words, nearest last, whether no lexicon has it. Words of
  ///     another language follow each other.
  init(
    typed position: TextBeforeWord, correction: Suggestion, next: Suggestion?, name: Suggestion?,
    letters: (typed: [UInt32], meant: [UInt32]), lexicon: WordLexicon, costs: TypoCosts,
    unknownBefore: [Bool]
  ) {
    let (typed, meant) = letters
    let shorter = min(typed.count, meant.count)
    let shared = zip(typed, meant).prefix { $0 == $1 }.count
    let sharedEnd = zip(typed.reversed(), meant.reversed()).prefix(shorter - shared)
      .prefix { $0 == $1 }.count
    let endDiffers = shared > 0 && (typed.last != meant.last || shared == shorter)
    let writing = WordCase(of: position.word)
    let words = lexicon.trie.wordsAt(meant.lazy.map(lexicon.trie.letter))
    let isNeverSmall = !words.isEmpty && words.allSatisfy(lexicon.isNeverSmall)
    let isCapitalLeftOut = isNeverSmall && writing == .asListed
    // Capitals and marks have features of their own.
    let lacksMarks = Self.lacksMarks(typed, of: meant)
    let slipCost = correction.typoCost &- (isCapitalLeftOut ? costs.missingCapital : 0)
    let typoCost = max(lacksMarks ? min(slipCost, costs.unmarked) : slipCost, 0)
    let wordCost = correction.cost &- correction.typoCost
    let typedLetters = typed.map(lexicon.trie.letter)
    let letterCost = lexicon.letterModel.cost(of: typedLetters)
    let meantCost = lexicon.letterModel.cost(of: meant.map(lexicon.trie.letter))
    func nats(_ cost: Int32) -> Double { Double(cost) / 1000 }
    func indicator(_ condition: Bool) -> Double { condition ? 1 : 0 }
    func share(_ count: Int) -> Double { Double(count) / Double(max(typed.count, 1)) }
    values = [
      nats(typoCost),
      nats(typoCost) / Double(max(typed.count, 1)),
      nats(wordCost),
      nats(min(max(words.first.map { lexicon.cost(of: $0) &- wordCost } ?? 0, -6000), 6000)),
      nats(min((next?.cost ?? .max / 2) &- correction.cost, 6000)),
      // The rarer the name, the more this favours the correction.
      nats(min(name?.cost ?? .max, 20_000)) - 20,
      indicator(correction.typos > 1 && !lacksMarks),
      indicator(correction.kind == .split),
      indicator(WordParts(position.word).words.count > 1),
      indicator(writing == .uppercase),
      indicator(writing == .capitalized && !position.isWithinSentence),
      indicator(writing == .capitalized && position.isWithinSentence),
      // In German every noun has its capital, so that a capital tells little about names.
      indicator(writing == .capitalized && isNeverSmall),
      indicator(isCapitalLeftOut),
      indicator(endDiffers),
      indicator(endDiffers && shared == meant.count),
      indicator(shared == 0),
      Double(min(typed.count, 16)),
      share(shared),
      share(sharedEnd),
      // A form of a word continues as other words do after the letter that differs.
      Double(min(max(lexicon.trie.depth(of: typedLetters) - shared, 0), 5)),
      nats(letterCost.total),
      nats(letterCost.costliest),
      nats(WordLexicon.leastUnlisted - lexicon.unlistedCost),
      // The more the correction improves the letters, the more this favours it.
      nats(min(max(letterCost.total - meantCost.total, -6000), 12_000)),
      Double(unknownBefore.suffix(Self.wordsBefore).count { $0 }),
      Double(unknownBefore.dropLast(Self.wordsBefore).count { $0 }),
      indicator(lacksMarks),
    ]
  }

  /// Whether the typed letters are those of the word without its marks: `dziekuje`, `dont`. An umlaut
  /// may be typed with e, and ß as ss: `gruesse`.
  private static func lacksMarks(_ typed: [UInt32], of meant: [UInt32]) -> Bool {
    guard typed != meant else { return false }
    return typed == meant.filter { !TypoModel.marks.contains($0) }
      || typed == meant.flatMap { $0 == 0xDF ? [0x73, 0x73] : [WordFolding.base(of: $0)] }
      || typed == meant.flatMap { spelledOut[$0] ?? [$0] }
  }

  /// The letters typed for ä, ö, ü and ß where a keyboard lacks them.
  private static let spelledOut: [UInt32: [UInt32]] = [
    0xE4: [0x61, 0x65], 0xF6: [0x6F, 0x65], 0xFC: [0x75, 0x65], 0xDF: [0x73, 0x73],
  ]
}
