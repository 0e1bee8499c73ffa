/// The number of a reading: a hash that is extended syllable by syllable, so that following a
/// dictionary's trie costs one multiplication per step.
public struct ReadingNumber: Hashable, Sendable {
  /// The hash.
  public private(set) var number: UInt64 = 0

  /// Creates the number of the empty reading.
  public init() {}

  /// Creates the number of a reading.
  ///
  /// - Parameter reading: the syllables, separated by spaces.
  public init(of reading: String) {
    for syllable in reading.utf8.split(separator: UInt8(ascii: " ")) {
      append(syllable: Self.syllable(syllable))
    }
  }

  /// Returns the number of a syllable, for `append(syllable:)`.
  public static func syllable(_ spelling: some Sequence<UInt8>) -> UInt64 {
    TextNumber.of(spelling)
  }

  /// Appends a syllable.
  @inlinable public mutating func append(syllable: UInt64) {
    let mixed = (number ^ syllable) &* 0x9E37_79B9_7F4A_7C15
    replace(by: mixed ^ (mixed >> 29))
  }

  @usableFromInline mutating func replace(by number: UInt64) { self.number = number }
}

/// An incremental hash of a syllable: the number of each of its prefixes costs one step.
///
/// ```
/// が → がっ → がっこ → がっこう     four readings, four steps
/// ```
public struct SpelledSyllable: Sendable {
  private var text = TextNumber()

  /// Creates an empty syllable.
  public init() {}

  /// Appends a letter.
  public mutating func append(_ letter: Unicode.Scalar) {
    for byte in letter.utf8 { text.append(byte) }
  }

  /// The number of the letters so far.
  public var number: UInt64 { text.number }
}

/// The context of entries: their language, their kind, and the preceding word. A context and a
/// reading form a `HistoryGroup`.
public struct HistoryContext: Hashable, Sendable {
  /// A hash. The lowest bit is set for contexts of pairs, as in a group.
  @usableFromInline let number: UInt64

  /// Creates the context of all words of a language.
  public init(language: String) {
    self.init(language: language, kind: .word, context: "".utf8)
  }

  /// Creates the context after a word of a language; for the empty word, the beginning of a commit.
  ///
  /// - Parameters:
  ///   - language: the language tag.
  ///   - word: the UTF-8 bytes of the word.
  public init(language: String, after word: some Sequence<UInt8>) {
    self.init(language: language, kind: .pair, context: word)
  }

  /// Creates the context of an entry.
  public init(of key: HistoryKey) {
    self.init(language: key.language, kind: key.kind, context: key.context.utf8)
  }

  /// Creates a context from its number.
  init(number: UInt64) { self.number = number }

  init(language: String, kind: HistoryKey.Kind, context: some Sequence<UInt8>) {
    let tag = TextNumber.of(language.utf8) &+ UInt64(kind.rawValue)
    number = TextNumber.of(context, from: tag) & ~1 | (kind == .pair ? 1 : 0)
  }
}

/// The number of a group of alternative entries: all words of one reading, or all words chosen for
/// it after one word. Two groups of a history have the same number once in about 10⁹ histories.
public struct HistoryGroup: Hashable, Sendable {
  /// The number: a hash whose lowest bit is set for groups of pairs.
  public let number: UInt64

  /// Whether its entries are pairs, chosen after a word.
  @inlinable public var isOfPairs: Bool { number & 1 != 0 }

  /// Creates a group from its number.
  init(number: UInt64) { self.number = number }

  /// Creates the group of a reading in a context.
  @inlinable public init(_ context: HistoryContext, _ reading: ReadingNumber) {
    let mixed = (context.number ^ reading.number) &* 0xD6E8_FEB8_6659_FD93
    number = (mixed ^ (mixed >> 32)) & ~1 | context.number & 1
  }

  /// Creates the group of an entry.
  public init(of key: HistoryKey) {
    self.init(HistoryContext(of: key), ReadingNumber(of: key.reading))
  }
}

/// An entry of a group.
public struct HistoryItem: Hashable, Sendable {
  /// The chosen text.
  public var text: String
  /// The weight at the snapshot's time, all devices together.
  public var weight: HistoryWeight

  /// Creates an entry.
  public init(text: String, weight: HistoryWeight) {
    self.text = text
    self.weight = weight
  }
}

/// An incremental 64-bit hash of a text: FNV-1a over its bytes with an end mark, mixed.
struct TextNumber {
  private var state: UInt64

  init(from seed: UInt64 = 0xCBF2_9CE4_8422_2325) { state = seed }

  mutating func append(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

  var number: UInt64 {
    let number = (state ^ 0x1FF) &* 0xBF58_476D_1CE4_E5B9
    return number ^ (number >> 31)
  }

  static func of(
    _ bytes: some Sequence<UInt8>, from seed: UInt64 = 0xCBF2_9CE4_8422_2325
  ) -> UInt64 {
    var text = TextNumber(from: seed)
    for byte in bytes { text.append(byte) }
    return text.number
  }
}
