import Decoding
import UserHistory

/// The cached lookups of a user model. They carry over from one snapshot to the next, except for
/// what changed: each commit makes a new snapshot, and an empty cache would look up the same few
/// hundred readings again.
struct LearnedTables {
  /// A number that means that nothing was learned.
  static let nothing: Int32 = -1

  /// The index in `readings` for each node of the lexicon's trie.
  private var numbers: PagedNumbers
  /// The index in `readings` for each node at the beginning of a composition, where beginnings of
  /// commits count too.
  private var numbersAtBeginning: PagedNumbers
  var readings: [KnownReading] = []
  var words: [KnownWord] = []
  /// The rarely needed data of each word in `words`.
  var counts: [KnownWordCounts] = []
  /// The index in `contexts` for each word of the lexicon.
  private var contextsOfWords: PagedNumbers
  private(set) var contexts: [(context: HistoryContext, summary: ContextSummary)] = []
  /// The weights of known words after other words, by `pair`.
  var pairs = LookupTable<HistoryWeight>()
  /// The number of recounts of all words. Probabilities of an earlier census are out of date.
  private(set) var census: Int32 = 0

  /// Creates empty tables for a lexicon with this number of nodes and words.
  init(nodes: Int = 0, words: Int = 0) {
    numbers = PagedNumbers(count: nodes)
    numbersAtBeginning = PagedNumbers(count: nodes)
    contextsOfWords = PagedNumbers(count: words)
  }

  /// Whether the tables have grown so large (some megabytes) that discarding them is better.
  var isFull: Bool {
    words.count > Self.manyWords || contexts.count > Self.manyWords
      || pairs.count > Self.manyPairs || numbers.capacity > Self.manyNumbers
  }

  private static let manyWords = 24_000
  private static let manyPairs = 32_000
  private static let manyNumbers = 256_000

  // MARK: Readings

  /// Returns the index of a node's reading: `nothing` if nothing was learned for it,
  /// `PagedNumbers.unknown` if it was not looked up.
  @inline(__always)
  func number(atNode node: Int, isBeginning: Bool) -> Int32 {
    isBeginning ? numbersAtBeginning[node] : numbers[node]
  }

  /// Stores the index of a node's reading.
  mutating func set(_ number: Int32, atNode node: Int, isBeginning: Bool) {
    if isBeginning {
      numbersAtBeginning.set(number, at: node)
    } else {
      numbers.set(number, at: node)
    }
  }

  // MARK: Words after words

  /// Returns the index of a word's followers in `contexts`; `PagedNumbers.unknown` if they were not
  /// looked up.
  @inline(__always)
  func context(after word: WordID) -> Int32 { contextsOfWords[Int(word)] }

  /// Appends the followers of a word and returns their index.
  mutating func append(
    _ context: HistoryContext, _ summary: ContextSummary, after word: WordID
  ) -> Int32 {
    let index = Int32(truncatingIfNeeded: contexts.count)
    contexts.append((context, summary))
    contextsOfWords.set(index, at: Int(word))
    return index
  }

  /// Returns the key of a known word in a group of pairs.
  static func pair(_ group: HistoryGroup, _ word: Int) -> UInt64 {
    // The number of a group is a hash; so is this.
    group.number &+ UInt64(truncatingIfNeeded: word) &* 0xD6E8_FEB8_6659_FD93
  }

  // MARK: The next snapshot

  /// Updates the tables for a later snapshot in which some groups have changed. Words that are
  /// looked up again get new indices, so their cached pairs are no longer used.
  mutating func renew(
    to snapshot: HistorySnapshot, changed keys: [HistoryKey], language: String, lexicon: Lexicon,
    syllables: ReadingNumbers
  ) {
    census &+= 1
    for key in keys where key.language == language && key.kind != .refusal {
      if key.kind == .pair, let before = lexicon.word(spelled: key.context) {
        let index = Int(context(after: before))
        if index >= 0 {
          contexts[index].summary = snapshot.summary(of: contexts[index].context)
        }
      }
      if let node = syllables.node(of: key.reading, in: lexicon) {
        numbers.set(PagedNumbers.unknown, at: node)
        numbersAtBeginning.set(PagedNumbers.unknown, at: node)
      }
    }
  }
}
