import Conversion
import KanaDictionary
import UserHistory

/// What was learned, as costs of the words of some kana. It belongs to one session and remembers what
/// it has looked up in one snapshot.
///
/// What was chosen for a reading moves its words wherever they stand (`Evidence`), and what was typed
/// comes again, most of all after the same word (`Recollection`). A text that the dictionary does not
/// have for its kana becomes a word of its own.
///
/// Words of one kana count only after the word that they followed: 氏 chosen for し says nothing about
/// the し of the next sentence. A word comes again only as far as it was chosen more often than the
/// others of its kana were, or were left as they were found. And where the dictionary has the kana
/// themselves as a word, whether 無い or ない is written is a matter of style, which no single choice
/// tells.
final class LearnedKana {
  /// Words are known to each other by numbers: those that their texts would have as tokens, whether
  /// the model has them or not; then those of texts that the dictionary lacks.
  typealias WordNumber = UInt32

  /// What is known of some kana.
  private struct Reading {
    var evidence: Evidence
    /// The words typed, in `known`.
    var known: Range<Int>
  }

  /// A word that was typed for some kana, and its likelihood without a word before.
  private struct KnownWord {
    var word: WordNumber
    var reading: ReadingNumber
    var likelihood: Double
    /// What is taken off its choices.
    var discount: Double
  }

  /// A word as others stand after it, looked up once for all of them.
  struct Before {
    let word: WordNumber
    /// Nil of a word that is not known.
    fileprivate let context: HistoryContext?
  }

  /// A known word, by its place in `known`, after another word.
  private struct Pair: Hashable {
    var before: WordNumber
    var known: Int32
  }

  /// Not typed before.
  static let unknown: Int32 = -1
  /// What classes, words and readings count together: a nat costs so much.
  private static let unit = 1_050.0
  /// What is left as it was found counts a quarter of what is chosen, and speaks as much against it.
  private static let rivalWeight = 4.0
  /// What is taken off the choices where the kana themselves are this much of what is meant.
  private static let styleDiscount = 1.0
  private static let leastStyleShare = 0.02
  /// Of a pair, and of the evidence about a reading: the orthography of Japanese varies from text to
  /// text, so that one choice tells less than in Chinese.
  private static let pairDiscount = 0.8
  private static let evidenceDiscount = 1.0
  private static let evidenceFactor = 0.7

  private let snapshot: HistorySnapshot
  private let lexicon: KanaLexicon
  private let words = HistoryContext(language: Japanese.languageTag)
  /// What begins what is typed, where no text stands before: the words after no word.
  private let beginnings = HistoryContext(language: Japanese.languageTag, after: "".utf8)
  private let scale: Double
  private let wordTotal: Double

  private var numbers: [ReadingNumber: Int32] = [:]
  private var readings: [Reading] = []
  private var known: [KnownWord] = []
  private var ownTexts: [String] = []
  private var contexts: [WordNumber: HistoryContext] = [:]
  private var pairs: [Pair: Double] = [:]

  init(_ snapshot: HistorySnapshot, at now: HistoryTime, lexicon: KanaLexicon) {
    self.snapshot = snapshot
    self.lexicon = lexicon
    scale = snapshot.scale(at: now)
    wordTotal = snapshot.total(of: words) * scale
  }

  // MARK: Words of some kana

  /// The number under which something is known of some kana; nil where nothing is. `node` is where
  /// the dictionary has them, nil where it does not.
  func number(of kana: ArraySlice<Unicode.Scalar>, at node: Int?) -> Int32? {
    var reading = ReadingNumber()
    reading.append(syllable: ReadingNumber.syllable(kana.lazy.flatMap(\.utf8)))
    guard snapshot.mayHave(HistoryGroup(words, reading)) else { return nil }
    if let number = numbers[reading] { return number < 0 ? nil : number }
    var number = Self.unknown
    if let found = look(reading, of: kana, at: node) {
      number = Int32(truncatingIfNeeded: readings.count)
      readings.append(found)
    }
    numbers[reading] = number
    return number < 0 ? nil : number
  }

  /// What a word of some kana costs more, and its place among the known words, `unknown` where it was
  /// not typed before.
  func evidence(for word: WordNumber, ofReading number: Int32) -> (cost: Int32, known: Int32) {
    let reading = readings[Int(number)]
    let place = reading.known.first { known[$0].word == word }
    return (
      reading.evidence.cost(of: word), place.map { Int32(truncatingIfNeeded: $0) } ?? Self.unknown
    )
  }

  /// The words of some kana that the dictionary lacks, each with its place among the known words.
  func ownWords(ofReading number: Int32) -> [(word: WordNumber, known: Int32)] {
    readings[Int(number)].known.compactMap { place in
      isOwn(known[place].word) ? (known[place].word, Int32(truncatingIfNeeded: place)) : nil
    }
  }

