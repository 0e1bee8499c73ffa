/// The least cost of the words at and below a node of the trie, by how many letters they have beyond
/// the node: what a search counts on at least. The likeliest words are short, so that their cost says
/// little about where a long one may be.
package struct NodeBounds: Sendable {
  /// The least letters beyond the node of each class.
  private static let letters: [Int] = [0, 2, 4, 7]
  /// A step of the cost, in thousandths of a nat. Costs are rounded down: a bound stays one.
  private static let step: UInt32 = 128

  /// The class of the lowest byte is that of all words.
  package private(set) var bytes: UInt32 = .max

  package init() {}

  /// Takes in a word with so many letters beyond the node.
  package mutating func insert(cost: UInt16, letters: Int) {
    let value = min(UInt32(cost) / Self.step, 254)
    for (index, least) in Self.letters.enumerated() where letters >= least {
      let shift = UInt32(index * 8)
      if (bytes >> shift) & 0xFF > value { bytes = bytes & ~(0xFF << shift) | value << shift }
    }
  }

  /// The bound for words with at least `letters` letters beyond the node; a cost that nothing comes
  /// near where there are none.
  @inline(__always) static func least(_ bytes: UInt32, letters: Int) -> Int32 {
    let shift: UInt32 = letters < 2 ? 0 : letters < 4 ? 8 : letters < 7 ? 16 : 24
    let value = (bytes >> shift) & 0xFF
    return value == 0xFF ? Int32.max / 4 : Int32(value * step)
  }
}
