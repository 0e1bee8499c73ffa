/// Finds the words with a recorded reading by their text: a hash table with linear probing, at most
/// half full, over the table of words.
struct KnownWords: Sendable {
  private let table: WordTable
  /// A slot is 0, or the upper half of the hash and in the lower half the number of the word and 1.
  private var slots: [UInt64]
  private let mask: Int

  /// The words of `table` that have a reading.
  init(_ table: WordTable) {
    self.table = table
    var capacity = 16
    while capacity < 2 * table.count { capacity *= 2 }
    slots = [UInt64](repeating: 0, count: capacity)
    mask = capacity - 1
    guard table.count < UInt32.max, table.readingEnds.last ?? 0 > 0 else { return }
    for word in 0..<table.count where !table.readings(word).isEmpty {
      let hash = Self.hash(table.text, table.textRange(word))
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = hash & ~0xFFFF_FFFF | UInt64(word + 1)
    }
  }

  /// The word whose text is that part of `text`.
  func word(_ text: [UInt8], _ range: Range<Int>) -> Int? {
    let hash = Self.hash(text, range)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash >> 32 {
        let word = Int(slots[slot] & 0xFFFF_FFFF) - 1
        if table.text[table.textRange(word)].elementsEqual(text[range]) { return word }
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// FNV-1a, with its halves mixed at the end, since the lowest bits choose the slot.
  @inline(__always) private static func hash(_ text: [UInt8], _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for place in range { hash = (hash ^ UInt64(text[place])) &* 0x100_0000_01B3 }
    return (hash ^ (hash >> 32)) &* 0x9E37_79B9_7F4A_7C15
  }
}
