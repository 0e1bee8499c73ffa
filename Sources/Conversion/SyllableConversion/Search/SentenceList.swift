import Decoding
import NGrams

/// The sentences of a decoder, most likely first, each text once, computed on demand. The first ones
/// are ranked again if there is a reranker.
struct SentenceList {
  /// A sentence as its lattice nodes. Few sentences are needed word by word.
  struct Path {
    var nodes: [LatticeNode]
    /// The cost by the decoder. A reranker changes the order, not the costs.
    var cost: Cost
  }

  private var paths: [Path] = []
  /// The best sentence, which is asked for several times.
  private var best: Sentence?
  private var search: SentenceSearch?
  private var isExhausted = false
  private let reranker: SentenceReranker?
  private var isReranked = false
  /// The number of sentences that the reranker compared: those of the first ranks.
  private(set) var comparedCount = 0

  init(_ reranker: SentenceReranker?) { self.reranker = reranker }

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
    if let reranker, !isReranked {
      isReranked = true
      rerank(by: reranker, decoder: decoder, lattice: lattice, typed: typed)
    }
    search(through: rank, decoder: decoder, lattice: lattice, typed: typed)
    return rank < paths.count ? paths[rank] : nil
  }

  /// Ranks the first sentences again.
  private mutating func rerank(
    by reranker: SentenceReranker, decoder: SyllableDecoder, lattice: Lattice, typed: TypedKeys
  ) {
    let compared = sentencesToCompare(
      by: reranker, decoder: decoder, lattice: lattice, typed: typed)
    comparedCount = compared.count
    let order = reranker.order(compared)
    paths.replaceSubrange(0..<compared.count, with: order.map { compared[$0] })
  }

  /// Returns the sentences that a reranker compares; empty if the first one is far ahead, or the
  /// input is too short or long.
  mutating func sentencesToCompare(
    by reranker: SentenceReranker, decoder: SyllableDecoder, lattice: Lattice, typed: TypedKeys
  ) -> [Path] {
    guard lattice.end <= CandidateList.maximumLengthWithAlternatives else { return [] }
    search(through: 1, decoder: decoder, lattice: lattice, typed: typed)
    guard paths.count > 1, paths[1].cost &- paths[0].cost <= reranker.lead,
      reranker.hasContext(for: paths[0].nodes)
    else { return [] }
    search(through: reranker.sentences - 1, decoder: decoder, lattice: lattice, typed: typed)
    return Array(paths.prefix { $0.cost &- paths[0].cost <= CandidateList.sentenceMargin })
  }

  /// Computes the sentences up to a rank of the decoder.
  private mutating func search(
    through rank: Int, decoder: SyllableDecoder, lattice: Lattice, typed: TypedKeys
  ) {
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
  }
}
