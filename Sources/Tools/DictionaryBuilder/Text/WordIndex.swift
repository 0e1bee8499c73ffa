import DictionaryImage

/// Finds the number of a word by its UTF-8 bytes: a hash table with linear probing, at most half
/// full. A bit filter in front of it, small enough for the cache of a processor, rejects nearly all
/// words that are not in the table.
package struct WordIndex: Sendable {
  private let texts: ConcatenatedTexts
  /// A slot is 0 if empty. Otherwise its upper half is that of the hash and its lower half the
  /// number of the word plus 1.
  private var slots: [UInt64]
  /// Two bits of one number are set for each hash in the table; 8 bits for each slot.
  private var filter: [UInt64]
  /// The number of different words.
  package private(set) var count = 0

  /// Numbers words by their index in `texts`. Of equal words the first counts.
  package init(_ texts: ConcatenatedTexts) {
    self.texts = texts
    var capacity = 64
    while capacity < 2 * texts.count { capacity *= 2 }
    slots = [UInt64](repeating: 0, count: capacity)
    filter = [UInt64](repeating: 0, count: capacity / 8)
    texts.bytes.withUnsafeBytes { bytes in
      for number in 0..<texts.count {
        let word = UnsafeRawBufferPointer(rebasing: bytes[texts.range(of: number)])
        let hash = ContentHash(word).low
        let slot = slot(of: word, hash, bytes)
        guard slots[slot] == 0 else { continue }
        slots[slot] = hash & ~0xFFFF_FFFF | UInt64(number + 1)
        let (index, bits) = filtered(hash)
        filter[index] |= bits
        count += 1
      }
    }
  }

  /// Returns the number of a word; nil if it is not in the index.
  package func number(of word: UnsafeRawBufferPointer) -> Int? {
    texts.bytes.withUnsafeBytes { bytes in
      let hash = ContentHash(word).low
      let (index, bits) = filtered(hash)
      guard filter[index] & bits == bits else { return nil }
      let slot = slots[slot(of: word, hash, bytes)]
      return slot == 0 ? nil : Int(slot & 0xFFFF_FFFF) - 1
    }
  }

  /// Returns the number of a word; nil if it is not in the index.
  package func number(of word: String) -> Int? {
    var word = word
    return word.withUTF8 { number(of: UnsafeRawBufferPointer($0)) }
  }

  /// Returns the number of the filter and its two bits that stand for a hash. They come from other
  /// bits of the hash than the slot.
  @inline(__always) private func filtered(_ hash: UInt64) -> (index: Int, bits: UInt64) {
    (
      Int(truncatingIfNeeded: hash >> 40) & (filter.count - 1),
      1 << (hash >> 28 & 63) | 1 << (hash >> 34 & 63)
    )
  }

  /// Returns the slot of a word, or the empty one where it would be.
  private func slot(
    of word: UnsafeRawBufferPointer, _ hash: UInt64, _ bytes: UnsafeRawBufferPointer
  ) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash >> 32 {
        let number = Int(slots[slot] & 0xFFFF_FFFF) - 1
        let other = UnsafeRawBufferPointer(rebasing: bytes[texts.range(of: number)])
        if word.hasSameBytes(as: other) { break }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}

/// Words with the number of times that each occurs in a text.
package struct WordCounts: Sendable {
  /// The words, numbered by their index in `counts`.
  package let index: WordIndex
  private let counts: [UInt64]

  /// Creates counts of words from their numbers in `index`.
  package init(_ index: WordIndex, _ counts: [UInt64]) {
    self.index = index
    self.counts = counts
  }

  package init(_ counts: [String: UInt64]) {
    self.init(WordIndex(ConcatenatedTexts(counts.keys)), Array(counts.values))
  }

  /// The number of different words.
  var wordCount: Int { index.count }

  /// Returns the count of a word; nil if the text does not contain it.
  func count(of word: UnsafeRawBufferPointer) -> UInt64? {
    index.number(of: word).map { counts[$0] }
  }
}
