import SyllableConversion

/// Finds the most common reading of a word by its text: a hash table with linear probing, at most
/// half full. A bit filter in front of it rejects most words that are not in the table.
///
/// Looking words up is most of the work of reading inference and is bound by memory latency, so all
/// data of a word is contiguous.
struct KnownWords: Sendable {
  /// A slot is 0 if empty. Otherwise its upper half is that of the hash and its lower half the
  /// index in `records` plus 1.
  private var slots: [UInt64] = []
  /// Bit `hash % bitCount` is set for each hash in the table; 8 bits per slot.
  private var filter: [UInt64] = []
  /// Per word: the number of characters, the number of syllables, the characters, the syllables.
  private var records: [UInt32] = []

  /// Words with a reading, before they are inserted.
  private struct Piece: Sendable {
    var records: [UInt32] = []
    /// The hash of each word, and its index in `records`.
    var words: [(hash: UInt64, record: Int)] = []

    init(_ table: WordTable) {
      var characters: [UInt32] = []
      for word in 0..<table.count {
        guard let reading = table.mostCommonReading(word) else { continue }
        table.characters(of: word, into: &characters)
        var hash = Hash()
        for character in characters { hash.add(character) }
        words.append((hash.value, records.count))
        let syllables = table.syllables[table.syllableRange(reading)]
        records.append(UInt32(truncatingIfNeeded: characters.count))
        records.append(UInt32(truncatingIfNeeded: syllables.count))
        records += characters
        records.append(contentsOf: syllables.lazy.map(UInt32.init))
      }
    }
  }

  /// Inserts the words of `tables` that have a reading.
  init(_ tables: [WordTable], _ parallel: Parallel) {
    let pieces = parallel.map(tables.count) { Piece(tables[$0]) }
    let count = pieces.reduce(0) { $0 + $1.words.count }
    var capacity = 64
    while capacity < 2 * count { capacity *= 2 }
    slots = [UInt64](repeating: 0, count: capacity)
    filter = [UInt64](repeating: 0, count: capacity / 8)
    records.reserveCapacity(pieces.reduce(0) { $0 + $1.records.count })
    for piece in pieces {
      for (hash, record) in piece.words { insert(hash, record: records.count + record) }
      records += piece.records
    }
  }

  private mutating func insert(_ hash: UInt64, record: Int) {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = hash & ~0xFFFF_FFFF | UInt64(record + 1)
    let bit = Int(truncatingIfNeeded: hash) & (64 * filter.count - 1)
    filter[bit >> 6] |= 1 << UInt64(bit & 63)
  }

  /// Appends the reading of a word to `reading`.
  ///
  /// - Parameters:
  ///   - characters: The characters of the word.
  ///   - hash: The hash of `characters`.
  /// - Returns: false if no word with a reading has these characters.
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
          for index in end..<(end + Int(records[record + 1])) {
            reading.append(SyllableID(truncatingIfNeeded: records[index]))
          }
          return true
        }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  /// A hash that is extended by a character at a time, so that a word and its prefixes share work.
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
  /// Stores the characters of a word in `characters`, each as the big-endian number of its UTF-8
  /// bytes.
  func characters(of word: Int, into characters: inout [UInt32]) {
    characters.removeAll(keepingCapacity: true)
    var character: UInt32 = 0
    for index in textRange(word) {
      let byte = text[index]
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
