import SyllableConversion

/// Finds the most common reading of a word by its text: a hash table with linear probing, at most
/// half full, behind a filter of bits that answers most questions for words that are not there.
///
/// Looking words up is most of the work of inferring readings and waits for memory: all that is said
/// of a word stands in one place.
struct KnownWords: Sendable {
  /// A slot is 0, or the upper half of the hash and in the lower half the place in `records` and 1.
  private var slots: [UInt64] = []
  /// A bit is 1 where a hash that ends in its number is there; eight bits a slot.
  private var filter: [UInt64] = []
  /// Of each word: how many characters it has, how many syllables its reading, and then both.
  private var records: [UInt32] = []

  /// The words of `tables` that have a reading.
  init(_ tables: [WordTable]) {
    let count = tables.reduce(0) { sum, table in
      sum + (0..<table.count).count { !table.readings($0).isEmpty }
    }
    var capacity = 64
    while capacity < 2 * count { capacity *= 2 }
    slots = [UInt64](repeating: 0, count: capacity)
    filter = [UInt64](repeating: 0, count: capacity / 8)
    var characters: [UInt32] = []
    for table in tables {
      for word in 0..<table.count {
        guard let reading = table.mostCommonReading(word) else { continue }
        table.characters(of: word, into: &characters)
        insert(characters, table.syllables[table.syllableRange(reading)])
      }
    }
  }

  private mutating func insert(_ characters: [UInt32], _ reading: ArraySlice<SyllableID>) {
    var hash = Hash()
    for character in characters { hash.add(character) }
    let value = hash.value
    var slot = Int(truncatingIfNeeded: value) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = value & ~0xFFFF_FFFF | UInt64(records.count + 1)
    let bit = Int(truncatingIfNeeded: value) & (64 * filter.count - 1)
    filter[bit >> 6] |= 1 << UInt64(bit & 63)
    records.append(UInt32(truncatingIfNeeded: characters.count))
    records.append(UInt32(truncatingIfNeeded: reading.count))
    records += characters
    records.append(contentsOf: reading.lazy.map(UInt32.init))
  }

  /// Whether `characters` of this hash are a word with a reading, which is then added to `reading`.
  func addReading(
    of characters: ArraySlice<UInt32>, _ hash: Hash, to reading: inout [SyllableID]
  ) -> Bool {
    let value = hash.value
    let bit = Int(truncatingIfNeeded: value) & (64 * filter.count - 1)
    guard filter[bit >> 6] >> UInt64(bit & 63) & 1 != 0 else { return false }
    var slot = Int(truncatingIfNeeded: value) & (slots.count - 1)
    while slots[slot] != 0 {
      let record = Int(slots[slot] & 0xFFFF_FFFF) - 1
      if slots[slot] >> 32 == value >> 32, Int(records[record]) == characters.count {
        let start = record + 2
        let end = start + characters.count
        if records[start..<end].elementsEqual(characters) {
          for position in end..<(end + Int(records[record + 1])) {
            reading.append(SyllableID(truncatingIfNeeded: records[position]))
          }
          return true
        }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  /// A hash that grows character by character, so that a word and what it begins with share work.
  struct Hash {
    private var state: UInt64 = 0

    mutating func add(_ character: UInt32) {
      state = (state ^ UInt64(character)) &* 0x9E37_79B9_7F4A_7C15
      state ^= state >> 29
    }

    var value: UInt64 { (state &* 0xBF58_476D_1CE4_E5B9) ^ (state >> 31) }
  }
}

extension WordTable {
  /// The characters of a word, each as the number that its bytes make.
  func characters(of word: Int, into characters: inout [UInt32]) {
    characters.removeAll(keepingCapacity: true)
    var character: UInt32 = 0
    for position in textRange(word) {
      let byte = text[position]
      if byte & 0xC0 == 0x80 {
        character = character << 8 | UInt32(byte)
      } else {
        if character != 0 { characters.append(character) }
        character = UInt32(byte)
      }
    }
    if character != 0 { characters.append(character) }
  }
}
