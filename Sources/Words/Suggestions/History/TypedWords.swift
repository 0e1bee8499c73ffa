import Decoding
import UserHistory

/// The words that the user typed in one language, from a snapshot of the history. Words are keyed
/// by their folded spelling, and pairs by the word before.
struct TypedWords {
  private let history: DecayedHistory

  init?(_ history: any HistoryReader, language: String) {
    let snapshot = history.snapshot
    guard !snapshot.isEmpty else { return nil }
    self.history = DecayedHistory(snapshot, at: history.now, language: language)
  }

  /// The observation count from which a word unknown to the lexicons counts as one. Typed once, it
  /// may be a typo.
  private static let leastChoices = 1.5
  /// The observation count of a word typed three times, some months ago.
  private static let choicesOfHabit = 2.25

  /// Whether the user typed a word often enough for it to be intended.
  func isOwn(_ word: String, spelled spelling: String) -> Bool {
    weight(of: word, in: items(spelled: spelling, after: nil)) >= Self.leastChoices
  }

  /// Whether the user undid a correction of a word.
  func isRefused(_ typed: String) -> Bool {
    !history.snapshot.rejectedCorrections(of: typed, language: history.language).isEmpty
  }

  /// Returns the words whose folded spelling begins with `spelling`, most frequent first.
  ///
  /// After the first letter, marks may be missing: `pho` begins phở, because Telex adds the marks
  /// with its last keys.
  func words(beginning spelling: String, limit: Int) -> [HistoryKey] {
    let typed = spelling.unicodeScalars.map(\.value)
    guard let first = spelling.unicodeScalars.first else { return [] }
    return history.snapshot.words(
      beginning: String(first), language: history.language, weighing: least(Self.leastChoices),
      limit: limit
    ) { WordFolding.begins($0, with: typed) }
  }

  /// Converts an observation count of today to the weight that the snapshot stores.
  private func least(_ choices: Double) -> HistoryWeight {
    HistoryWeight(units: UInt32(min(choices / max(history.scale, 1e-6) * 1024, Double(UInt32.max))))
  }

  /// Returns the words that are one typo away from a spelling, with the same first letter.
  ///
  /// Only words typed at least three times count: otherwise a word mistyped twice would attract
  /// others.
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

  /// Returns the words typed after another one, most frequent first. An empty `word` stands for the
  /// start of a sentence.
  func followers(of word: String, limit: Int) -> [LearnedFollower] {
    Array(
      history.snapshot.followers(of: word, language: history.language)
        .prefix { history.choices($0.weight) > Self.cache.followers.discount }.prefix(limit))
  }

  // MARK: Probabilities

  /// Each time a known word is typed counts as a quarter of an observation. The discounts keep a
  /// single occurrence from counting as a habit.
  private static let cache = CacheModel(
    words: CacheModel.Term(share: 0.1, others: 500, discount: 0.25, mostCounted: 2_000),
    followers: CacheModel.Term(share: 0.3, others: 1, discount: 0.25))

  /// Returns the probability of a word under the user model, from its own count and from its count
  /// after the preceding word.
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

  /// Returns the cost (nats × 1000) of a word whose probability the user model raises by
  /// `likelihood`.
  static func cost(_ cost: Int32, gaining likelihood: Double) -> Int32 {
    cache.cost(cost, gaining: likelihood)
  }

  /// Returns the cost of a word that only the history has.
  static func cost(_ likelihood: Double) -> Int32 {
    likelihood > 0 ? cache.cost(of: likelihood) : unheardOf
  }

  /// The cost of a probability of one in ten million (nats × 1000).
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
