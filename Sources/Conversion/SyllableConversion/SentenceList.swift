import Decoding

/// The sentences of a decoder, most likely first, each text once, computed on demand.
struct SentenceList {
  private var made: [Sentence] = []
  private var paths: [[LatticeNode]] = []
  private var search: SentenceSearch?
  private var isExhausted = false

  /// Returns the lattice nodes of a computed sentence; empty if it was not computed.
  func nodes(at rank: Int) -> [LatticeNode] { paths.indices.contains(rank) ? paths[rank] : [] }

  mutating func sentence(
    at rank: Int, decoder: SyllableDecoder, lattice: Lattice, typed: TypedKeys
  ) -> Sentence? {
    while made.count <= rank, !isExhausted {
      let graph = LatticePaths(
        decoder: decoder, lattice: lattice,
        texts: NodeTexts(lexicon: lattice.lexicon, typed: typed))
      var search = self.search.take() ?? SentenceSearch(graph)
      if let path = search.next(in: graph) {
        let nodes = path.nodes.map { lattice.nodes[Int($0)] }
        paths.append(nodes)
        made.append(
          Sentence(nodes: nodes, cost: path.cost, lexicon: lattice.lexicon, typed: typed))
      } else {
        isExhausted = true
      }
      self.search = search
    }
    return rank < made.count ? made[rank] : nil
  }
}
