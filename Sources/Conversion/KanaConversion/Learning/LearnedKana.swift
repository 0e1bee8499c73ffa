import Decoding
import NGrams
import UserHistory

/// The user model of one Japanese session: learned data as costs of the words of some kana. It
/// caches lookups of the current snapshot and of earlier ones.
///
/// Choices for a reading change the costs of its words in every context (`ChoicePosterior`). Words
/// typed before become likelier, most of all after the same word (`CacheModel`). A text that the
/// dictionary lacks for its kana becomes a word of its own.
///
/// Words of one kana count only after the word that they followed: 氏 chosen for し says nothing
/// about the し of the next sentence. A word becomes likelier only as far as it was chosen more
/// often than the other words of its kana were chosen or accepted as offered. Whether 無い or ない is
/// written is a matter of style. It holds for one text and not for the next, so it counts after the
/// word that it followed, and elsewhere only once it is a habit.
package final class LearnedKana: UserModel {
  /// The number of a word. A dictionary text has the number of its token, whether or not the word
  /// model contains it; learned texts outside the dictionary have the numbers after those.
  package typealias WordNumber = UInt32

  /// The learned data of some kana.
  struct Reading {
    fileprivate var posterior = ChoicePosterior()
    /// The words typed for the kana, with their indices among the known words.
    fileprivate(set) var words: [(word: WordNumber, position: Int32)] = []
    /// The census that the probabilities of the words are based on; -1 before the first.
    fileprivate var census = -1

    /// Returns the extra cost of a word of the kana, and its index among the known words or
    /// `unknown` if it was not typed before.
    func evidence(for word: WordNumber) -> (cost: Int32, position: Int32) {
      (posterior.cost(of: word), words.first { $0.word == word }?.position ?? LearnedKana.unknown)
    }
  }

  /// A word typed for some kana, with its probability without a preceding word.
  fileprivate struct KnownWord {
    let word: WordNumber
    let reading: ReadingNumber
    var likelihood = 0.0
    /// The cost of `likelihood` in the cache model.
    var recalled = CacheModel.never
    /// The number of choices that count in any context.
    let count: Double
    /// The discounts subtracted from its choices.
    let discounts: Discounts
  }

  /// The discounts subtracted from choices, in the context of a word and in any context.
  fileprivate struct Discounts {
    var afterWord = 0.0
    var anywhere = 0.0

    /// The discounts for a matter of style: elsewhere it counts only once it is a habit.
    static let style = Discounts(afterWord: 2, anywhere: 10)
    /// The discounts for kana that are rarely written but may have been meant.
    static let doubt = Discounts(afterWord: 1, anywhere: 1)
  }

  /// A word with learned followers, looked up once for all of them.
  struct Before {
    let word: WordNumber
    fileprivate let context: HistoryContext
    /// The number of words typed after it, and the readings of those words.
    fileprivate let total: Double
    fileprivate let readings: ReadingSet
  }

  /// The cached lookups of readings and pairs. They carry over from one snapshot to the next,
  /// except for those that changed.
  package struct Tables {
    /// Special values of a number: nothing was learned; the entry has changed.
    fileprivate static let nothing: Int32 = -1
    fileprivate static let changed: Int32 = -2

    /// The index in `readings` by the number of the reading.
    fileprivate var numbers = LookupTable<Int32>(bits: 8)
    fileprivate var readings: [Reading] = []
    fileprivate var known: [KnownWord] = []
    fileprivate var ownTexts: [String] = []
    fileprivate var befores = LookupTable<Before?>(bits: 8)
    /// The counts of known words after other words, keyed by the number of the preceding word and
    /// the index of the known one.
    fileprivate var pairs = LookupTable<Double>(bits: 8)
    /// The number of recounts of all words.
    fileprivate var census = 0

    /// Updates the tables for a later snapshot in which some groups have changed. Words that are
    /// looked up again get new indices, so their cached pairs are no longer used.
    fileprivate mutating func renew(changed keys: [HistoryKey], language: String) {
      census += 1
      befores = LookupTable(bits: 8)
      for key in keys where key.language == language {
        let number = ReadingNumber(of: key.reading).number
        if numbers[number] != nil { numbers.set(Self.changed, for: number) }
      }
    }
  }

  /// The index of a word that was not typed before.
  static let unknown: Int32 = -1
  /// The cache model of Japanese. A nat is 1 050 cost units, the combined scale of classes, words
  /// and readings. Japanese orthography varies from text to text, so a single choice of a pair
  /// counts less than in Chinese.
  static let cache = CacheModel(
    unit: 1_050, followers: CacheModel.Term(share: 0.3, others: 2, discount: 0.8))
  /// The weight of rival words. A word accepted as offered is recorded with a quarter of the weight
  /// of a chosen one. This factor makes it count as much against a chosen word as the choice counts
  /// for it.
  private static let rivalWeight = 4.0
  /// The shares of unconverted kana that make a choice a matter of style instead of meaning.
  /// Choosing the kana themselves is one if they are written at all; choosing another text is one
  /// if the kana are a fifth of what is written.
  private static let leastShareOfKana = 0.02
  private static let styleShareOfKana = 0.2
  /// The parameters of `ChoicePosterior`: choices for a reading also count less than in Chinese.
  private static let choiceDiscount = 1.0
  private static let choiceFactor = 0.7

  package let history: DecayedHistory
  private let lexicon: KanaLexicon

  // Used by one session: run-time exclusivity checks are off.
  @exclusivity(unchecked) private var tables: Tables

  /// Creates the user model of a snapshot.
  ///
  /// - Parameter earlier: the previous user model. Its lookup tables are taken over if nothing else
  ///   references it.
  package init(
    _ snapshot: HistorySnapshot, at now: HistoryTime, language: String, lexicon: KanaLexicon,
    takingFrom earlier: inout LearnedKana?
  ) {
    self.lexicon = lexicon
    let time: HistoryTime
    if let taken = LearnedKana.takeTables(of: &earlier, for: snapshot, at: now) {
      (tables, time) = taken
    } else {
      (tables, time) = (Tables(), now)
    }
    history = DecayedHistory(snapshot, at: time, language: language)
  }

  package func takeTables() -> Tables {
    var taken = Tables()
    swap(&taken, &tables)
    return taken
  }

  package func renew(
    _ tables: inout Tables, to snapshot: HistorySnapshot, changed keys: [HistoryKey]
  ) {
    tables.renew(changed: keys, language: history.language)
  }

  /// Whether the tables have grown so large (some megabytes) that discarding them is better.
  package var isFull: Bool {
    tables.known.count > Self.manyWords || tables.numbers.count > Self.manyWords
      || tables.pairs.count > Self.manyPairs
  }

  private static let manyWords = 16_000
  private static let manyPairs = 32_000

  // MARK: Words of some kana

  /// Returns the learned data of some kana; nil if there is none.
  ///
  /// - Parameters:
  ///   - reading: the history's number of the kana.
  ///   - node: the dictionary's trie node of the kana; nil if it has none.
  func reading(
    _ reading: ReadingNumber, of kana: ArraySlice<Unicode.Scalar>, at node: Int?
  ) -> Reading? {
    guard history.snapshot.mayHave(HistoryGroup(history.words, reading)) else { return nil }
    var number = tables.numbers[reading.number] ?? Tables.changed
    if number == Tables.changed {
      number = look(reading, of: kana, at: node)
      tables.numbers.set(number, for: reading.number)
    }
    guard number >= 0 else { return nil }
    if tables.readings[Int(number)].census != tables.census { recount(number) }
    return tables.readings[Int(number)]
  }

  /// Updates the probabilities of the words of some kana, which depend on the total count of all
  /// words.
  private func recount(_ number: Int32) {
    for (_, position) in tables.readings[Int(number)].words {
      let likelihood = Self.cache.words.likelihood(
        of: tables.known[Int(position)].count, among: history.wordTotal)
      tables.known[Int(position)].likelihood = likelihood
      tables.known[Int(position)].recalled = Self.cache.cost(of: likelihood)
    }
    tables.readings[Int(number)].census = tables.census
  }

  /// Returns whether a word is a learned text that the dictionary lacks.
  func isOwn(_ word: WordNumber) -> Bool { word >= firstOwnWord }

  /// Returns the text of a learned word that the dictionary lacks.
  func text(ofOwnWord word: WordNumber) -> String {
    let index = Int(word) - Int(firstOwnWord)
    return tables.ownTexts.indices.contains(index) ? tables.ownTexts[index] : ""
  }

  private var firstOwnWord: WordNumber {
    lexicon.wordNumber(ofText: UInt32(truncatingIfNeeded: lexicon.texts.count))
  }

  /// Looks up the learned data of some kana and returns its index in the tables.
  private func look(
    _ reading: ReadingNumber, of kana: ArraySlice<Unicode.Scalar>, at node: Int?
  ) -> Int32 {
    let items = history.snapshot.items(of: HistoryGroup(history.words, reading))
    guard !items.isEmpty else { return Tables.nothing }
    let kanaText = String(String.UnicodeScalarView(kana))
    let shares = WordShares(
      of: items.map(\.text) + [kanaText], in: lexicon, at: node)
    let kanaShare = shares.words.last.flatMap { $0 }.map(shares.share) ?? 0
    let countsAlone = kana.count > 1
    var typed: [(word: WordNumber, position: Int32)] = []
    var choices: [(word: WordNumber, count: Double)] = []
    for (item, found) in zip(items, shares.words) {
      guard let word = found ?? ownWord(item.text, readAs: kana) else { continue }
      let discounts = discounts(ofKana: item.text == kanaText, share: kanaShare)
      let count = lead(of: item.text, among: items, discount: discounts.anywhere)
      choices.append((word, count))
      typed.append((word, Int32(truncatingIfNeeded: tables.known.count)))
      tables.known.append(
        KnownWord(
          word: word, reading: reading, count: countsAlone ? count : 0, discounts: discounts))
    }
    // Choices change nothing if only the likeliest word was chosen.
    let tells = countsAlone && choices.contains { $0.word != shares.likeliest }
    tables.readings.append(
      Reading(
        posterior: tells
          ? ChoicePosterior(
            choices: choices, discount: Self.choiceDiscount, factor: Self.choiceFactor,
            shares: shares.share) : ChoicePosterior(),
        words: typed))
    return Int32(truncatingIfNeeded: tables.readings.count - 1)
  }

  /// Returns the discounts of choices of the kana themselves, or of another text, given the share
  /// of the kana.
  private func discounts(ofKana isKana: Bool, share: Double) -> Discounts {
    guard share > Self.leastShareOfKana else { return Discounts() }
    return isKana || share > Self.styleShareOfKana ? .style : .doubt
  }

  /// Returns how much more often a text was chosen than the other texts of its kana.
  private func lead(of text: String, among items: [HistoryItem], discount: Double) -> Double {
    let lead = items.reduce(0.0) { lead, item in
      lead + item.weight.choices * (item.text == text ? 1 : -Self.rivalWeight)
    }
    return max(lead * history.scale - discount, 0)
  }

  /// Returns a new number for a text that the dictionary lacks; nil if the kana cannot have a
  /// learned word.
  private func ownWord(_ text: String, readAs kana: ArraySlice<Unicode.Scalar>) -> WordNumber? {
    guard kana.count > 1, kana.allSatisfy(\.isKana) else { return nil }
    tables.ownTexts.append(text)
    return firstOwnWord &+ UInt32(truncatingIfNeeded: tables.ownTexts.count - 1)
  }

  /// The costs of number styles, from the user's choices.
  private(set) lazy var numberStyleCosts: NumberStyleCosts = {
    let items = history.snapshot.items(
      of: HistoryGroup(history.words, ReadingNumber(of: NumberStyle.learnedReading)))
    var choices: [NumberStyle: Double] = [:]
    for style in NumberStyle.allCases {
      let item = items.first { $0.text == style.learnedText }
      choices[style] = item.map { history.choices($0.weight) }
    }
    return NumberStyleCosts(choices: choices)
  }()

  // MARK: Words after words

  /// Returns the cache-model cost of a known word, including its probability after the preceding
  /// word if there is one.
  func recalledCost(ofKnown position: Int32, following likelihood: Double) -> Int32 {
    let known = tables.known[Int(position)]
    return likelihood > 0
      ? Self.cache.cost(of: known.likelihood + likelihood) : known.recalled
  }

  /// Returns the probability of a known word after a word that it followed before.
  func likelihood(ofKnown position: Int32, after before: Before) -> Double {
    let known = tables.known[Int(position)]
    guard before.readings.mayHave(known.reading) else { return 0 }
    let group = HistoryGroup(before.context, known.reading)
    guard history.snapshot.mayHave(group) else { return 0 }
    let pair = UInt64(before.word) << 32 | UInt64(UInt32(bitPattern: position))
    let isBeginning = before.word == lexicon.numberOfNoWord
    let count: Double
    if let found = tables.pairs[pair] {
      count = found
    } else {
      // The start of a sentence is a weak context: almost any word can follow it.
      count = lead(
        of: text(of: known.word), among: history.snapshot.items(of: group),
        discount: isBeginning ? known.discounts.anywhere : known.discounts.afterWord)
      tables.pairs.set(count, for: pair)
    }
    return isBeginning
      ? Self.cache.beginnings.likelihood(of: count, among: before.total)
      : Self.cache.followers.likelihood(of: count, among: before.total)
  }

  /// Returns the learned followers of a word; nil if there are none.
  func before(_ word: WordNumber) -> Before? {
    guard word != lexicon.numberOfUnknownWord else { return nil }
    if let found = tables.befores[UInt64(word)] { return found }
    let context =
      word == lexicon.numberOfNoWord
      ? history.beginnings : HistoryContext(language: history.language, after: text(of: word).utf8)
    let summary = history.snapshot.summary(of: context)
    let total = summary.total * history.scale
    let found =
      total > 0
      ? Before(word: word, context: context, total: total, readings: summary.readings) : nil
    tables.befores.set(found, for: UInt64(word))
    return found
  }

  private func text(of word: WordNumber) -> String {
    isOwn(word) ? text(ofOwnWord: word) : lexicon.text(ofWordNumber: word)
  }
}
