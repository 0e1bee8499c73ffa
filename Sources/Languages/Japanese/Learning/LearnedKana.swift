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
/// others of its kana were, or were left as they were found. And whether 無い or ない is written is a
/// matter of style: it is that of one text and not of the next, so it counts after the word that it
/// followed, and elsewhere only as a habit.
final class LearnedKana {
  /// Words are known to each other by numbers: those that their texts would have as tokens, whether
  /// the model has them or not; then those of texts that the dictionary lacks.
  typealias WordNumber = UInt32

  /// What is known of some kana.
  struct Reading {
    fileprivate var evidence = Evidence()
    /// The words typed for them, with their places among the known words.
    fileprivate(set) var words: [(word: WordNumber, place: Int32)] = []

    /// What a word of the kana costs more, and its place among the known words, `unknown` where it was
    /// not typed before.
    func evidence(for word: WordNumber) -> (cost: Int32, place: Int32) {
      (evidence.cost(of: word), words.first { $0.word == word }?.place ?? LearnedKana.unknown)
    }
  }

  /// A word that was typed for some kana, and its likelihood without a word before.
  private struct KnownWord {
    var word: WordNumber
    var reading: ReadingNumber
    var likelihood: Double
    /// Where it costs no more than this, that likelihood changes nothing.
    var greatestIndifferentCost: Int32
    /// What is taken off its choices.
    var discounts: Discounts
  }

  /// What is taken off choices, after a word and anywhere.
  private struct Discounts {
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
    /// How often a word was typed after it.
    fileprivate let total: Double
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
  /// To write the kana themselves is a matter of style, not of meaning, where that is done at all; and
  /// to write another text is, where they are a fifth of what is written.
  private static let leastShareOfKana = 0.02
  private static let styleShareOfKana = 0.2
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

  private var readings: [ReadingNumber: Reading?] = [:]
  private var known: [KnownWord] = []
  private var ownTexts: [String] = []
  private var befores: [WordNumber: Before?] = [:]
  private var pairs: [Pair: Double] = [:]

  init(_ snapshot: HistorySnapshot, at now: HistoryTime, lexicon: KanaLexicon) {
    self.snapshot = snapshot
    self.lexicon = lexicon
    scale = snapshot.scale(at: now)
    wordTotal = snapshot.total(of: words) * scale
  }

  // MARK: Words of some kana

  /// What is known of some kana, of which `reading` is the history's number; nil where nothing is.
  /// `node` is where the dictionary has them, nil where it does not.
  func reading(
    _ reading: ReadingNumber, of kana: ArraySlice<Unicode.Scalar>, at node: Int?
  ) -> Reading? {
    guard snapshot.mayHave(HistoryGroup(words, reading)) else { return nil }
    if let found = readings[reading] { return found }
    let found = look(reading, of: kana, at: node)
    readings[reading] = .some(found)
    return found
  }

  /// Whether a word is one that the dictionary lacks.
  func isOwn(_ word: WordNumber) -> Bool { word >= firstOwnWord }

  /// The text of a word that the dictionary lacks.
  func text(ofOwnWord word: WordNumber) -> String {
    let index = Int(word) - Int(firstOwnWord)
    return ownTexts.indices.contains(index) ? ownTexts[index] : ""
  }

  private var firstOwnWord: WordNumber {
    lexicon.wordNumber(ofText: UInt32(truncatingIfNeeded: lexicon.texts.count))
  }

