import Decoding
import NGrams

/// The texts of lattice nodes: words of a lexicon, or the keystrokes themselves.
struct NodeTexts {
  let lexicon: Lexicon
  let typed: TypedKeys

  func hash(of node: LatticeNode) -> TextHash {
    var hash = TextHash()
    if node.isLiteral {
      for byte in typed[Int(node.start)..<node.end].utf8 { hash.append(byte) }
    } else {
      for byte in lexicon.utf8(of: node.word) { hash.append(byte) }
    }
    return hash
  }
}

/// The sentences of a decoder over its lattice.
struct LatticePaths: DecodedSentences {
  let decoder: SyllableDecoder
  let lattice: Lattice
  let texts: NodeTexts

  var beam: BeamDecoder<ScoredLattice> { decoder.beam }

  var sentenceEnds: [SentenceEnd] {
    var ends = beam.sentenceEnds
    WordsByThemselves(decoder: decoder, lattice: lattice).reorder(&ends)
    return ends
  }

  func endCost(of hypothesis: Int32) -> Cost {
    decoder.endCost(after: beam.hypotheses[Int(hypothesis)].state)
  }

  func textHash(ofNode node: Int32) -> TextHash { texts.hash(of: lattice.nodes[Int(node)]) }
}
