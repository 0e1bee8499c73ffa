import Decoding
import UserHistory

/// What was looked up of what was learned. It goes on from one snapshot to the next, but for what
/// changed: each commit makes another snapshot, and one that knew nothing would ask for the same few
/// hundred readings again.
struct LearnedTables {
  /// In the place of a number: nothing is known.
  static let nothing: Int32 = -1

  /// What is known of the reading of each node of the lexicon's trie, as places in `readings`.
  private var numbers: PagedNumbers
  /// The same at the beginning of what is typed, where more is known.
  private var numbersAtBeginning: PagedNumbers
  var readings: [KnownReading] = []
  var words: [KnownWord] = []
  /// What is seldom asked of each word in `words`.
  var counts: [KnownWordCounts] = []
  /// What was typed after each word of the lexicon, as places in `contexts`.
  private var contextsOfWords: PagedNumbers
  private(set) var contexts: [(context: HistoryContext, summary: ContextSummary)] = []
  /// How often known words were typed after other ones, by `pair`.
  var pairs = LookupTable<HistoryWeight>()
  /// How often all words were counted anew: likelihoods by an earlier census are out of date.
  private(set) var census: Int32 = 0

  /// Nothing was looked up, of a lexicon of so many nodes and words.
  init(nodes: Int = 0, words: Int = 0) {
    numbers = PagedNumbers(count: nodes)
    numbersAtBeginning = PagedNumbers(count: nodes)
    contextsOfWords = PagedNumbers(count: words)
  }

  /// Whether so much was looked up that it is better forgotten than kept: some megabytes.
  var isFull: Bool {
    words.count > Self.manyWords || contexts.count > Self.manyWords
      || pairs.count > Self.manyPairs || numbers.capacity > Self.manyNumbers
  }

  private static let manyWords = 24_000
  private static let manyPairs = 32_000
  private static let manyNumbers = 256_000

  // MARK: Readings

  /// The number of the reading of a node: `nothing` where nothing is known of it, `unknown` where it
  /// was not looked up.
  @inline(__always)
  func number(atNode node: Int, isBeginning: Bool) -> Int32 {
    isBeginning ? numbersAtBeginning[node] : numbers[node]
  }

  /// Remembers the number of the reading of a node.
  mutating func set(_ number: Int32, atNode node: Int, isBeginning: Bool) {
    if isBeginning {
      numbersAtBeginning.set(number, at: node)
    } else {
      numbers.set(number, at: node)
    }
  }

  // MARK: Words after words

  /// The place of what was typed after a word, `unknown` where it was not looked up.
  @inline(__always)
  func context(after word: WordID) -> Int32 { contextsOfWords[Int(word)] }

  /// Adds what was typed after a word, and answers its place.
  mutating func append(
    _ context: HistoryContext, _ summary: ContextSummary, after word: WordID
  ) -> Int32 {
    let position = Int32(truncatingIfNeeded: contexts.count)
    contexts.append((context, summary))
    contextsOfWords.set(position, at: Int(word))
    return position
  }

  /// The key of a known word in a group of pairs.
  static func pair(_ group: HistoryGroup, _ word: Int) -> UInt64 {
    // The number of a group is a hash; so is this.
    group.number &+ UInt64(truncatingIfNeeded: word) &* 0xD6E8_FEB8_6659_FD93
  }

  // MARK: The next snapshot

  /// Goes on with a later snapshot in which some groups have changed. Words that are looked up again get
  /// other places, so nothing is left of their pairs.
  mutating func renew(
    to snapshot: HistorySnapshot, changed keys: [HistoryKey], language: String, lexicon: Lexicon,
    syllables: ReadingNumbers
  ) {
    census &+= 1
    for key in keys where key.language == language && key.kind != .refusal {
      if key.kind == .pair, let before = lexicon.word(spelled: key.context) {
        let position = Int(context(after: before))
        if position >= 0 {
          contexts[position].summary = snapshot.summary(of: contexts[position].context)
        }
      }
      if let node = syllables.node(of: key.reading, in: lexicon) {
        numbers.set(PagedNumbers.unknown, at: node)
        numbersAtBeginning.set(PagedNumbers.unknown, at: node)
      }
    }
  }
}
