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
  @exclusivity(unchecked) private var numbers: [Place: Int32] = [:]
  @exclusivity(unchecked) private var readings: [Reading] = []
  @exclusivity(unchecked) private var known: [KnownWord] = []
  @exclusivity(unchecked) private var contexts: [WordID: HistoryContext] = [:]
  @exclusivity(unchecked) private var pairs: [Pair: Double] = [:]

  /// A reading, at the beginning or behind other words.
  private struct Place: Hashable {
    var reading: ReadingNumber
    var isBeginning: Bool
  }

  /// What is known of a reading: the words typed, in `known` by their numbers, and what all others cost more. Without
  /// references, since it is looked at for each of its words.
  private struct Reading {
    var known: Range<Int>
    var costOfOthers: Cost
  }

  /// A word that was typed for a reading, what it costs more for that, and its likelihood without a word
  /// before.
  private struct KnownWord {
    var word: WordID
    var cost: Cost = 0
    var reading: ReadingNumber
    var likelihood: Double
  }

  /// A known word, by its number, after another word.
  private struct Pair: Hashable {
    var before: WordID
    var known: Int32
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
    let place = Place(reading: reading, isBeginning: isBeginning)
    if let number = numbers[place] { return number < 0 ? nil : number }
    var number: Int32 = -1
    if let found = look(place, at: node) {
      number = Int32(truncatingIfNeeded: readings.count)
      readings.append(found)
    }
    numbers[place] = number
    return number < 0 ? nil : number
  }

  /// How many words were typed for a reading.
  func count(ofReading number: Int32) -> Int { readings[Int(number)].known.count }

  /// What a word of a reading costs more, and its own number where it was typed before, else
  /// `LatticeNode.noEvidence`.
  func evidence(for word: WordID, ofReading number: Int32) -> (cost: Cost, known: Int32) {
    let reading = readings[Int(number)]
    var (low, high) = (reading.known.lowerBound, reading.known.upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if known[middle].word < word { low = middle + 1 } else { high = middle }
    }
    guard low < reading.known.upperBound, known[low].word == word else {
      return (reading.costOfOthers, LatticeNode.noEvidence)
    }
    return (known[low].cost, Int32(truncatingIfNeeded: low))
  }

  private func look(_ place: Place, at node: Int32) -> Reading? {
    let typed = counts(of: snapshot.items(of: HistoryGroup(words, place.reading)))
    guard !typed.isEmpty else { return nil }
    let begun =
      place.isBeginning
      ? counts(of: snapshot.items(of: HistoryGroup(beginnings, place.reading))) : []
    let first = known.count
    var choices: [(word: WordID, count: Double)] = []
    for (word, count) in typed {
      var likelihood = 0.0
      let beginnings = begun.first { $0.word == word }?.count ?? 0
      if isCharacter(word) {
        // Once is an accident: a character has many others beside it.
        if beginnings > 1 { choices.append((word, beginnings - 1)) }
      } else {
        choices.append((word, count))
        likelihood = Recollection.likelihood(ofWord: count, among: wordTotal)
      }
      likelihood += Recollection.likelihood(ofBeginning: beginnings, among: beginningTotal)
      known.append(KnownWord(word: word, reading: place.reading, likelihood: likelihood))
    }
    let evidence = evidence(of: choices, at: node)
    for index in first..<known.count { known[index].cost = evidence.cost(of: known[index].word) }
    return Reading(known: first..<known.count, costOfOthers: evidence.costOfOthers)
  }

  /// What choices say. They say nothing where the likeliest word alone was chosen.
  private func evidence(of choices: [(word: WordID, count: Double)], at node: Int32) -> Evidence {
    let entries = lexicon.entries(at: Int(node))
    guard let likeliest = entries.first,
      choices.contains(where: { $0.word != lexicon.word(ofEntry: likeliest) })
    else { return Evidence() }
    let least = cost(ofEntry: likeliest)
    var sum = 0.0
    var shares: [(word: WordID, part: Double)] = []
    for entry in entries {
      let part = exp(Double(least &- cost(ofEntry: entry)) / 1_000)
      let word = lexicon.word(ofEntry: entry)
      sum += part
      if choices.contains(where: { $0.word == word }) { shares.append((word, part)) }
    }
    return Evidence(choices: choices) { word in
      (shares.first { $0.word == word }?.part ?? 0) / sum
    }
  }

  private func cost(ofEntry entry: Int) -> Cost {
    lexicon.readingCost(ofEntry: entry) &+ lexicon.frequencyCost(of: lexicon.word(ofEntry: entry))
  }

  /// The words of the lexicon among entries by their numbers, and how often they were typed.
  private func counts(of items: [HistoryItem]) -> [(word: WordID, count: Double)] {
    items.compactMap { item in
      lexicon.word(spelled: item.text).map { (word: $0, count: item.weight.choices * scale) }
    }.sorted { $0.word < $1.word }
  }

  private func isCharacter(_ word: WordID) -> Bool {
    lexicon.utf8(of: word).count { $0 & 0xC0 != 0x80 } == 1
  }

  // MARK: Words after words

  /// What a known word costs more, in truth less, after a word, beside what it costs else.
  func gain(ofKnown number: Int32, after before: WordID?, on cost: Cost) -> Cost {
    var likelihood = known[Int(number)].likelihood
    if let before { likelihood += self.likelihood(ofKnown: number, after: before) }
    return Recollection.gain(likelihood, on: cost)
  }

  private func likelihood(ofKnown number: Int32, after before: WordID) -> Double {
    let known = known[Int(number)]
    let context = context(after: before)
    let group = HistoryGroup(context, known.reading)
    guard snapshot.mayHave(group) else { return 0 }
    let pair = Pair(before: before, known: number)
    if let likelihood = pairs[pair] { return likelihood }
    let text = lexicon.text(of: known.word)
    let count = snapshot.items(of: group).first { $0.text == text }?.weight.choices ?? 0
    let likelihood = Recollection.likelihood(
      ofFollower: count * scale, among: snapshot.total(of: context) * scale)
    pairs[pair] = likelihood
    return likelihood
  }

  private func context(after word: WordID) -> HistoryContext {
    if let context = contexts[word] { return context }
    let context = HistoryContext(language: language, after: lexicon.utf8(of: word))
    contexts[word] = context
    return context
  }
}
