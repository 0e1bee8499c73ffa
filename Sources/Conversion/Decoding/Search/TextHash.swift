/// A 64-bit hash of a text that can grow at its front: the polynomial of its bytes, and the power
/// by which the hash of a prepended text is multiplied. Among texts of a sentence's length, one
/// pair in about 10^18 collides.
@usableFromInline package struct TextHash: Hashable, Sendable {
  @inlinable static var base: UInt64 { 0x9E37_79B9_7F4A_7C15 }

  @usableFromInline package internal(set) var value: UInt64 = 0
  @usableFromInline var power: UInt64 = 1

  /// Creates the hash of the empty text.
  @inlinable
  package init() {}

  /// Creates the hash of a text.
  @inlinable
  package init(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Appends a byte to the text.
  @inlinable
  package mutating func append(_ byte: UInt8) {
    value = value &* Self.base &+ UInt64(byte) &+ 1
    power = power &* Self.base
  }

  /// Returns the hash of this text followed by another one.
  @inlinable
  package func followed(by rest: TextHash) -> TextHash {
    var joined = TextHash()
    joined.value = value &* rest.power &+ rest.value
    joined.power = power &* rest.power
    return joined
  }
}

/// A set of texts by their hashes.
@usableFromInline package struct TextHashSet {
  @usableFromInline var hashes = LookupTable<Void>(bits: 5)

  /// Creates an empty set.
  @inlinable
  package init() {}

  /// Adds a text.
  ///
  /// - Returns: false if the set has it already.
  @inlinable
  package mutating func insert(_ hash: TextHash) -> Bool { insert(hash.value) }

  @inlinable
  mutating func insert(_ hash: UInt64) -> Bool {
    guard hashes[hash] == nil else { return false }
    hashes.set((), for: hash)
    return true
  }
}
