/// The sentences of a decoder, most likely first, different in text, made when asked for.
struct SentenceList {
  /// Paths of the same text looked through for the next different one before giving up.
  private static let maximumRepeats = 256

  private var made: [Sentence] = []
  private var texts: Set<String> = []
  private var search: SentenceSearch?
  private var isExhausted = false

  mutating func sentence(
    at rank: Int, decoder: Decoder, lattice: Lattice, typed: TypedKeys
  ) -> Sentence? {
    while made.count <= rank, !isExhausted {
      guard let sentence = nextSentence(decoder: decoder, lattice: lattice, typed: typed) else {
        isExhausted = true
        break
      }
      made.append(sentence)
    }
    return rank < made.count ? made[rank] : nil
  }

  private mutating func nextSentence(
    decoder: Decoder, lattice: Lattice, typed: TypedKeys
  ) -> Sentence? {
    var search = self.search.take() ?? SentenceSearch(decoder)
    defer { self.search = search }
    for _ in 0..<Self.maximumRepeats {
      guard let path = search.next(in: decoder) else { return nil }
      let sentence = Sentence(
        nodes: path.nodes.map { lattice.nodes[Int($0)] }, cost: path.cost,
        lexicon: lattice.lexicon, typed: typed)
      if texts.insert(sentence.text).inserted { return sentence }
    }
    return nil
  }
}
