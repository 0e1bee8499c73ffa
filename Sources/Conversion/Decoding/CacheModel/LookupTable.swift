/// A hash table with 64-bit keys that caches lookups.
///
/// One keystroke makes some hundred lookups. `Dictionary` hashes safely against chosen keys, which
/// takes longer than everything else done with a value.
@usableFromInline package struct LookupTable<Value> {
  @usableFromInline var slots: [(key: UInt64, value: Value?)]
  @usableFromInline var shift: UInt64
  /// The number of keys that have a value.
  @usableFromInline package internal(set) var count = 0

  /// Creates an empty table with 2 to the power of `bits` slots. It grows when half of them are
  /// used.
  @inlinable
  package init(bits: UInt64 = 6) {
    slots = Array(repeating: (0, nil), count: 1 << Int(bits))
    shift = 64 - bits
  }

  /// The value of a key; nil if it has none.
  @inlinable @inline(__always)
  package subscript(key: UInt64) -> Value? { slots[slot(of: key)].value }

  /// Stores the value of a key and replaces an earlier one.
  @inlinable
  package mutating func set(_ value: Value, for key: UInt64) {
    if 2 * count >= slots.count { grow() }
    let slot = slot(of: key)
    if slots[slot].value == nil { count += 1 }
    slots[slot] = (key, value)
  }

  /// Returns the slot of a key: the slot that holds it, or the first free one at or after its hash.
  /// At least one slot is always free.
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

extension LookupTable: Sendable where Value: Sendable {}
