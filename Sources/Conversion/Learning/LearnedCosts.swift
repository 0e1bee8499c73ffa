import LanguageModel
import Lexicon
import UserHistory

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What was learned, as costs of the words of a lexicon. It belongs to one converter and remembers
/// what it has looked up in one snapshot.
///
/// A reading is known by a number that grows as the lattice walks from syllable to syllable, so a
/// reading that was never typed costs one look at a bit.
///
/// What was chosen for a reading moves its words wherever they stand only if they have several
/// characters: 时 in the place of 是 says nothing about the next sentence but in the same place. Single
/// characters count where they begin what is typed, and after the words that they followed.
final class LearnedCosts {
  private let snapshot: HistorySnapshot
  private let language: String
  private let lexicon: Lexicon
  private let syllables: ReadingNumbers
  private let words: HistoryContext
  /// What begins what is typed: the words after no word.
  private let beginnings: HistoryContext
  private let scale: Double
  private let wordTotal: Double
  private let beginningTotal: Double

  // Looked at for every word of a key, by one converter: access is not checked as it runs.
  /// The numbers of readings; negative where nothing is known.
  @exclusivity(unchecked) private var numbers = LookupTable<Int32>(bits: 8)
  @exclusivity(unchecked) private var readings: [Reading] = []
  @exclusivity(unchecked) private var known: [KnownWord] = []
  /// What was typed after words, by their numbers.
  @exclusivity(unchecked) private var contexts = LookupTable<HistoryContext?>(bits: 8)
  /// The logarithms of likelihoods of known words after other ones, by `pair`.
  @exclusivity(unchecked) private var pairs = LookupTable<Double>()

  /// What is known of a reading: the words typed, in `known` by their numbers, and what all others cost
  /// more. Without references, since it is looked at for each of its words.
  struct Reading {
    fileprivate(set) var known: Range<Int>
    fileprivate(set) var costOfOthers: Cost
    /// Bit `w & 63` is set for each word `w` typed: of nearly all other words one look shows that they
    /// were not.
    fileprivate var words: UInt64

    @inline(__always)
    func mayHave(_ word: WordID) -> Bool { words & Self.bit(of: word) != 0 }

    fileprivate static func bit(of word: WordID) -> UInt64 { 1 << UInt64(word & 63) }
  }

  /// A word that was typed for a reading.
  private struct KnownWord {
    var entry: WordEntry
    var reading: ReadingNumber
    /// What it costs more for having been chosen.
    var cost: Cost = 0
    /// How likely it is to come again, without a word before, and the logarithm of that.
    var likelihood: Double
    var logarithm: Double
  }

  init(
    _ snapshot: HistorySnapshot, at now: HistoryTime, language: String, lexicon: Lexicon,
    syllables: ReadingNumbers
  ) {
    self.snapshot = snapshot
    self.language = language
    self.lexicon = lexicon
    self.syllables = syllables
    words = HistoryContext(language: language)
    beginnings = HistoryContext(language: language, after: "".utf8)
    scale = snapshot.scale(at: now)
    wordTotal = snapshot.total(of: words) * scale
    beginningTotal = snapshot.total(of: beginnings) * scale
  }

  /// The reading one syllable further.
  func reading(_ reading: ReadingNumber, followedBy syllable: SyllableID) -> ReadingNumber {
    syllables.reading(reading, followedBy: syllable)
  }

  // MARK: Words of a reading

  /// The number under which something is known of the words of a reading, found at a node of the
  /// lexicon's trie; nil where nothing is.
  func number(of reading: ReadingNumber, at node: Int32, isBeginning: Bool) -> Int32? {
    guard snapshot.mayHave(HistoryGroup(words, reading)) else { return nil }
    // At the beginning of what is typed more is known.
    let key = isBeginning ? ~reading.number : reading.number
    let number = numbers[key] ?? look(reading, at: node, isBeginning: isBeginning, key)
    return number < 0 ? nil : number
  }

  /// What is known under the number of a reading.
  func reading(_ number: Int32) -> Reading { readings[Int(number)] }

  /// The entries of the lexicon whose words were typed for a reading.
  func entries(of reading: Reading) -> some Sequence<WordEntry> {
    known[reading.known].lazy.map(\.entry)
  }

  /// Whether so much was looked up that it is better forgotten than kept.
  var isFull: Bool { numbers.count > Self.manyReadings }

  private static let manyReadings = 2_048

  /// What a word of a reading costs more, and its own number where it was typed before, else
  /// `LatticeNode.noEvidence`.
  @inline(__always)
  func evidence(for word: WordID, in reading: Reading) -> (cost: Cost, known: Int32) {
    reading.mayHave(word)
      ? evidence(forKnown: word, in: reading) : (reading.costOfOthers, LatticeNode.noEvidence)
  }

  private func evidence(forKnown word: WordID, in reading: Reading) -> (cost: Cost, known: Int32) {
    for place in reading.known where known[place].entry.word == word {
      return (known[place].cost, Int32(truncatingIfNeeded: place))
    }
    return (reading.costOfOthers, LatticeNode.noEvidence)
  }

