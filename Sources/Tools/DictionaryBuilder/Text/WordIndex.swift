import DictionaryImage

/// Finds the number of a word by its UTF-8 bytes: a hash table with linear probing, at most half
/// full.
package struct WordIndex: Sendable {
  private let texts: ConcatenatedTexts
  /// A slot is 0 if empty. Otherwise its upper half is that of the hash and its lower half the
  /// number of the word plus 1.
  private var slots: [UInt64]
  /// The number of different words.
  package private(set) var count = 0

  /// Numbers words by their index in `texts`. Of equal words the first counts.
  package init(_ texts: ConcatenatedTexts) {
    self.texts = texts
    var capacity = 64
    while capacity < 2 * texts.count { capacity *= 2 }
    slots = [UInt64](repeating: 0, count: capacity)
    texts.bytes.withUnsafeBytes { bytes in
      for number in 0..<texts.count {
        let word = UnsafeRawBufferPointer(rebasing: bytes[texts.range(of: number)])
        let (slot, hash) = slot(of: word, bytes)
        guard slots[slot] == 0 else { continue }
        slots[slot] = hash & ~0xFFFF_FFFF | UInt64(number + 1)
        count += 1
      }
    }
  }

  /// Returns the number of a word; nil if it is not in the index.
  package func number(of word: UnsafeRawBufferPointer) -> Int? {
    texts.bytes.withUnsafeBytes { bytes in
      let slot = slots[slot(of: word, bytes).slot]
      return slot == 0 ? nil : Int(slot & 0xFFFF_FFFF) - 1
    }
  }

  /// Returns the number of a word; nil if it is not in the index.
  package func number(of word: String) -> Int? {
    var word = word
    return word.withUTF8 { number(of: UnsafeRawBufferPointer($0)) }
  }

  /// Returns the slot of a word, or the empty one where it would be, and the hash of the word.
  private func slot(
    of word: UnsafeRawBufferPointer, _ bytes: UnsafeRawBufferPointer
  ) -> (slot: Int, hash: UInt64) {
    let hash = ContentHash(word).low
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash >> 32 {
        let number = Int(slots[slot] & 0xFFFF_FFFF) - 1
        let other = UnsafeRawBufferPointer(rebasing: bytes[texts.range(of: number)])
        if word.hasSameBytes(as: other) { break }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return (slot, hash)
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
