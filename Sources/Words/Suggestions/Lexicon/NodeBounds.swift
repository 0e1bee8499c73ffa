/// Lower bounds on the cost of the words at and below a trie node, by their number of letters
/// beyond the node.
///
/// A search prunes with them. One bound for all words would say little, because the cheapest words
/// are short and long ones cost more.
package struct NodeBounds: Sendable {
  /// The least number of letters beyond the node in each length class.
  private static let letters: [Int] = [0, 2, 4, 7]
  /// The cost unit (nats × 1000). Costs are rounded down, so that the bound stays a lower bound.
  private static let step: UInt32 = 128

  /// One byte per length class. The lowest byte is the bound of all words.
  package private(set) var bytes: UInt32 = .max

  package init() {}

  /// Updates the bounds with a word that has `letters` letters beyond the node.
  package mutating func insert(cost: UInt16, letters: Int) {
    let value = min(UInt32(cost) / Self.step, 254)
    for (index, least) in Self.letters.enumerated() where letters >= least {
      let shift = UInt32(index * 8)
      if (bytes >> shift) & 0xFF > value { bytes = bytes & ~(0xFF << shift) | value << shift }
    }
  }

  /// Returns the bound of words with at least `letters` letters beyond the node; a cost larger than
  /// any real one if there are none.
  @inline(__always) package static func least(_ bytes: UInt32, letters: Int) -> Int32 {
    let shift: UInt32 = letters < 2 ? 0 : letters < 4 ? 8 : letters < 7 ? 16 : 24
    let value = (bytes >> shift) & 0xFF
    return value == 0xFF ? Int32.max / 4 : Int32(value * step)
  }
}
