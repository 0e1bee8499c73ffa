import Decoding
import NGrams
import UserHistory

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What was learned, as costs of the words of a lexicon. It belongs to one converter and remembers
/// what it has looked up in one snapshot, and before in earlier ones.
///
/// A reading is known by a number that grows as the lattice walks from syllable to syllable, so a
/// reading that was never typed costs one look at a bit.
///
/// What was chosen for a reading moves its words wherever they stand only if they have several
/// characters: 时 in the place of 是 says nothing about the next sentence but in the same place. Single
/// characters count where they begin what is typed, and after the words that they followed.
final class LearnedCosts: UserModel {
  let history: DecayedHistory
  private let lexicon: Lexicon
  private let syllables: ReadingNumbers
  private let beginningTotal: Double

  // Looked at for every word of a key, by one converter: access is not checked as it runs.
  @exclusivity(unchecked) private var tables: LearnedTables

  /// The model of Chinese. Models of words and of characters count more than once together.
  private static let cache = CacheModel(unit: 1_270)

  /// - Parameter earlier: what was learned before, with the tables of what was looked up: they are
  ///   taken, where nobody else needs them.
  init(
    _ snapshot: HistorySnapshot, at now: HistoryTime, language: String, lexicon: Lexicon,
    syllables: ReadingNumbers, takingFrom earlier: inout LearnedCosts?
  ) {
    self.lexicon = lexicon
    self.syllables = syllables
    let time: HistoryTime
    if let taken = LearnedCosts.takeTables(of: &earlier, for: snapshot, at: now) {
      (tables, time) = taken
    } else {
      (tables, time) = (LearnedTables(nodes: lexicon.nodeCount, words: lexicon.wordCount), now)
    }
    history = DecayedHistory(snapshot, at: time, language: language)
    beginningTotal = history.total(of: history.beginnings)
  }

  func takeTables() -> LearnedTables {
    var taken = LearnedTables()
    swap(&taken, &tables)
    return taken
  }

  func renew(
    _ tables: inout LearnedTables, to snapshot: HistorySnapshot, changed keys: [HistoryKey]
  ) {
    tables.renew(
      to: snapshot, changed: keys, language: history.language, lexicon: lexicon,
      syllables: syllables)
  }

  /// Whether so much was looked up that it is better forgotten than kept.
  var isFull: Bool { tables.isFull }

  /// The reading one syllable further.
  func reading(_ reading: ReadingNumber, followedBy syllable: SyllableID) -> ReadingNumber {
    syllables.reading(reading, followedBy: syllable)
  }

  // MARK: Words of a reading

  /// The number under which something is known of the words of a reading, found at a node of the
  /// lexicon's trie; nil where nothing is.
  func number(of reading: ReadingNumber, at node: Int32, isBeginning: Bool) -> Int32? {
    var number = tables.number(atNode: Int(node), isBeginning: isBeginning)
    if number == PagedNumbers.unknown {
      number = look(reading, at: node, isBeginning: isBeginning)
    }
    guard number >= 0 else { return nil }
    if tables.readings[Int(number)].census != tables.census { recount(number) }
    return number
  }

  /// What is known under the number of a reading.
  func reading(_ number: Int32) -> KnownReading { tables.readings[Int(number)] }

  /// A known word.
  @inline(__always)
  func word(_ position: Int) -> KnownWord { tables.words[position] }

  /// The entry of a known word, with what it costs.
  func entry(ofKnown position: Int) -> WordEntry { tables.counts[position].entry }

  /// Looks up what is known of a reading, and remembers it.
  private func look(
    _ reading: ReadingNumber, at node: Int32, isBeginning: Bool
  ) -> Int32 {
    var number = LearnedTables.nothing
    let first = tables.words.count
    let costOfOthers = appendKnown(reading, at: node, isBeginning: isBeginning)
    if tables.words.count > first {
      number = Int32(truncatingIfNeeded: tables.readings.count)
      tables.readings.append(
        KnownReading(first..<tables.words.count, costOfOthers: costOfOthers))
    }
    tables.set(number, atNode: Int(node), isBeginning: isBeginning)
    return number
  }

