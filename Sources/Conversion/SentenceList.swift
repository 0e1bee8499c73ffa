/// The sentences of a decoder, most likely first, different in text, made when asked for.
struct SentenceList {
  private var made: [Sentence] = []
  private var search: SentenceSearch?
  private var isExhausted = false

  mutating func sentence(
    at rank: Int, decoder: Decoder, lattice: Lattice, typed: TypedKeys
  ) -> Sentence? {
    while made.count <= rank, !isExhausted {
      let paths = LatticePaths(
        decoder: decoder, lattice: lattice,
        texts: NodeTexts(lexicon: lattice.lexicon, typed: typed))
      var search = self.search.take() ?? SentenceSearch(paths)
      if let path = search.next(in: paths) {
        made.append(
          Sentence(
            nodes: path.nodes.map { lattice.nodes[Int($0)] }, cost: path.cost,
            lexicon: lattice.lexicon, typed: typed))
      } else {
        isExhausted = true
      }
      self.search = search
    }
    return rank < made.count ? made[rank] : nil
  }
}
