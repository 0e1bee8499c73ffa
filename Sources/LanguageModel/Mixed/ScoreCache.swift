/// A small table of what was computed last: a key has one place, and a new key there takes the place
/// of the old one.
struct ScoreCache<Value> {
  private var entries: [(key: UInt64, extra: UInt32, value: Value)]
  private let shift: UInt64

  /// A table of 2 to the power of `bits` entries, all holding `empty` under a key that is not asked
  /// for.
  init(bits: UInt64, empty: Value) {
    entries = Array(repeating: (.max, .max, empty), count: 1 << Int(bits))
    shift = 64 - bits
  }

  /// The value of a key in two parts, computed where it is not there.
  @inline(__always)
  mutating func value(_ key: UInt64, _ extra: UInt32, _ compute: () -> Value) -> Value {
    let mixed = (key ^ UInt64(extra) &* 0xC2B2_AE3D_27D4_EB4F) &* 0x9E37_79B9_7F4A_7C15
    let place = Int(truncatingIfNeeded: mixed >> shift)
    if entries[place].key == key, entries[place].extra == extra { return entries[place].value }
    let value = compute()
    entries[place] = (key, extra, value)
    return value
  }
}