  private func look(
    _ reading: ReadingNumber, of kana: ArraySlice<Unicode.Scalar>, at node: Int?
  ) -> Reading? {
    let items = snapshot.items(of: HistoryGroup(words, reading))
    guard !items.isEmpty else { return nil }
    let kanaText = String(String.UnicodeScalarView(kana))
    let shares = WordShares(
      of: items.map(\.text) + [kanaText], in: lexicon, at: node)
    let kanaShare = shares.words.last.flatMap { $0 }.map(shares.share) ?? 0
    let countsAlone = kana.count > 1
    var typed: [(word: WordNumber, place: Int32)] = []
    var choices: [(word: WordNumber, count: Double)] = []
    for (item, found) in zip(items, shares.words) {
      guard let word = found ?? ownWord(item.text, readAs: kana) else { continue }
      let discounts = discounts(ofKana: item.text == kanaText, share: kanaShare)
      let count = lead(of: item.text, among: items, discount: discounts.anywhere)
      choices.append((word, count))
      typed.append((word, Int32(truncatingIfNeeded: known.count)))
      let likelihood =
        countsAlone ? Recollection.likelihood(ofWord: count, among: wordTotal) : 0
      known.append(
        KnownWord(
          word: word, reading: reading, likelihood: likelihood,
          greatestIndifferentCost: Recollection.greatestIndifferentCost(
            likelihood, unit: Self.unit),
          discounts: discounts))
    }
    // Choices say nothing where the likeliest word alone was chosen.
    let tells = countsAlone && choices.contains { $0.word != shares.likeliest }
    return Reading(
      evidence: tells
        ? Evidence(
          choices: choices, discount: Self.evidenceDiscount, factor: Self.evidenceFactor,
          shares: shares.share) : Evidence(),
      words: typed)
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
    return max(lead * scale - discount, 0)
  }

  /// A number for a text that the dictionary lacks; nil where it is not one for kana.
  private func ownWord(_ text: String, readAs kana: ArraySlice<Unicode.Scalar>) -> WordNumber? {
    guard kana.count > 1, kana.allSatisfy(\.isKana) else { return nil }
    ownTexts.append(text)
    return firstOwnWord &+ UInt32(truncatingIfNeeded: ownTexts.count - 1)
  }

  // MARK: Words after words

  /// What a known word costs more, in truth less, where it has a likelihood after the word before it
  /// beside what it costs else.
  func gain(ofKnown place: Int32, following likelihood: Double, on cost: Int32) -> Int32 {
    let known = known[Int(place)]
    guard likelihood > 0 || cost > known.greatestIndifferentCost else { return 0 }
    return Recollection.gain(known.likelihood + likelihood, on: cost, unit: Self.unit)
  }

  /// How likely a known word is because it was typed after a word.
  func likelihood(ofKnown place: Int32, after before: Before) -> Double {
    let known = known[Int(place)]
    let group = HistoryGroup(before.context, known.reading)
    guard snapshot.mayHave(group) else { return 0 }
    let pair = Pair(before: before.word, known: place)
    if let likelihood = pairs[pair] { return likelihood }
    let isBeginning = before.word == lexicon.numberOfNoWord
    // So much begins a sentence that its beginning is hardly a place.
    let count = lead(
      of: text(of: known.word), among: snapshot.items(of: group),
      discount: isBeginning ? known.discounts.anywhere : known.discounts.afterWord)
    let likelihood =
      isBeginning
      ? Recollection.likelihood(ofBeginning: count, among: before.total)
      : Recollection.likelihood(
        ofFollower: count, among: before.total, discount: Self.pairDiscount)
    pairs[pair] = likelihood
    return likelihood
  }

  /// A word that others were typed after; nil where none was.
  func before(_ word: WordNumber) -> Before? {
    guard word != lexicon.numberOfUnknownWord else { return nil }
    if let found = befores[word] { return found }
    let context =
      word == lexicon.numberOfNoWord
      ? beginnings : HistoryContext(language: Japanese.languageTag, after: text(of: word).utf8)
    let total = snapshot.total(of: context) * scale
    let found = total > 0 ? Before(word: word, context: context, total: total) : nil
    befores[word] = .some(found)
    return found
  }

  private func text(of word: WordNumber) -> String {
    isOwn(word) ? text(ofOwnWord: word) : lexicon.text(ofWordNumber: word)
  }
}
