import NGrams

/// A 64-bit hash of a text that grows at its front: the polynomial of its bytes, and the power that
/// a further text in front is multiplied by. Two texts of a sentence's length share a hash once in
/// some 10^18 pairs.
package struct TextHash: Hashable {
  private static let base: UInt64 = 0x9E37_79B9_7F4A_7C15

  private var value: UInt64 = 0
  private var power: UInt64 = 1

  /// The hash of no text.
  package init() {}

  /// The hash of a text.
  package init(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Appends a byte to the text.
  package mutating func append(_ byte: UInt8) {
    value = value &* Self.base &+ UInt64(byte) &+ 1
    power = power &* Self.base
  }

  /// The hash of this text and another one behind it.
  package func followed(by rest: TextHash) -> TextHash {
    var joined = TextHash()
    joined.value = value &* rest.power &+ rest.value
    joined.power = power &* rest.power
    return joined
  }
}

/// What lattice nodes say: words of a lexicon, or the keystrokes themselves.
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
struct LatticePaths: DecodedPaths {
  let decoder: Decoder
  let lattice: Lattice
  let texts: NodeTexts

  var sentenceEnds: [(hypothesis: Int32, cost: Cost)] {
    decoder.hypotheses(at: decoder.end).map {
      (Int32(truncatingIfNeeded: $0), decoder.sentenceCost(decoder.hypotheses[$0]))
    }
  }

  func arcs(to hypothesis: Int32) -> Range<Int32> { decoder.hypotheses[Int(hypothesis)].arcs }

  func arc(_ number: Int32) -> DecoderArc { decoder.arcs[Int(number)] }

  func textHash(ofNode node: Int32) -> TextHash { texts.hash(of: lattice.nodes[Int(node)]) }
}
