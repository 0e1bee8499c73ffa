import Decoding
import UserHistory

/// What the user has typed in a language, as one snapshot of the history has it. Words stand there under
/// their folded spellings, and pairs under the word before them.
struct TypedWords {
  private let history: DecayedHistory

  init?(_ history: any HistoryReader, language: String) {
    let snapshot = history.snapshot
    guard !snapshot.isEmpty else { return nil }
    self.history = DecayedHistory(snapshot, at: history.now, language: language)
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
    !history.snapshot.rejectedCorrections(of: typed, language: history.language).isEmpty
  }

  /// The words whose folded spelling begins so, those typed most often first. Behind the first letter marks
  /// may be left out: `pho` begins phở, which Telex makes of it with its last keys.
  func words(beginning spelling: String, limit: Int) -> [HistoryKey] {
    let typed = spelling.unicodeScalars.map(\.value)
    guard let first = spelling.unicodeScalars.first else { return [] }
    return history.snapshot.words(
      beginning: String(first), language: history.language, weighing: least(Self.leastChoices),
      limit: limit
    ) { WordFolding.begins($0, with: typed) }
  }

  /// So many choices of now, as they are weighed in the snapshot.
  private func least(_ choices: Double) -> HistoryWeight {
    HistoryWeight(units: UInt32(min(choices / max(history.scale, 1e-6) * 1024, Double(UInt32.max))))
  }

  /// The words that a spelling is one slip away from, not in its first letter: those typed three times and
  /// more, since what is typed wrong twice would draw others to it.
  func words(oneTypoFrom spelling: String, limit: Int) -> [(key: HistoryKey, typo: SingleTypo)] {
    guard let first = spelling.unicodeScalars.first else { return [] }
    var typed = spelling
    return typed.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      return history.snapshot.words(
        beginning: String(first), language: history.language, weighing: least(Self.choicesOfHabit),
        limit: limit
      ) { SingleTypo(typed: bytes, meant: $0) != nil }.compactMap { key in
        var meant = key.reading
        return meant.withUTF8 { SingleTypo(typed: bytes, meant: UnsafeRawBufferPointer($0)) }
          .map { (key, $0) }
      }
    }
  }

  /// The words typed after another one, most often first; those that began a sentence after none.
  func followers(of word: String, limit: Int) -> [LearnedFollower] {
    Array(
      history.snapshot.followers(of: word, language: history.language)
        .prefix { history.choices($0.weight) > Self.cache.followers.discount }.prefix(limit))
  }

  // MARK: How likely a word is

  /// A known word counts a quarter each time, and once is no habit.
  private static let cache = CacheModel(
    words: CacheModel.Term(share: 0.1, others: 500, discount: 0.25, mostCounted: 2_000),
    followers: CacheModel.Term(share: 0.3, others: 1, discount: 0.25))

  /// How likely a word is for having been typed before.
  func likelihood(of word: String, spelled spelling: String, after before: String?) -> Double {
    let count = weight(of: word, in: items(spelled: spelling, after: nil))
    guard count > 0 else { return 0 }
    var likelihood = Self.cache.words.likelihood(of: count, among: history.wordTotal)
    if let before {
      let context = HistoryContext(language: history.language, after: before.utf8)
      likelihood += Self.cache.followers.likelihood(
        of: weight(of: word, in: items(spelled: spelling, after: before)),
        among: history.total(of: context))
    }
    return likelihood
  }

  /// A cost in thousandths of a nat, where a word is so much likelier.
  static func cost(_ cost: Int32, gaining likelihood: Double) -> Int32 {
    cache.cost(cost, gaining: likelihood)
  }

  /// The cost of a word that nothing but the history makes likely.
  static func cost(_ likelihood: Double) -> Int32 {
    likelihood > 0 ? cache.cost(of: likelihood) : unheardOf
  }

  /// One in ten million.
  private static let unheardOf: Int32 = 16_100

  private func items(spelled spelling: String, after before: String?) -> [HistoryItem] {
    let context =
      before.map { HistoryContext(language: history.language, after: $0.utf8) } ?? history.words
    var reading = ReadingNumber()
    reading.append(syllable: ReadingNumber.syllable(spelling.utf8))
    return history.snapshot.items(of: HistoryGroup(context, reading))
  }

  private func weight(of word: String, in items: [HistoryItem]) -> Double {
    items.first { $0.text == word }.map { history.choices($0.weight) } ?? 0
  }
}
