/// A hash table of what was looked up, by 64-bit numbers. A key asks for some hundred of them, and `Dictionary`'s hash,
/// made to withstand chosen keys, takes longer than all else that is done with the answer.
@usableFromInline package struct LookupTable<Value> {
  @usableFromInline var slots: [(key: UInt64, value: Value?)]
  @usableFromInline var shift: UInt64
  /// How many keys have a value.
  @usableFromInline package internal(set) var count = 0

  /// An empty table, with room for half of 2 to the power of `bits` numbers before it grows.
  @inlinable
  package init(bits: UInt64 = 6) {
    slots = Array(repeating: (0, nil), count: 1 << Int(bits))
    shift = 64 - bits
  }

  /// The value of a key, nil where it has none yet.
  @inlinable @inline(__always)
  package subscript(key: UInt64) -> Value? { slots[slot(of: key)].value }

  /// Remembers the value of a key, in the place of another one.
  @inlinable
  package mutating func set(_ value: Value, for key: UInt64) {
    if 2 * count >= slots.count { grow() }
    let slot = slot(of: key)
    if slots[slot].value == nil { count += 1 }
    slots[slot] = (key, value)
  }

  /// The slot of a key: its own or the first free one from its place on. One is always free.
  @inlinable @inline(__always)
  func slot(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
    while slots[slot].value != nil, slots[slot].key != key {
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    return slot
  }

  @inlinable
  mutating func grow() {
    let old = slots
    slots = Array(repeating: (0, nil), count: 2 * old.count)
    shift -= 1
    for case (let key, let value?) in old { slots[slot(of: key)] = (key, value) }
  }
}
