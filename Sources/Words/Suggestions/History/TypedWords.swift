import UserHistory

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the user has typed in a language, as one snapshot of the history has it. Words stand there under
/// their folded spellings, and pairs under the word before them.
struct TypedWords {
  private let snapshot: HistorySnapshot
  private let language: String
  /// What share of its weight an entry still has.
  private let scale: Double
  /// All words typed, in choices.
  private let total: Double

  init?(_ history: any HistoryReader, language: String) {
    let snapshot = history.snapshot
    guard !snapshot.isEmpty else { return nil }
    self.snapshot = snapshot
    self.language = language
    scale = snapshot.scale(at: history.now)
    total = snapshot.total(of: HistoryContext(language: language)) * scale
  }

  /// A word that no lexicon has counts as one when it was typed so often: once is a slip.
  private static let leastChoices = 1.5
  /// Typed three times, some months ago.
  private static let choicesOfHabit = 2.25

  /// Whether the user typed a word often enough that it is meant.
  func isOwn(_ word: String, spelled spelling: String) -> Bool {
    weight(of: word, in: items(spelled: spelling, after: nil)) >= Self.leastChoices
  }

  /// Whether the user took back a correction of a word.
  func isRefused(_ typed: String) -> Bool {
    !snapshot.refusedCorrections(of: typed, language: language).isEmpty
  }

  /// The words whose folded spelling begins so, those typed most often first. Behind the first letter marks
  /// may be left out: `pho` begins phở, which Telex makes of it with its last keys.
  func words(beginning spelling: String, limit: Int) -> [HistoryKey] {
    let typed = spelling.unicodeScalars.map(\.value)
    guard let first = spelling.unicodeScalars.first else { return [] }
    return snapshot.words(
      beginning: String(first), language: language, weighing: least(Self.leastChoices),
      limit: limit
    ) { WordFolding.begins($0, with: typed) }
  }

  /// So many choices of now, as they are weighed in the snapshot.
  private func least(_ choices: Double) -> HistoryWeight {
    HistoryWeight(units: UInt32(min(choices / max(scale, 1e-6) * 1024, Double(UInt32.max))))
  }

  /// The words that a spelling is one slip away from, not in its first letter: those typed three times and
  /// more, since what is typed wrong twice would draw others to it.
  func words(oneSlipFrom spelling: String, limit: Int) -> [(key: HistoryKey, slip: SingleSlip)] {
    guard let first = spelling.unicodeScalars.first else { return [] }
    var typed = spelling
    return typed.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      return snapshot.words(
        beginning: String(first), language: language, weighing: least(Self.choicesOfHabit),
        limit: limit
      ) { SingleSlip(typed: bytes, meant: $0) != nil }.compactMap { key in
        var meant = key.reading
        return meant.withUTF8 { SingleSlip(typed: bytes, meant: UnsafeRawBufferPointer($0)) }
          .map { (key, $0) }
      }
    }
  }

  /// The words typed after another one, most often first; those that began a sentence after none.
  func followers(of word: String, limit: Int) -> [LearnedFollower] {
    Array(
      snapshot.followers(of: word, language: language)
        .prefix { $0.weight.choices * scale > Self.pairDiscount }.prefix(limit))
  }

  // MARK: How likely a word is

  /// The parts of what is typed that are words typed before: by themselves, and after the word before.
  private static let wordShare = 0.1
  private static let pairShare = 0.3
  /// As many others are taken to have been typed before.
  private static let otherWords = 500.0
  private static let otherFollowers = 1.0
  /// More words than these are long ago: the last ones tell what is written about.
  private static let mostWords = 2_000.0
  /// What is taken off: a known word counts a quarter each time, and once is no habit.
  private static let wordDiscount = 0.25
  private static let pairDiscount = 0.25

  /// How likely a word is for having been typed before (a cache model: Kuhn and De Mori 1990).
  func likelihood(of word: String, spelled spelling: String, after before: String?) -> Double {
    let count = weight(of: word, in: items(spelled: spelling, after: nil))
    guard count > 0 else { return 0 }
    var likelihood =
      Self.wordShare * max(count - Self.wordDiscount, 0)
      / (min(total, Self.mostWords) + Self.otherWords)
    if let before {
      let context = HistoryContext(language: language, after: before.utf8)
      let pairs = weight(of: word, in: items(spelled: spelling, after: before))
      likelihood +=
        Self.pairShare * max(pairs - Self.pairDiscount, 0)
        / (snapshot.total(of: context) * scale + Self.otherFollowers)
    }
    return likelihood
  }

  /// A cost in thousandths of a nat, where a word is so much likelier.
  static func cost(_ cost: Int32, gaining likelihood: Double) -> Int32 {
    guard likelihood > 0 else { return cost }
    return Int32((-1000 * log(exp(-Double(cost) / 1000) + likelihood)).rounded())
  }

  /// The cost of a word that nothing but the history makes likely.
  static func cost(_ likelihood: Double) -> Int32 {
    likelihood > 0 ? Int32((-1000 * log(min(likelihood, 1))).rounded()) : unheardOf
  }

  /// One in ten million.
  private static let unheardOf: Int32 = 16_100

  private func items(spelled spelling: String, after before: String?) -> [HistoryItem] {
    let context =
      before.map { HistoryContext(language: language, after: $0.utf8) }
      ?? HistoryContext(language: language)
    var reading = ReadingNumber()
    reading.append(syllable: ReadingNumber.syllable(spelling.utf8))
    return snapshot.items(of: HistoryGroup(context, reading))
  }

  private func weight(of word: String, in items: [HistoryItem]) -> Double {
    (items.first { $0.text == word }?.weight.choices ?? 0) * scale
  }
}
