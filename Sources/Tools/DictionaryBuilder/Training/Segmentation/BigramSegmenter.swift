import NGrams
import SyllableConversion

/// Splits clauses into words with the bigrams of a trained model: the most likely segmentation (A.
/// Viterbi, "Error bounds for convolutional codes", 1967).
struct BigramSegmenter: Sendable {
  private let trie: SegmentationTrie
  private let tables: NGramTables
  /// The additional cost of a character that is not a word, over the cost of an unknown word: 20
  /// nats.
  private static let unknownCost = 20_000

  init(trie: SegmentationTrie, tables: NGramTables) {
    self.trie = trie
    self.tables = tables
  }

  /// A word that ends at a position, with the best path to it.
  fileprivate struct Node {
    let token: UInt32
    let cost: Int
    /// The index of the preceding node, -1 at the start.
    let before: Int
    /// The index of the next node that ends at the same position, -1 for the last.
    let sibling: Int
  }

  /// Working space, reused between clauses.
  struct Scratch {
    fileprivate var nodes: [Node] = []
    /// The last node that ends at each position of the clause.
    fileprivate var ends: [Int] = []
    fileprivate var arrivals: [(node: Int, cost: Int, context: NGramTables.Prepared)] = []
    fileprivate var reversed: [UInt32] = []
  }

  /// Appends the words of a clause to `tokens`.
  func append(_ clause: [UInt32], to tokens: inout [UInt32], scratch: inout Scratch) {
    scratch.nodes.removeAll(keepingCapacity: true)
    scratch.ends.removeAll(keepingCapacity: true)
    scratch.ends.append(contentsOf: repeatElement(-1, count: clause.count + 1))
    for start in clause.indices {
      collectArrivals(at: start, &scratch)
      guard !scratch.arrivals.isEmpty else { continue }
      var node: UInt32 = 0
      var end = start
      var isWord = false
      while end < clause.count, let next = trie.child(of: node, clause[end]) {
        node = next
        end += 1
        let token = trie.words[Int(node)]
        guard token != SegmentationTrie.noWord else { continue }
        if end == start + 1 { isWord = true }
        add(token, end: end, penalty: 0, &scratch)
      }
      if !isWord {
        add(NGramTables.unknown, end: start + 1, penalty: Self.unknownCost, &scratch)
      }
    }
    trace(clause.count, to: &tokens, &scratch)
  }

  private func collectArrivals(at position: Int, _ scratch: inout Scratch) {
    scratch.arrivals.removeAll(keepingCapacity: true)
    if position == 0 {
      let context = tables.context(after: NGramTables.sentenceStart)
      scratch.arrivals.append((-1, 0, tables.prepare(context)))
    }
    var index = scratch.ends[position]
    while index >= 0 {
      let node = scratch.nodes[index]
      let context = tables.context(after: node.token)
      scratch.arrivals.append((index, node.cost, tables.prepare(context)))
      index = node.sibling
    }
  }

  private func add(_ token: UInt32, end: Int, penalty: Int, _ scratch: inout Scratch) {
    var best = Int.max
    var before = -1
    for arrival in scratch.arrivals {
      let cost = arrival.cost + Int(tables.score(token, after: arrival.context).cost) + penalty
      if cost < best { (best, before) = (cost, arrival.node) }
    }
    scratch.nodes.append(
      Node(token: token, cost: best, before: before, sibling: scratch.ends[end]))
    scratch.ends[end] = scratch.nodes.count - 1
  }

  /// Follows the best path back from the end of the clause, which ends the sentence.
  private func trace(_ end: Int, to tokens: inout [UInt32], _ scratch: inout Scratch) {
    collectArrivals(at: end, &scratch)
    var best = Int.max
    var index = -1
    for arrival in scratch.arrivals {
      let score = tables.score(NGramTables.sentenceEnd, after: arrival.context)
      if arrival.cost + Int(score.cost) < best {
        (best, index) = (arrival.cost + Int(score.cost), arrival.node)
      }
    }
    scratch.reversed.removeAll(keepingCapacity: true)
    while index >= 0 {
      scratch.reversed.append(scratch.nodes[index].token)
      index = scratch.nodes[index].before
    }
    tokens.append(contentsOf: scratch.reversed.reversed())
  }
}
