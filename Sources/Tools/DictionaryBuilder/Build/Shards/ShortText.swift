/// Up to 16 bytes of text without zeros, as a key of a hash table that allocates nothing.
struct ShortText: Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Creates the key of a text; nil if it is too long or contains a zero.
  init?(_ text: some Collection<UInt8>) {
    var shift: UInt64 = 0
    for byte in text {
      guard byte != 0, shift < 128 else { return nil }
      if shift < 64 { low |= UInt64(byte) << shift } else { high |= UInt64(byte) << (shift - 64) }
      shift += 8
    }
  }
}