  /// Brings the likelihoods of the words of a reading up to date: they are among all words.
  private func recount(_ number: Int32) {
    for position in tables.readings[Int(number)].words {
      let counts = tables.counts[position]
      let likelihood =
        Self.cache.words.likelihood(of: counts.count, among: history.wordTotal)
        + Self.cache.beginnings.likelihood(of: counts.beginnings, among: beginningTotal)
      tables.counts[position].likelihood = likelihood
      tables.words[position].recalled = Self.cache.cost(of: likelihood)
    }
    tables.readings[Int(number)].census = tables.census
  }

  /// Appends the words that were typed for a reading to those known, and answers what all others cost
  /// more.
  private func appendKnown(
    _ reading: ReadingNumber, at node: Int32, isBeginning: Bool
  ) -> Cost {
    let typed = counts(of: HistoryGroup(history.words, reading), at: node)
    guard !typed.isEmpty else { return 0 }
    let begun = isBeginning ? counts(of: HistoryGroup(history.beginnings, reading), at: node) : []
    let first = tables.words.count
    var choices: [(entry: WordEntry, count: Double)] = []
    for (entry, count) in typed {
      let beginnings = begun.first { $0.entry.word == entry.word }?.count ?? 0
      let isCharacter = isCharacter(entry.word)
      if !isCharacter {
        choices.append((entry, count))
      } else if beginnings > 1 {
        // Once is an accident: a character has many others beside it.
        choices.append((entry, beginnings - 1))
      }
      tables.words.append(KnownWord(entry, of: reading))
      tables.counts.append(
        KnownWordCounts(
          entry: entry, count: isCharacter ? 0 : count, beginnings: beginnings))
    }
    let posterior = posterior(of: choices, at: node)
    for index in first..<tables.words.count {
      tables.words[index].cost = posterior.cost(of: tables.words[index].word)
    }
    return posterior.costOfOthers
  }

  /// What choices say. They say nothing where the likeliest word alone was chosen.
  private func posterior(of choices: [(entry: WordEntry, count: Double)], at node: Int32)
    -> ChoicePosterior
  {
    let entries = lexicon.entries(at: Int(node))
    guard let first = entries.first, choices.contains(where: { $0.entry.entry != first }) else {
      return ChoicePosterior()
    }
    let least = WordEntry(first, in: lexicon).cost
    var sum = 0.0
    for entry in entries {
      let share = Self.share(WordEntry(entry, in: lexicon).cost, least)
      sum += share
      // Entries ascend by cost: all that follow are next to nothing.
      guard share * Double(entries.upperBound - entry) > Self.leastShare * sum else { break }
    }
    let prior = Self.prior(ofReading: sum * exp(-Double(least) / 1_000))
    return ChoicePosterior(choices: choices.map { ($0.entry.word, $0.count) }, prior: prior) {
      word in
      choices.first { $0.entry.word == word }.map { Self.share($0.entry.cost, least) / sum } ?? 0
    }
  }

  /// μ for a reading that is this share of all that is typed: the frequencies count as much as so many
  /// choices. They are those of some thousand words that the user typed before anything was learned, but
  /// at least one choice: one 首付 tells much against 首富, one 基数 little against 技术. And no more than
  /// some: a handful of choices is heard for any word.
  private static func prior(ofReading share: Double) -> Double {
    min(max(wordsBefore * share, 1), greatestPrior)
  }

  private static let wordsBefore = 10_000.0
  private static let greatestPrior = 3.0
  private static let leastShare = 1e-5

  private static func share(_ cost: Cost, _ least: Cost) -> Double {
    exp(Double(least &- cost) / 1_000)
  }

