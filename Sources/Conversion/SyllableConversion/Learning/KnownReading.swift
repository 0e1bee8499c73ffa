import Decoding
import NGrams
import UserHistory

/// The learned data of a reading: the range of its known words, and the extra cost of its other
/// words. It contains no references, since it is read for each word of the reading.
struct KnownReading {
  /// The range of the known words in `LearnedTables.words`, in the order of their entries.
  private let first: Int32
  private let end: Int32
  let costOfOthers: Cost
  /// The census that the probabilities of its words are based on; -1 before the first.
  var census: Int32 = -1

  init(_ positions: Range<Int>, costOfOthers: Cost) {
    first = Int32(truncatingIfNeeded: positions.lowerBound)
    end = Int32(truncatingIfNeeded: positions.upperBound)
    self.costOfOthers = costOfOthers
  }

  /// The indices of the known words.
  var words: Range<Int> { Int(first)..<Int(end) }
}

/// A word that was typed for a reading: the data that each arc to it needs.
struct KnownWord {
  let word: WordID
  /// The entry of the word in the lexicon.
  let entry: Int32
  /// The extra cost from the choices for the reading.
  var cost: Cost = 0
  /// The cost of the word's probability in the cache model, without a preceding word.
  var recalled = CacheModel.never
  let reading: ReadingNumber

  init(_ entry: WordEntry, of reading: ReadingNumber) {
    word = entry.word
    self.entry = Int32(truncatingIfNeeded: entry.entry)
    self.reading = reading
  }
}

/// The data of a known word that is rarely needed.
struct KnownWordCounts {
  let entry: WordEntry
  /// The number of times the word was typed, as far as it counts in any context, and the number of
  /// times it began a commit.
  let count: Double
  let beginnings: Double
  /// The probability of the word in the cache model, without a preceding word.
  var likelihood = 0.0
}

/// The learned followers of a word: the data that each arc after it needs.
struct KnownContext {
  /// The readings of the followers.
  let readings: ReadingSet
  /// The index in `LearnedTables.contexts`.
  let position: Int32

  /// The context without learned followers.
  static let none = KnownContext(readings: .none, position: -1)
}
