/// The keys of one syllable, in the order they were typed: at most 16, in place.
public struct SyllableKeys: Hashable, Sendable {
  /// How many keys a syllable can have: the longest of old Hangul need 9.
  static let capacity = 16

  /// Eight keys each, the earliest in the lowest bits: two words are compared at once.
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  /// How many keys there are.
  public private(set) var count = 0

  /// No keys.
  public init() {}

  /// Whether there are none.
  public var isEmpty: Bool { count == 0 }
  /// Whether no more fit.
  var isFull: Bool { count == Self.capacity }

  /// The key at a place, from 0 to `count` less 1.
  subscript(index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (index < 8 ? first : second) >> Self.shift(index))
  }

  private static func shift(_ index: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: index & 7) &* 8
  }

  /// Adds a key at the end; where they are full, does nothing.
  mutating func append(_ key: UInt8) {
    guard !isFull else { return }
    let bits = UInt64(key) << Self.shift(count)
    if count < 8 { first |= bits } else { second |= bits }
    count &+= 1
  }

  /// Takes the last key away, where there is one.
  mutating func removeLast() {
    guard count > 0 else { return }
    count &-= 1
    let others = ~(UInt64(0xFF) << Self.shift(count))
    if count < 8 { first &= others } else { second &= others }
  }

  /// The first `length` keys.
  func prefix(_ length: Int) -> Self {
    var keys = Self()
    for index in 0..<min(max(length, 0), count) { keys.append(self[index]) }
    return keys
  }

  /// The last `length` keys.
  func suffix(_ length: Int) -> Self {
    var keys = Self()
    for index in max(count - max(length, 0), 0)..<count { keys.append(self[index]) }
    return keys
  }
}

extension SyllableKeys: CustomStringConvertible {
  /// The keys as text: `gks`.
  public var description: String {
    String(decoding: (0..<count).map { self[$0] }, as: UTF8.self)
  }
}

extension SyllableKeys: Codable {
  /// Reads keys from their text. Throws where they are not ASCII or too many.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard text.utf8.count <= Self.capacity, text.utf8.allSatisfy({ $0 < 128 }) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "the keys of a syllable are at most \(Self.capacity) of ASCII"))
    }
    for key in text.utf8 { append(key) }
  }

  /// Writes the keys as their text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
