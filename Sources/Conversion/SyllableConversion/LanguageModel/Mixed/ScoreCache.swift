/// A small direct-mapped cache: each key has one slot, and a new key replaces the old one in its
/// slot.
struct ScoreCache<Value> {
  /// A key in two parts.
  struct Key: Equatable {
    var first: UInt64
    var second: UInt32
  }

  private var entries: [(key: Key, value: Value)]
  private let shift: UInt64

  /// Creates a cache with 2 to the power of `bits` slots, each holding `empty` under a key that is
  /// never looked up.
  init(bits: UInt64, empty: Value) {
    entries = Array(repeating: (Key(first: .max, second: .max), empty), count: 1 << Int(bits))
    shift = 64 - bits
  }

  /// The value of a key; nil if it is not in the cache.
  @inline(__always)
  subscript(_ key: Key) -> Value? {
    let slot = slot(of: key)
    return entries[slot].key == key ? entries[slot].value : nil
  }

  /// Stores the value of a key.
  @inline(__always)
  mutating func keep(_ value: Value, for key: Key) {
    entries[slot(of: key)] = (key, value)
  }

  @inline(__always)
  private func slot(of key: Key) -> Int {
    let mixed =
      (key.first ^ UInt64(key.second) &* 0xC2B2_AE3D_27D4_EB4F) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> shift)
  }
}
