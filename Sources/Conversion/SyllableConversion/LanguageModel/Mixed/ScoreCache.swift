/// A small direct-mapped cache: each key has one slot, and a new key replaces the old one in its
/// slot.
///
/// It owns plain memory: a keystroke makes some thousand lookups, and the checks of an array would
/// take as long as the lookups. It belongs to one thread.
final class ScoreCache<Value: BitwiseCopyable> {
  /// A key in two parts.
  struct Key: Equatable {
    var first: UInt64
    var second: UInt32
  }

  private struct Entry {
    var key: Key
    var value: Value
  }

  private let entries: UnsafeMutableBufferPointer<Entry>
  private let shift: UInt64

  /// Creates a cache with 2 to the power of `bits` slots, each holding `empty` under a key that is
  /// never looked up.
  init(bits: UInt64, empty: Value) {
    entries = .allocate(capacity: 1 << Int(bits))
    entries.initialize(
      repeating: Entry(key: Key(first: .max, second: .max), value: empty))
    shift = 64 - bits
  }

  deinit { entries.deallocate() }

  /// The value of a key; nil if it is not in the cache.
  @inline(__always)
  subscript(_ key: Key) -> Value? {
    let entry = entry(of: key)
    return entry.pointee.key == key ? entry.pointee.value : nil
  }

  /// Stores the value of a key.
  @inline(__always)
  func keep(_ value: Value, for key: Key) {
    entry(of: key).pointee = Entry(key: key, value: value)
  }

  /// Returns the slot of a key, which always exists.
  @inline(__always)
  private func entry(of key: Key) -> UnsafeMutablePointer<Entry> {
    let mixed =
      (key.first ^ UInt64(key.second) &* 0xC2B2_AE3D_27D4_EB4F) &* 0x9E37_79B9_7F4A_7C15
    return entries.baseAddress.unsafelyUnwrapped + Int(truncatingIfNeeded: mixed >> shift)
  }
}
