/// A 64-bit hash of a text that grows at its front: the polynomial of its bytes, and the power that
/// a further text in front is multiplied by. Two texts of a sentence's length share a hash once in
/// some 10^18 pairs.
@usableFromInline package struct TextHash: Hashable, Sendable {
  @inlinable static var base: UInt64 { 0x9E37_79B9_7F4A_7C15 }

  @usableFromInline var value: UInt64 = 0
  @usableFromInline var power: UInt64 = 1

  /// The hash of no text.
  @inlinable
  package init() {}

  /// The hash of a text.
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

  /// The hash of this text and another one behind it.
  @inlinable
  package func followed(by rest: TextHash) -> TextHash {
    var joined = TextHash()
    joined.value = value &* rest.power &+ rest.value
    joined.power = power &* rest.power
    return joined
  }
}
