/// A reading as a number that grows syllable by syllable, so that a walk through a dictionary costs a
/// multiplication a step.
public struct ReadingNumber: Hashable, Sendable {
  /// The number.
  public private(set) var number: UInt64 = 0

  /// No syllables yet.
  public init() {}

  /// Syllables with spaces between them, as entries have them.
  public init(of reading: String) {
    for syllable in reading.utf8.split(separator: UInt8(ascii: " ")) {
      append(syllable: Self.syllable(syllable))
    }
  }

  /// The number of a syllable, to append.
  public static func syllable(_ spelling: some Sequence<UInt8>) -> UInt64 {
    TextNumber.of(spelling)
  }

  /// Adds a syllable.
  @inlinable public mutating func append(syllable: UInt64) {
    let mixed = (number ^ syllable) &* 0x9E37_79B9_7F4A_7C15
    replace(by: mixed ^ (mixed >> 29))
  }

  @usableFromInline mutating func replace(by number: UInt64) { self.number = number }
}

/// A syllable that is spelled letter by letter: the number of each of its beginnings costs a step.
///
/// ```
/// が → がっ → がっこ → がっこう     four readings, four steps
/// ```
public struct SpelledSyllable: Sendable {
  private var text = TextNumber()

  /// Nothing is spelled yet.
  public init() {}

  /// Adds a letter.
  public mutating func append(_ letter: Unicode.Scalar) {
    for byte in letter.utf8 { text.append(byte) }
  }

  /// The number of what is spelled.
  public var number: UInt64 { text.number }
}

/// What entries of one group have in common besides their reading: the language, the kind, and the
/// word before.
public struct HistoryContext: Hashable, Sendable {
  /// A hash. The last bit tells words after words, as in a group.
  @usableFromInline let number: UInt64

  /// The words of a language.
  public init(language: String) {
    self.init(language: language, kind: .word, context: "".utf8)
  }

  /// What follows a word of a language; what begins a commit, for the empty word.
  public init(language: String, after word: some Sequence<UInt8>) {
    self.init(language: language, kind: .pair, context: word)
  }

  /// The context of an entry.
  public init(of key: HistoryKey) {
    self.init(language: key.language, kind: key.kind, context: key.context.utf8)
  }

  /// A context by its number.
  init(number: UInt64) { self.number = number }

  init(language: String, kind: HistoryKey.Kind, context: some Sequence<UInt8>) {
    let tag = TextNumber.of(language.utf8) &+ UInt64(kind.rawValue)
    number = TextNumber.of(context, from: tag) & ~1 | (kind == .pair ? 1 : 0)
  }
}

/// The number of a group of entries among which one chooses: all words of one reading, or all that
/// were chosen for it after one word. Two groups of a history share a number by chance once in some
/// 10⁹ histories.
public struct HistoryGroup: Hashable, Sendable {
  /// The number: a hash, whose last bit is set for words after words.
  public let number: UInt64

  /// Whether its entries stand after a word.
  @inlinable public var isOfPairs: Bool { number & 1 != 0 }

  /// A group by its number.
  init(number: UInt64) { self.number = number }

  /// The group of a reading in a context.
  @inlinable public init(_ context: HistoryContext, _ reading: ReadingNumber) {
    let mixed = (context.number ^ reading.number) &* 0xD6E8_FEB8_6659_FD93
    number = (mixed ^ (mixed >> 32)) & ~1 | context.number & 1
  }

  /// The group of an entry.
  public init(of key: HistoryKey) {
    self.init(HistoryContext(of: key), ReadingNumber(of: key.reading))
  }
}

/// An entry of a group.
public struct HistoryItem: Hashable, Sendable {
  /// The text chosen.
  public var text: String
  /// Its weight, all devices together, as of the time that the snapshot tells.
  public var weight: HistoryWeight

  /// An entry.
  public init(text: String, weight: HistoryWeight) {
    self.text = text
    self.weight = weight
  }
}

/// 64 bits of a text: FNV-1a over its bytes with a mark at its end, mixed.
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