  /// The words at a node among what was typed, in the order of its entries, and how often they were.
  private func counts(
    of group: HistoryGroup, at node: Int32
  ) -> [(entry: WordEntry, count: Double)] {
    var counts: [(entry: WordEntry, count: Double)] = []
    history.snapshot.forEachItem(of: group) { text, weight in
      guard let entry = entry(of: text, at: node) else { return }
      counts.append((WordEntry(entry, in: lexicon), history.choices(weight)))
    }
    if counts.count > 1 { counts.sort { $0.entry.entry < $1.entry.entry } }
    return counts
  }

  /// Of so many entries, the most frequent, each text is compared: it is nearly always one of them, and
  /// a search through all words of the lexicon waits for memory at each step.
  private static let frequentEntries = 32

  /// The entry of a node whose word has a text.
  private func entry(of text: UnsafeRawBufferPointer, at node: Int32) -> Int? {
    let entries = lexicon.entries(at: Int(node))
    let rest = entries.dropFirst(Self.frequentEntries)
    let frequent = entries.prefix(Self.frequentEntries).first {
      lexicon.utf8(of: lexicon.word(ofEntry: $0)).hasSameBytes(as: text)
    }
    guard frequent == nil, !rest.isEmpty, let word = lexicon.word(spelled: text) else {
      return frequent
    }
    return rest.first { lexicon.word(ofEntry: $0) == word }
  }

  private func isCharacter(_ word: WordID) -> Bool {
    lexicon.utf8(of: word).count { $0 & 0xC0 != 0x80 } == 1
  }

  // MARK: Words after words

  /// What was typed after a word.
  func context(after word: WordID?) -> KnownContext {
    guard let word else { return .none }
    var position = tables.context(after: word)
    if position == PagedNumbers.unknown { position = look(after: word) }
    return KnownContext(
      readings: tables.contexts[Int(position)].summary.readings, position: position)
  }

  /// Looks up what was typed after a word, and remembers it.
  private func look(after word: WordID) -> Int32 {
    let context = HistoryContext(language: history.language, after: lexicon.utf8(of: word))
    return tables.append(context, history.snapshot.summary(of: context), after: word)
  }

  /// What a known word costs more, in truth less, after no word, beside what it costs else.
  @inline(__always)
  func gain(ofKnown number: Int32, on cost: Cost) -> Cost {
    Self.cache.gain(recalledAt: tables.words[Int(number)].recalled, on: cost)
  }

  /// The same in a context.
  @inline(__always)
  func gain(ofKnown number: Int32, in context: KnownContext, on cost: Cost) -> Cost {
    // Asked for every way to the word; mostly it never was typed there.
    context.readings.mayHave(tables.words[Int(number)].reading)
      ? gain(ofKnown: Int(number), following: context, on: cost)
      : gain(ofKnown: number, on: cost)
  }

  private func gain(ofKnown position: Int, following context: KnownContext, on cost: Cost) -> Cost {
    let (context, summary) = tables.contexts[Int(context.position)]
    let group = HistoryGroup(context, tables.words[position].reading)
    guard history.snapshot.mayHave(group) else {
      return gain(ofKnown: Int32(truncatingIfNeeded: position), on: cost)
    }
    let pair = LearnedTables.pair(group, position)
    let weight: HistoryWeight
    if let found = tables.pairs[pair] {
      weight = found
    } else {
      weight = self.weight(of: tables.words[position].word, in: group)
      tables.pairs.set(weight, for: pair)
    }
    let likelihood = Self.cache.followers.likelihood(
      of: history.choices(weight), among: summary.total * history.scale)
    return Self.cache.gain(
      recalledAt: Self.cache.cost(of: tables.counts[position].likelihood + likelihood),
      on: cost)
  }

  /// How often a word was typed in a group.
  private func weight(of word: WordID, in group: HistoryGroup) -> HistoryWeight {
    var sum = HistoryWeight.zero
    let own = lexicon.utf8(of: word)
    history.snapshot.forEachItem(of: group) { text, weight in
      if text.hasSameBytes(as: own) { sum = sum + weight }
    }
    return sum
  }
}
