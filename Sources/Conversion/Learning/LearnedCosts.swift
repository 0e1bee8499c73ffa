import LanguageModel
import Lexicon
import UserHistory

/// What was learned, as costs of the words of a lexicon. It belongs to one converter and remembers
/// what it has looked up in one snapshot.
///
/// A reading is known by a number that grows as the lattice walks from syllable to syllable, so a
/// reading that was never chosen costs one look at a bit.
final class LearnedCosts {
  private let snapshot: HistorySnapshot
  private let language: String
  private let lexicon: Lexicon
  private let words: HistoryContext
  private let scale: Double
  private let syllables: [UInt64]
  private var readings: [ReadingNumber: Int32] = [:]
  private var found: [ReadingEvidence] = []
  private var pairs: [PairKey: Evidence?] = [:]

  /// What is known of a reading.
  private struct ReadingEvidence {
    var reading: ReadingNumber
    var node: Int32
    var shares: [WordID: Double]
    var evidence: Evidence
  }

  private struct PairKey: Hashable {
    var before: WordID
    var reading: Int32
  }

  init(_ snapshot: HistorySnapshot, at now: HistoryTime, language: String, lexicon: Lexicon) {
    self.snapshot = snapshot
    self.language = language
    self.lexicon = lexicon
    words = HistoryContext(language: language)
    scale = snapshot.scale(at: now)
    syllables = lexicon.syllables.spellings.map { ReadingNumber.syllable($0.utf8) }
  }

  /// The reading one syllable further.
  func reading(_ reading: ReadingNumber, followedBy syllable: SyllableID) -> ReadingNumber {
    var reading = reading
    if Int(syllable) < syllables.count { reading.append(syllable: syllables[Int(syllable)]) }
    return reading
  }

  /// The number under which something is known of the words at a node of the trie; nil where nothing
  /// is.
  func evidence(of reading: ReadingNumber, at node: Int32) -> Int32? {
    let group = HistoryGroup(words, reading)
    guard snapshot.mayHave(group) else { return nil }
    if let known = readings[reading] { return known < 0 ? nil : known }
    let number = look(at: group, reading, node)
    readings[reading] = number ?? -1
    return number
  }

  private func look(at group: HistoryGroup, _ reading: ReadingNumber, _ node: Int32) -> Int32? {
    let items = snapshot.items(of: group)
    guard !items.isEmpty else { return nil }
    let shares = shares(at: node)
    let evidence = Evidence(
      choices: choices(items, among: shares), shares: { shares[$0] ?? 0 }, .words)
    guard evidence.rest < 1 else { return nil }
    found.append(
      ReadingEvidence(reading: reading, node: node, shares: shares, evidence: evidence))
    return Int32(truncatingIfNeeded: found.count - 1)
  }

  /// What a word costs more for having been chosen, or for others having been.
  func cost(of word: WordID, evidence: Int32) -> Cost {
    found[Int(evidence)].evidence.cost(of: word)
  }

  /// What a word costs more after another one.
  func cost(of word: WordID, evidence: Int32, after before: WordID) -> Cost {
    let key = PairKey(before: before, reading: evidence)
    if let known = pairs[key] { return known?.cost(of: word) ?? 0 }
    let reading = found[Int(evidence)]
    let context = HistoryContext(language: language, after: lexicon.utf8(of: before))
    let group = HistoryGroup(context, reading.reading)
    var evidence: Evidence?
    if snapshot.mayHave(group) {
      let choices = choices(snapshot.items(of: group), among: reading.shares)
      if !choices.isEmpty {
        evidence = Evidence(
          choices: choices,
          shares: { reading.evidence.share(of: $0, before: reading.shares[$0] ?? 0) }, .pairs)
      }
    }
    pairs[key] = .some(evidence)
    return evidence?.cost(of: word) ?? 0
  }

  /// The words of the lexicon that were chosen, and how often.
  private func choices(
    _ items: [HistoryItem], among shares: [WordID: Double]
  ) -> [(word: WordID, count: Double)] {
    let texts = Dictionary(
      items.map { ($0.text, $0.weight.choices * scale) }, uniquingKeysWith: +)
    return shares.keys.sorted().compactMap { word in
      texts[lexicon.text(of: word)].map { (word, $0) }
    }
  }

  /// The share of each word among those of a reading, by their frequencies.
  private func shares(at node: Int32) -> [WordID: Double] {
    let entries = lexicon.entries(at: Int(node)).map { entry in
      let word = lexicon.word(ofEntry: entry)
      return (
        word,
        Evidence.probability(
          of: lexicon.readingCost(ofEntry: entry) &+ lexicon.frequencyCost(of: word))
      )
    }
    let sum = entries.reduce(0) { $0 + $1.1 }
    guard sum > 0 else { return [:] }
    return Dictionary(entries.map { ($0.0, $0.1 / sum) }, uniquingKeysWith: +)
  }
}
