import Decoding
import DictionaryImage
import LibC
import NGrams
import UserHistory

/// The user model of one converter: learned data as costs of a lexicon's words. It caches lookups
/// of the current snapshot and of earlier ones.
///
/// A reading is identified by a number that is updated syllable by syllable as the lattice grows,
/// so a reading that was never typed costs one bit test.
///
/// Choices for a reading change the costs of its words in every context only if the words have
/// several characters. Choosing 时 instead of 是 says nothing about the next sentence, except in the
/// same context. Single characters count at the beginning of a composition and after the words that
/// they followed.
final class LearnedCosts: UserModel {
  let history: DecayedHistory
  private let lexicon: Lexicon
  private let syllables: ReadingNumbers
  private let beginningTotal: Double

  // Read for every word of a keystroke, by one converter: run-time exclusivity checks are off.
  @exclusivity(unchecked) private var tables: LearnedTables

  /// The cache model of Chinese. The weights of the word and character models add up to more than
  /// 1, so a nat is 1 270 cost units.
  private static let cache = CacheModel(unit: 1_270)

  /// Creates the costs of a snapshot.
  ///
  /// - Parameter earlier: the previous user model. Its lookup tables are taken over if nothing else
  ///   references it.
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

  /// Whether the tables have grown so large that discarding them is better.
  var isFull: Bool { tables.isFull }

  /// Returns the number of a reading extended by one syllable.
  func reading(_ reading: ReadingNumber, followedBy syllable: SyllableID) -> ReadingNumber {
    syllables.reading(reading, followedBy: syllable)
  }

  // MARK: Words of a reading

  /// Returns the index of a reading's learned words in `LearnedTables.readings`, looked up by a
  /// trie node; nil if nothing was learned for it.
  func number(of reading: ReadingNumber, at node: Int32, isBeginning: Bool) -> Int32? {
    var number = tables.number(atNode: Int(node), isBeginning: isBeginning)
    if number == PagedNumbers.unknown {
      number = look(reading, at: node, isBeginning: isBeginning)
    }
    guard number >= 0 else { return nil }
    if tables.readings[Int(number)].census != tables.census { recount(number) }
    return number
  }

  /// Returns the learned words of a reading by its index.
  func reading(_ number: Int32) -> KnownReading { tables.readings[Int(number)] }

  /// Returns a known word by its index.
  @inline(__always)
  func word(_ position: Int) -> KnownWord { tables.words[position] }

  /// Returns the entry of a known word, with its costs.
  func entry(ofKnown position: Int) -> WordEntry { tables.counts[position].entry }

  /// Looks up and caches the learned words of a reading.
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

  /// Updates the probabilities of the words of a reading, which depend on the total count of all
  /// words.
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

  /// Appends the words typed for a reading to the known words.
  ///
  /// - Returns: the extra cost of all other words of the reading.
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
        // Once is an accident: a character competes with many others.
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

  /// Returns the posterior of some choices. If only the likeliest word was chosen, no cost changes.
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
      // Entries ascend by cost: the rest is negligible.
      guard share * Double(entries.upperBound - entry) > Self.leastShare * sum else { break }
    }
    let prior = Self.prior(ofReading: sum * exp(-Double(least) / 1_000))
    return ChoicePosterior(choices: choices.map { ($0.entry.word, $0.count) }, prior: prior) {
      word in
      choices.first { $0.entry.word == word }.map { Self.share($0.entry.cost, least) / sum } ?? 0
    }
  }

  /// Returns μ for a reading with this share of all words: the number of choices that the word
  /// frequencies count as.
  ///
  /// It assumes that the user typed `wordsBefore` words before anything was learned. The minimum is
  /// one choice: a single 首付 counts for much against 首富, a single 基数 for little against 技术. The
  /// maximum is `greatestPrior`: a handful of choices has an effect for any word.
  private static func prior(ofReading share: Double) -> Double {
    min(max(wordsBefore * share, 1), greatestPrior)
  }

  private static let wordsBefore = 10_000.0
  private static let greatestPrior = 3.0
  private static let leastShare = 1e-5

  private static func share(_ cost: Cost, _ least: Cost) -> Double {
    exp(Double(least &- cost) / 1_000)
  }

  /// Returns the counts of the words at a node in a history group, in the order of their entries.
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

  /// The number of most frequent entries whose texts are compared directly. The word is nearly
  /// always among them, and a search of all words of the lexicon waits for memory at each step.
  private static let frequentEntries = 32

  /// Returns the entry of a node whose word has a text; nil if there is none.
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

  /// Returns the learned followers of a word; empty if the word is nil.
  func context(after word: WordID?) -> KnownContext {
    guard let word else { return .none }
    var position = tables.context(after: word)
    if position == PagedNumbers.unknown { position = look(after: word) }
    return KnownContext(
      readings: tables.contexts[Int(position)].summary.readings, position: position)
  }

  /// Looks up and caches the learned followers of a word.
  private func look(after word: WordID) -> Int32 {
    let context = HistoryContext(language: history.language, after: lexicon.utf8(of: word))
    return tables.append(context, history.snapshot.summary(of: context), after: word)
  }

  /// Returns the change of a known word's cost without a preceding word: zero or negative.
  ///
  /// - Parameter cost: the cost without this change.
  @inline(__always)
  func gain(ofKnown number: Int32, on cost: Cost) -> Cost {
    Self.cache.gain(recalledAt: tables.words[Int(number)].recalled, on: cost)
  }

  /// Returns the change of a known word's cost in a context: zero or negative.
  @inline(__always)
  func gain(ofKnown number: Int32, in context: KnownContext, on cost: Cost) -> Cost {
    // Evaluated for every arc to the word; mostly the word was never typed in this context.
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

  /// Returns the weight of a word in a history group.
  private func weight(of word: WordID, in group: HistoryGroup) -> HistoryWeight {
    var sum = HistoryWeight.zero
    let own = lexicon.utf8(of: word)
    history.snapshot.forEachItem(of: group) { text, weight in
      if text.hasSameBytes(as: own) { sum = sum + weight }
    }
    return sum
  }
}
