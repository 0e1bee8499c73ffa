/// The keys of one syllable in typing order: at most 16 ASCII codes, stored inline.
public struct SyllableKeys: Hashable, Sendable {
  /// The maximum number of keys. The longest syllables of old Hangul need 9.
  static let capacity = 16

  /// Eight keys per word, the earliest in the lowest bits, so that comparing keys takes two words.
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  /// The number of keys.
  public private(set) var count = 0

  /// Creates an empty list of keys.
  public init() {}

  /// Whether there are no keys.
  public var isEmpty: Bool { count == 0 }
  /// Whether the capacity is used up.
  var isFull: Bool { count == Self.capacity }

  /// The key at an index, from 0 to `count - 1`.
  subscript(index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (index < 8 ? first : second) >> Self.shift(index))
  }

  private static func shift(_ index: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: index & 7) &* 8
  }

  /// Appends a key; does nothing at full capacity.
  mutating func append(_ key: UInt8) {
    guard !isFull else { return }
    let bits = UInt64(key) << Self.shift(count)
    if count < 8 { first |= bits } else { second |= bits }
    count &+= 1
  }

  /// Removes the last key, if there is one.
  mutating func removeLast() {
    guard count > 0 else { return }
    count &-= 1
    let others = ~(UInt64(0xFF) << Self.shift(count))
    if count < 8 { first &= others } else { second &= others }
  }

  /// Returns the first `length` keys.
  func prefix(_ length: Int) -> Self {
    var keys = Self()
    for index in 0..<min(max(length, 0), count) { keys.append(self[index]) }
    return keys
  }

  /// Returns the last `length` keys.
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