  /// The text of a word that the dictionary lacks.
  func text(ofOwnWord word: WordNumber) -> String {
    let index = Int(word) - Int(firstOwnWord)
    return ownTexts.indices.contains(index) ? ownTexts[index] : ""
  }

  private var firstOwnWord: WordNumber {
    lexicon.wordNumber(ofText: UInt32(truncatingIfNeeded: lexicon.texts.count))
  }

  private func isOwn(_ word: WordNumber) -> Bool { word >= firstOwnWord }

  private func look(
    _ reading: ReadingNumber, of kana: ArraySlice<Unicode.Scalar>, at node: Int?
  ) -> Reading? {
    let items = snapshot.items(of: HistoryGroup(words, reading))
    guard !items.isEmpty else { return nil }
    let shares = WordShares(
      of: items.map(\.text) + [String(String.UnicodeScalarView(kana))], in: lexicon, at: node)
    let kanaShare = shares.words.last.flatMap { $0 }.map(shares.share) ?? 0
    let discount = kanaShare > Self.leastStyleShare ? Self.styleDiscount : 0
    let countsAlone = kana.count > 1
    let first = known.count
    var choices: [(word: WordNumber, count: Double)] = []
    for (item, found) in zip(items, shares.words) {
      guard let word = found ?? ownWord(item.text, readAs: kana) else { continue }
      let count = lead(of: item.text, among: items, discount: discount)
      choices.append((word, count))
      known.append(
        KnownWord(
          word: word, reading: reading,
          likelihood: countsAlone ? Recollection.likelihood(ofWord: count, among: wordTotal) : 0,
          discount: discount))
    }
    // Choices say nothing where the likeliest word alone was chosen.
    let tells = countsAlone && choices.contains { $0.word != shares.likeliest }
    return Reading(
      evidence: tells
        ? Evidence(
          choices: choices, discount: Self.evidenceDiscount, factor: Self.evidenceFactor,
          shares: shares.share) : Evidence(),
      known: first..<known.count)
  }

  /// How much more often a text was chosen than the others of its kana.
  private func lead(of text: String, among items: [HistoryItem], discount: Double) -> Double {
    let lead = items.reduce(0.0) { lead, item in
      lead + item.weight.choices * (item.text == text ? 1 : -Self.rivalWeight)
    }
    return max(lead * scale - discount, 0)
  }

  /// A number for a text that the dictionary lacks; nil where it is not one for kana.
  private func ownWord(_ text: String, readAs kana: ArraySlice<Unicode.Scalar>) -> WordNumber? {
    guard kana.count > 1, kana.allSatisfy(\.isKana) else { return nil }
    ownTexts.append(text)
    return firstOwnWord &+ UInt32(truncatingIfNeeded: ownTexts.count - 1)
  }

  // MARK: Words after words

  /// What a known word costs more, in truth less, after a word, beside what it costs else.
  func gain(ofKnown place: Int32, after before: Before, on cost: Int32) -> Int32 {
    Recollection.gain(
      known[Int(place)].likelihood + likelihood(ofKnown: place, after: before), on: cost,
      unit: Self.unit)
  }

  /// The same after that one of some words which it followed most.
  func gain(ofKnown place: Int32, afterAnyOf words: [Before], on cost: Int32) -> Int32 {
    var likelihood = 0.0
    for word in words { likelihood = max(likelihood, self.likelihood(ofKnown: place, after: word)) }
    return Recollection.gain(
      known[Int(place)].likelihood + likelihood, on: cost, unit: Self.unit)
  }

  private func likelihood(ofKnown place: Int32, after before: Before) -> Double {
    guard let context = before.context else { return 0 }
    let known = known[Int(place)]
    let group = HistoryGroup(context, known.reading)
    guard snapshot.mayHave(group) else { return 0 }
    let pair = Pair(before: before.word, known: place)
    if let likelihood = pairs[pair] { return likelihood }
    let count = lead(
      of: text(of: known.word), among: snapshot.items(of: group), discount: known.discount)
    let total = snapshot.total(of: context) * scale
    let likelihood =
      before.word == lexicon.numberOfNoWord
      ? Recollection.likelihood(ofBeginning: count, among: total)
      : Recollection.likelihood(
        ofFollower: count, among: total, discount: Self.pairDiscount)
    pairs[pair] = likelihood
    return likelihood
  }

  /// A word that others stand after.
  func before(_ word: WordNumber) -> Before { Before(word: word, context: context(after: word)) }

  private func context(after word: WordNumber) -> HistoryContext? {
    guard word != lexicon.numberOfUnknownWord else { return nil }
    guard word != lexicon.numberOfNoWord else { return beginnings }
    if let context = contexts[word] { return context }
    let context = HistoryContext(language: Japanese.languageTag, after: text(of: word).utf8)
    contexts[word] = context
    return context
  }

  private func text(of word: WordNumber) -> String {
    isOwn(word) ? text(ofOwnWord: word) : lexicon.text(ofWordNumber: word)
  }
}
