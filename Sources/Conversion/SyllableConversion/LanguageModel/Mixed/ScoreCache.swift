/// A small table of what was computed last: a key has one place, and a new key there takes the place
/// of the old one.
struct ScoreCache<Value> {
  /// What a value is of, in two parts.
  struct Key: Equatable {
    var first: UInt64
    var second: UInt32
  }

  private var entries: [(key: Key, value: Value)]
  private let shift: UInt64

  /// A table of 2 to the power of `bits` entries, all holding `empty` under a key that is not asked
  /// for.
  init(bits: UInt64, empty: Value) {
    entries = Array(repeating: (Key(first: .max, second: .max), empty), count: 1 << Int(bits))
    shift = 64 - bits
  }

  /// The value of a key, nil where another has taken its place.
  @inline(__always)
  subscript(_ key: Key) -> Value? {
    let position = position(of: key)
    return entries[position].key == key ? entries[position].value : nil
  }

  /// Keeps the value of a key.
  @inline(__always)
  mutating func keep(_ value: Value, for key: Key) {
    entries[position(of: key)] = (key, value)
  }

  @inline(__always)
  private func position(of key: Key) -> Int {
    let mixed =
      (key.first ^ UInt64(key.second) &* 0xC2B2_AE3D_27D4_EB4F) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> shift)
  }
}
