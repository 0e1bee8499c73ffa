import DictionaryImage

/// A hash of a text, scalar by scalar (FNV-1a over scalars, with a final mix).
package struct TokenHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of no text.
  package init() {}

  /// Appends a character.
  package mutating func append(_ scalar: Unicode.Scalar) {
    state = (state ^ UInt64(scalar.value)) &* 0x0000_0100_0000_01B3
  }

  /// Where the text is looked for first among so many slots.
  package func slot(of count: Int) -> Int {
    let mixed = (state ^ state >> 32) &* 0x9E37_79B9_7F4A_7C15
    return count > 0 ? Int(truncatingIfNeeded: (mixed >> 32) % UInt64(count)) : 0
  }
}

/// Finds the words of the model by their texts: an open hash table in an image, of text numbers plus
/// one, with 0 for a free slot. What is not free is tried slot after slot.
package struct TokenTexts: Sendable {
  private let slots: ImageColumn<UInt32>
  /// No text is further than this from where it is looked for first.
  package static let longestSearch = 512

  init(_ slots: ImageColumn<UInt32>) { self.slots = slots }

  /// The number of the text that `hash` belongs to; nil where the model has no such word.
  package func text(
    _ hash: TokenHash, _ texts: WordTexts, _ scalars: ArraySlice<Unicode.Scalar>
  ) -> UInt32? {
    var slot = hash.slot(of: slots.count)
    for _ in 0..<Self.longestSearch {
      let number = slots[slot]
      guard number > 0 else { return nil }
      if texts.isEqual(Int(number - 1), to: scalars) { return number - 1 }
      slot = slot + 1 < slots.count ? slot + 1 : 0
    }
    return nil
  }
}