  /// Looks up what is known of a reading, and remembers it.
  private func look(
    _ reading: ReadingNumber, at node: Int32, isBeginning: Bool, _ key: UInt64
  ) -> Int32 {
    var number: Int32 = -1
    let first = known.count
    let costOfOthers = appendKnown(reading, at: node, isBeginning: isBeginning)
    if known.count > first {
      number = Int32(truncatingIfNeeded: readings.count)
      let words = known[first...].reduce(0) { $0 | Reading.bit(of: $1.entry.word) }
      readings.append(
        Reading(known: first..<known.count, costOfOthers: costOfOthers, words: words))
    }
    numbers.insert(number, for: key)
    return number
  }

  /// Appends the words that were typed for a reading to `known`, and answers what all others cost more.
  private func appendKnown(
    _ reading: ReadingNumber, at node: Int32, isBeginning: Bool
  ) -> Cost {
    let typed = counts(of: HistoryGroup(words, reading), at: node)
    guard !typed.isEmpty else { return 0 }
    let begun = isBeginning ? counts(of: HistoryGroup(beginnings, reading), at: node) : []
    let first = known.count
    var choices: [(entry: WordEntry, count: Double)] = []
    for (entry, count) in typed {
      var likelihood = 0.0
      let beginnings = begun.first { $0.entry.word == entry.word }?.count ?? 0
      if isCharacter(entry.word) {
        // Once is an accident: a character has many others beside it.
        if beginnings > 1 { choices.append((entry, beginnings - 1)) }
      } else {
        choices.append((entry, count))
        likelihood = Recollection.likelihood(ofWord: count, among: wordTotal)
      }
      likelihood += Recollection.likelihood(ofBeginning: beginnings, among: beginningTotal)
      known.append(
        KnownWord(
          entry: entry, reading: reading, likelihood: likelihood, logarithm: log(likelihood)))
    }
    let evidence = evidence(of: choices, at: node)
    for index in first..<known.count {
      known[index].cost = evidence.cost(of: known[index].entry.word)
    }
    return evidence.costOfOthers
  }

  /// What choices say. They say nothing where the likeliest word alone was chosen.
  private func evidence(of choices: [(entry: WordEntry, count: Double)], at node: Int32) -> Evidence
  {
    let entries = lexicon.entries(at: Int(node))
    guard let first = entries.first, choices.contains(where: { $0.entry.entry != first }) else {
      return Evidence()
    }
    let least = WordEntry(first, in: lexicon).cost
    var sum = 0.0
    for entry in entries {
      let share = Self.share(WordEntry(entry, in: lexicon).cost, least)
      sum += share
      // Entries ascend by cost: all that follow are next to nothing.
      guard share * Double(entries.upperBound - entry) > Self.leastShare * sum else { break }
    }
    let prior = Evidence.prior(ofReading: sum * exp(-Double(least) / 1_000))
    return Evidence(choices: choices.map { ($0.entry.word, $0.count) }, prior: prior) { word in
      choices.first { $0.entry.word == word }.map { Self.share($0.entry.cost, least) / sum } ?? 0
    }
  }

  private static let leastShare = 1e-5

  private static func share(_ cost: Cost, _ least: Cost) -> Double {
    exp(Double(least &- cost) / 1_000)
  }

  /// The words at a node among what was typed, by their numbers, and how often they were.
  private func counts(
    of group: HistoryGroup, at node: Int32
  ) -> [(entry: WordEntry, count: Double)] {
    var counts: [(entry: WordEntry, count: Double)] = []
    snapshot.forEachItem(of: group) { text, weight in
      guard let entry = entry(of: text, at: node) else { return }
      counts.append((WordEntry(entry, in: lexicon), weight.choices * scale))
    }
    if counts.count > 1 { counts.sort { $0.entry.word < $1.entry.word } }
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

  /// What was typed after a word; nil where nothing was, or there is no word.
  func context(after word: WordID?) -> HistoryContext? {
    guard let word else { return nil }
    if let known = contexts[UInt64(word)] { return known }
    let context = HistoryContext(language: language, after: lexicon.utf8(of: word))
    let known = snapshot.mayHave(context) ? context : nil
    contexts.insert(known, for: UInt64(word))
    return known
  }

  /// What a known word costs more, in truth less, in a context, beside what it costs else.
  @inline(__always)
  func gain(ofKnown number: Int32, in context: HistoryContext?, on cost: Cost) -> Cost {
    let word = known[Int(number)]
    if let context {
      let group = HistoryGroup(context, word.reading)
      // Asked for every way to the word; mostly the answer is no.
      if snapshot.mayHave(group) {
        return Recollection.gain(
          logarithm: logarithm(ofKnown: number, in: group, of: context), on: cost)
      }
    }
    return Recollection.gain(logarithm: word.logarithm, on: cost)
  }

  /// The logarithm of a known word's likelihood in a context.
  private func logarithm(
    ofKnown number: Int32, in group: HistoryGroup, of context: HistoryContext
  ) -> Double {
    // The number of a group is a hash; so is this.
    let pair = group.number &+ UInt64(UInt32(bitPattern: number)) &* 0xD6E8_FEB8_6659_FD93
    if let logarithm = pairs[pair] { return logarithm }
    let word = known[Int(number)]
    var count = 0.0
    let own = lexicon.utf8(of: word.entry.word)
    snapshot.forEachItem(of: group) { text, weight in
      if text.hasSameBytes(as: own) { count += weight.choices }
    }
    let likelihood = Recollection.likelihood(
      ofFollower: count * scale, among: snapshot.total(of: context) * scale)
    let logarithm = log(word.likelihood + likelihood)
    pairs.insert(logarithm, for: pair)
    return logarithm
  }
}
