/// A trie of words by Unicode scalar, for finding all words that begin at a position of a text.
struct SegmentationTrie: Sendable {
  private var firstNodes: [UInt32]
  private var keys: [UInt64] = []
  private var children: [UInt32] = []
  private var mask = 0
  /// The value of the word that ends at each node, or `noWord`.
  private(set) var words: [UInt32] = [noWord]

  static let noWord = UInt32.max
  private static let firstNodeCount = 0x1_0000

  /// Creates a trie in which `values[i]` is the value of `texts[i]`.
  init(texts: [[UInt32]], values: [UInt32]) {
    firstNodes = [UInt32](repeating: 0, count: Self.firstNodeCount)
    let nodes = texts.reduce(1) { $0 + $1.count }
    var capacity = 1024
    while capacity < nodes * 2 { capacity *= 2 }
    mask = capacity - 1
    keys = [UInt64](repeating: 0, count: capacity)
    children = [UInt32](repeating: 0, count: capacity)
    for (text, value) in zip(texts, values) where !text.isEmpty {
      var node: UInt32 = 0
      for scalar in text { node = insert(scalar, after: node) }
      words[Int(node)] = value
    }
  }

  private mutating func insert(_ scalar: UInt32, after node: UInt32) -> UInt32 {
    if let child = child(of: node, scalar) { return child }
    let new = UInt32(words.count)
    words.append(Self.noWord)
    if node == 0, scalar < Self.firstNodeCount {
      firstNodes[Int(scalar)] = new
    } else {
      var slot = Self.slot(node, scalar) & mask
      while keys[slot] != 0 { slot = (slot + 1) & mask }
      keys[slot] = Self.key(node, scalar)
      children[slot] = new
    }
    return new
  }

  /// Returns the child of a node for a scalar, or nil if there is none.
  @inline(__always)
  func child(of node: UInt32, _ scalar: UInt32) -> UInt32? {
    if node == 0, scalar < Self.firstNodeCount {
      let child = firstNodes[Int(scalar)]
      return child == 0 ? nil : child
    }
    let key = Self.key(node, scalar)
    var slot = Self.slot(node, scalar) & mask
    while keys[slot] != 0 {
      if keys[slot] == key { return children[slot] }
      slot = (slot + 1) & mask
    }
    return nil
  }

  @inline(__always)
  private static func key(_ node: UInt32, _ scalar: UInt32) -> UInt64 {
    UInt64(node) << 24 | UInt64(scalar) | 1 << 63
  }

  @inline(__always)
  private static func slot(_ node: UInt32, _ scalar: UInt32) -> Int {
    Int(truncatingIfNeeded: (key(node, scalar) &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}
