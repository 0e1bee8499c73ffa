/// A 128-bit hash that identifies a sequence of bytes, so that parsed shards can be reused. Two
/// different shards of one dictionary have the same hash with a probability of about 10⁻³⁰. The
/// hash does not protect against forged text; whoever forges text could also write the cache.
///
/// Two lanes of 64 bits each multiply 16 bytes at a time to 128 bits and fold the halves: the
/// "multiply and fold" scheme (MUM, wyhash). The constants are the first digits of the fractional
/// parts of √2, √3, √5 and √7.
struct ContentHash: Hashable, Sendable {
  let high: UInt64
  let low: UInt64

  private static let keys: (UInt64, UInt64, UInt64, UInt64) = (
    0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1
  )

  /// Hashes the bytes. A different `seed` gives a different hash.
  init(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) {
    let keys = Self.keys
    var a = seed ^ keys.2
    var b = seed ^ keys.3
    func mix(_ first: UInt64, _ second: UInt64) {
      a = Self.fold(a ^ first ^ keys.0, second ^ keys.1) &+ second
      b = Self.fold(b ^ second ^ keys.2, first ^ keys.3) &+ first
    }
    var offset = 0
    while offset &+ 16 <= bytes.count {
      mix(
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
        bytes.loadUnaligned(fromByteOffset: offset &+ 8, as: UInt64.self))
      offset &+= 16
    }
    let rest = bytes.count &- offset
    mix(
      Self.word(of: bytes, at: offset, count: min(rest, 8)),
      Self.word(of: bytes, at: offset &+ 8, count: max(rest &- 8, 0)))
    mix(UInt64(bytes.count), a ^ b)
    high = a
    low = b
  }

  /// Loads 0 to 8 bytes as the lower bytes of a number.
  @inline(__always) private static func word(
    of bytes: UnsafeRawBufferPointer, at start: Int, count: Int
  ) -> UInt64 {
    if count == 8 { return bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self) }
    var word: UInt64 = 0
    for index in 0..<count { word |= UInt64(bytes[start &+ index]) << UInt64(8 &* index) }
    return word
  }

  private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }

  /// The hash as 32 hexadecimal digits.
  var hexadecimal: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
