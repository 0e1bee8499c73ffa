import DictionaryImage

/// An incremental hash of a text (FNV-1a over Unicode scalars, with a final mix).
package struct TokenHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of the empty text.
  package init() {}

  /// Appends a character.
  package mutating func append(_ scalar: Unicode.Scalar) {
    state = (state ^ UInt64(scalar.value)) &* 0x0000_0100_0000_01B3
  }

  /// Returns the first slot to probe in a table of `count` slots.
  package func slot(of count: Int) -> Int {
    let mixed = (state ^ state >> 32) &* 0x9E37_79B9_7F4A_7C15
    return count > 0 ? Int(truncatingIfNeeded: (mixed >> 32) % UInt64(count)) : 0
  }
}

/// An index of the words of the model by text: a hash table with linear probing in an image. Slots
/// hold text numbers plus one; 0 is a free slot.
package struct TokenTexts: Sendable {
  private let slots: ImageColumn<UInt32>
  /// The maximum number of slots probed for a text.
  package static let searchLimit = 512

  init(_ slots: ImageColumn<UInt32>) { self.slots = slots }

  /// Returns the number of the text that `hash` belongs to; nil if the model has no such word.
  package func text(
    _ hash: TokenHash, _ texts: WordTexts, _ scalars: ArraySlice<Unicode.Scalar>
  ) -> UInt32? {
    var slot = hash.slot(of: slots.count)
    for _ in 0..<Self.searchLimit {
      let number = slots[slot]
      guard number > 0 else { return nil }
      if texts.isEqual(Int(number - 1), to: scalars) { return number - 1 }
      slot = slot + 1 < slots.count ? slot + 1 : 0
    }
    return nil
  }
}
