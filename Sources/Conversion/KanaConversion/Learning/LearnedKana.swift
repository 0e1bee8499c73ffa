import Decoding
import NGrams
import UserHistory

/// What was learned, as costs of the words of some kana. It belongs to one session and remembers what
/// it has looked up in one snapshot, and before in earlier ones.
///
/// What was chosen for a reading moves its words wherever they stand (`ChoicePosterior`), and what was typed
/// comes again, most of all after the same word (`CacheModel`). A text that the dictionary does not
/// have for its kana becomes a word of its own.
///
/// Words of one kana count only after the word that they followed: 氏 chosen for し says nothing about
/// the し of the next sentence. A word comes again only as far as it was chosen more often than the
/// others of its kana were, or were left as they were found. And whether 無い or ない is written is a
/// matter of style: it is that of one text and not of the next, so it counts after the word that it
/// followed, and elsewhere only as a habit.
package final class LearnedKana: UserModel {
  /// Words are known to each other by numbers: those that their texts would have as tokens, whether
  /// the model has them or not; then those of texts that the dictionary lacks.
  package typealias WordNumber = UInt32

  /// What is known of some kana.
  struct Reading {
    fileprivate var posterior = ChoicePosterior()
    /// The words typed for them, with their places among the known words.
    fileprivate(set) var words: [(word: WordNumber, position: Int32)] = []
    /// The census that the likelihoods of the words are by; none yet.
    fileprivate var census = -1

    /// What a word of the kana costs more, and its place among the known words, `unknown` where it was
    /// not typed before.
    func evidence(for word: WordNumber) -> (cost: Int32, position: Int32) {
      (posterior.cost(of: word), words.first { $0.word == word }?.position ?? LearnedKana.unknown)
    }
  }

  /// A word that was typed for some kana, and its likelihood without a word before.
  fileprivate struct KnownWord {
    let word: WordNumber
    let reading: ReadingNumber
    var likelihood = 0.0
    /// What coming again costs by that.
    var recalled = CacheModel.never
    /// How often it was chosen, as far as that counts anywhere.
    let count: Double
    /// What is taken off its choices.
    let discounts: Discounts
  }

  /// What is taken off choices, after a word and anywhere.
  fileprivate struct Discounts {
    var afterWord = 0.0
    var anywhere = 0.0

    /// Style: it counts elsewhere when it has become a habit.
    static let style = Discounts(afterWord: 2, anywhere: 10)
    /// The kana are rarely written, but may have been meant.
    static let doubt = Discounts(afterWord: 1, anywhere: 1)
  }

  /// A word that others were typed after, looked up once for all of them.
  struct Before {
    let word: WordNumber
    fileprivate let context: HistoryContext
    /// How often a word was typed after it, and for which kana.
    fileprivate let total: Double
    fileprivate let readings: ReadingSet
  }

  /// The readings and pairs looked up so far. They pass from one snapshot to the next, except those that
  /// changed.
  package struct Tables {
    /// In the place of a number: nothing is known; or something has changed.
    fileprivate static let nothing: Int32 = -1
    fileprivate static let changed: Int32 = -2

    /// Readings by their numbers, as places in `readings`.
    fileprivate var numbers = LookupTable<Int32>(bits: 8)
    fileprivate var readings: [Reading] = []
    fileprivate var known: [KnownWord] = []
    fileprivate var ownTexts: [String] = []
    fileprivate var befores = LookupTable<Before?>(bits: 8)
    /// How often known words were chosen after other ones, by the number of the one and the place of the
    /// other.
    fileprivate var pairs = LookupTable<Double>(bits: 8)
    /// How often all words were counted anew.
    fileprivate var census = 0

    /// Goes on with a snapshot in which some groups have changed. Words that are looked up again get
    /// other places, so nothing is left of their pairs.
    fileprivate mutating func renew(changed keys: [HistoryKey], language: String) {
      census += 1
      befores = LookupTable(bits: 8)
      for key in keys where key.language == language {
        let number = ReadingNumber(of: key.reading).number
        if numbers[number] != nil { numbers.set(Self.changed, for: number) }
      }
    }
  }

  /// Not typed before.
  static let unknown: Int32 = -1
  /// The unit is what a nat costs by classes, words and readings together. The orthography of Japanese
  /// varies from text to text, so that one choice of a pair tells less than in Chinese.
  static let cache = CacheModel(
    unit: 1_050, followers: CacheModel.Term(share: 0.3, others: 2, discount: 0.8))
  /// What is left as it was found counts a quarter of what is chosen, and speaks as much against it.
  private static let rivalWeight = 4.0
  /// To write the kana themselves is a matter of style, not of meaning, where that is done at all; and
  /// to write another text is, where they are a fifth of what is written.
  private static let leastShareOfKana = 0.02
  private static let styleShareOfKana = 0.2
  /// Of the choices for a reading: they tell less than in Chinese as well.
  private static let choiceDiscount = 1.0
  private static let choiceFactor = 0.7

  package let history: DecayedHistory
  private let lexicon: KanaLexicon

  // One session asks: access is not checked as it runs.
  @exclusivity(unchecked) private var tables: Tables

  /// - Parameter earlier: what was learned before, with the tables of what was looked up: they are
  ///   taken, where nobody else needs them.
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

  /// Whether so much was looked up that it is better forgotten than kept: some megabytes.
  package var isFull: Bool {
    tables.known.count > Self.manyWords || tables.numbers.count > Self.manyWords
      || tables.pairs.count > Self.manyPairs
  }

  private static let manyWords = 16_000
  private static let manyPairs = 32_000

  // MARK: Words of some kana

  /// What is known of some kana, of which `reading` is the history's number; nil where nothing is.
  /// `node` is where the dictionary has them, nil where it does not.
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

  /// Brings the likelihoods of the words of some kana up to date: they are among all words.
  private func recount(_ number: Int32) {
    for (_, position) in tables.readings[Int(number)].words {
      let likelihood = Self.cache.words.likelihood(
        of: tables.known[Int(position)].count, among: history.wordTotal)
      tables.known[Int(position)].likelihood = likelihood
      tables.known[Int(position)].recalled = Self.cache.cost(of: likelihood)
    }
    tables.readings[Int(number)].census = tables.census
  }

  /// Whether a word is one that the dictionary lacks.
  func isOwn(_ word: WordNumber) -> Bool { word >= firstOwnWord }

  /// The text of a word that the dictionary lacks.
  func text(ofOwnWord word: WordNumber) -> String {
    let index = Int(word) - Int(firstOwnWord)
    return tables.ownTexts.indices.contains(index) ? tables.ownTexts[index] : ""
  }

  private var firstOwnWord: WordNumber {
    lexicon.wordNumber(ofText: UInt32(truncatingIfNeeded: lexicon.texts.count))
  }

  /// Looks up what is known of some kana, and answers its number.
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
    // Choices say nothing where the likeliest word alone was chosen.
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

  /// What is taken off the choices of the kana themselves, or of another text, where the kana have this
  /// share.
  private func discounts(ofKana isKana: Bool, share: Double) -> Discounts {
    guard share > Self.leastShareOfKana else { return Discounts() }
    return isKana || share > Self.styleShareOfKana ? .style : .doubt
  }

  /// How much more often a text was chosen than the others of its kana.
  private func lead(of text: String, among items: [HistoryItem], discount: Double) -> Double {
    let lead = items.reduce(0.0) { lead, item in
      lead + item.weight.choices * (item.text == text ? 1 : -Self.rivalWeight)
    }
    return max(lead * history.scale - discount, 0)
  }

  /// A number for a text that the dictionary lacks; nil where it is not one for kana.
  private func ownWord(_ text: String, readAs kana: ArraySlice<Unicode.Scalar>) -> WordNumber? {
    guard kana.count > 1, kana.allSatisfy(\.isKana) else { return nil }
    tables.ownTexts.append(text)
    return firstOwnWord &+ UInt32(truncatingIfNeeded: tables.ownTexts.count - 1)
  }

  /// What the styles of numbers cost, by which of them were chosen.
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

  /// What coming again costs a known word, where it has a likelihood after the word before it, or none.
  func recalledCost(ofKnown position: Int32, following likelihood: Double) -> Int32 {
    let known = tables.known[Int(position)]
    return likelihood > 0
      ? Self.cache.cost(of: known.likelihood + likelihood) : known.recalled
  }

  /// How likely a known word is because it was typed after a word.
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
      // So much begins a sentence that its beginning is hardly a place.
      count = lead(
        of: text(of: known.word), among: history.snapshot.items(of: group),
        discount: isBeginning ? known.discounts.anywhere : known.discounts.afterWord)
      tables.pairs.set(count, for: pair)
    }
    return isBeginning
      ? Self.cache.beginnings.likelihood(of: count, among: before.total)
      : Self.cache.followers.likelihood(of: count, among: before.total)
  }

  /// A word that others were typed after; nil where none was.
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
