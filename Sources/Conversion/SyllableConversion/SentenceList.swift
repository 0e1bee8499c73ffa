import Decoding
import NGrams

/// The sentences of a decoder, most likely first, each text once, computed on demand.
struct SentenceList {
  /// A sentence as its lattice nodes. Few sentences are needed word by word.
  struct Path {
    var nodes: [LatticeNode]
    var cost: Cost
  }

  private var paths: [Path] = []
  /// The best sentence, which is asked for several times.
  private var best: Sentence?
  private var search: SentenceSearch?
  private var isExhausted = false

  /// Returns the sentence with this rank; nil if there are no more.
  mutating func sentence(
    at rank: Int, decoder: SyllableDecoder, lattice: Lattice, typed: TypedKeys
  ) -> Sentence? {
    if rank == 0, let best { return best }
    guard let path = path(at: rank, decoder: decoder, lattice: lattice, typed: typed) else {
      return nil
    }
    let sentence = Sentence(
      nodes: path.nodes, cost: path.cost, lexicon: lattice.lexicon, typed: typed)
    if rank == 0 { best = sentence }
    return sentence
  }

  /// Returns the nodes of the sentence with this rank; nil if there are no more.
  mutating func path(
    at rank: Int, decoder: SyllableDecoder, lattice: Lattice, typed: TypedKeys
  ) -> Path? {
    while paths.count <= rank, !isExhausted {
      let graph = LatticePaths(
        decoder: decoder, lattice: lattice,
        texts: NodeTexts(lexicon: lattice.lexicon, typed: typed))
      var search = self.search.take() ?? SentenceSearch(graph)
      if let path = search.next(in: graph) {
        paths.append(Path(nodes: path.nodes.map { lattice.nodes[Int($0)] }, cost: path.cost))
      } else {
        isExhausted = true
      }
      self.search = search
    }
    return rank < paths.count ? paths[rank] : nil
  }
}
