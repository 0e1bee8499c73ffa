import Decoding
import NGrams
import UserHistory

/// What is known of a reading: the words typed, among all known ones, and what the others cost more.
/// Without references, since it is looked at for each word of the reading.
struct KnownReading {
  /// The words typed, in the order of their entries, as places in `LearnedTables.words`.
  private let first: Int32
  private let end: Int32
  let costOfOthers: Cost
  /// The census that the likelihoods of its words are by; none yet.
  var census: Int32 = -1

  init(_ positions: Range<Int>, costOfOthers: Cost) {
    first = Int32(truncatingIfNeeded: positions.lowerBound)
    end = Int32(truncatingIfNeeded: positions.upperBound)
    self.costOfOthers = costOfOthers
  }

  /// The places of the words typed.
  var words: Range<Int> { Int(first)..<Int(end) }
}

/// A word that was typed for a reading: what each way to it asks.
struct KnownWord {
  let word: WordID
  /// Its entry in the lexicon.
  let entry: Int32
  /// What it costs more for having been chosen.
  var cost: Cost = 0
  /// What coming again costs, without a word before.
  var recalled = CacheModel.never
  let reading: ReadingNumber

  init(_ entry: WordEntry, of reading: ReadingNumber) {
    word = entry.word
    self.entry = Int32(truncatingIfNeeded: entry.entry)
    self.reading = reading
  }
}

/// What is seldom asked of a known word.
struct KnownWordCounts {
  let entry: WordEntry
  /// How often it was typed, as far as that counts anywhere, and how often it began a commit.
  let count: Double
  let beginnings: Double
  /// How likely it is to come again, without a word before.
  var likelihood = 0.0
}

/// What was typed after a word, as each way to what follows it asks.
struct KnownContext {
  /// The readings of that.
  let readings: ReadingSet
  /// Its place in `LearnedTables.contexts`.
  let position: Int32

  /// After this nothing was typed.
  static let none = KnownContext(readings: .none, position: -1)
}
