import Decoding
import NGrams

/// A decoder that finds the most likely sentences over a kana lattice. It first prunes nodes far
/// from the best sentence by class costs alone, then runs a beam search with the word model over
/// the rest.
struct KanaDecoder: DecodedSentences {
  /// The limits of the search, which bound the time of a conversion.
  struct Limits {
    var beam = DecoderLimits(beamWidth: 20, arcsPerHypothesis: 16, margin: 7_000)
    /// Prune nodes whose best sentence by classes costs more than the best of all by more than
    /// this.
    var classMargin: Int32 = 6_000
  }

  /// The weight of the cost of a sentence end, in 256ths. Converted kana are often not a whole
  /// sentence.
  private static let endShare: Int32 = 128

  let scored: ScoredKanaLattice
  private(set) var beam: BeamDecoder<ScoredKanaLattice>
  private let next: UInt16

  var lattice: KanaLattice { scored.lattice }

  /// The columns of a decoder, without its lattice, for decoding one that begins alike.
  struct Columns {
    fileprivate var beam: BeamDecoder<ScoredKanaLattice>
    /// Whether each node was decoded.
    fileprivate let kept: [Bool]
  }

  var columns: Columns { Columns(beam: beam, kept: scored.kept) }

  /// Decodes a lattice after `history` and before a word of the class `next`.
  ///
  /// - Parameters:
  ///   - elisions: the particles that may be left out.
  ///   - earlier: columns decoded after the same history; nil if there are none. They stay up to
  ///     the first one with other nodes.
  ///   - unchanged: the last position up to which the lattice is that of `earlier`.
  init(
    _ lattice: KanaLattice, after history: KanaContext, next: UInt16 = ConnectionMatrix.boundary,
    elisions: ElidedParticles, reusing earlier: consuming Columns? = nil, upTo unchanged: Int = 0,
    limits: Limits = Limits()
  ) {
    self.next = next
    let kept = lattice.nodesWithinMargin(limits.classMargin, before: next)
    scored = ScoredKanaLattice(
      lattice: lattice, history: history, kept: kept, elisions: elisions)
    var reused = 0
    if let earlier = earlier.take() {
      while reused < unchanged,
        kept[lattice.nodes(endingAt: reused + 1)]
          == earlier.kept[lattice.nodes(endingAt: reused + 1)]
      { reused += 1 }
      beam = earlier.beam
    } else {
      beam = BeamDecoder(limits: limits.beam, starts: scored.starts)
    }
    beam.update(to: scored, keeping: reused)
  }

  // The costs of connections may be negative, so all of them are looked up.
  var sentenceEnds: [SentenceEnd] {
    beam.sentenceEnds.map {
      SentenceEnd(
        hypothesis: $0.hypothesis, cost: $0.cost.addingClamped(endCost(of: $0.hypothesis)),
        isWhole: true)
    }
  }

  func endCost(of hypothesis: Int32) -> Cost {
    endCost(after: beam.hypotheses[Int(hypothesis)].state)
  }

  /// Returns the cost of ending a sentence after a state.
  func endCost(after state: KanaState) -> Cost {
    let lexicon = lattice.lexicon
    let cost = lexicon.matrix.cost(from: state.wordClass, to: next)
    guard next == ConnectionMatrix.boundary else { return cost }
    let end = lexicon.model.score(
      NGramTables.sentenceEnd, after: lexicon.model.prepare(state.context)
    ).cost
    return ((cost &+ (end &* lexicon.modelWeight) >> 8) &* Self.endShare) >> 8
  }

  func textHash(ofNode node: Int32) -> TextHash {
    TextHash(lattice.text(of: lattice.nodes[Int(node)]))
  }
}

extension KanaLattice {
  /// Returns the text of a node.
  func text(of node: KanaNode) -> String {
    let kana = kana[Int(node.start)..<Int(node.end)]
    switch node.written {
    case .word(let text): return lexicon.texts.text(Int(text))
    case .typed: return String(String.UnicodeScalarView(kana))
    case .katakana: return KanaForm.katakana.convert(String(String.UnicodeScalarView(kana)))
    case .number(let value, let style): return WrittenNumber(value: value).text(in: style)
    case .letters(let letters): return letters.text
    case .own(let word): return learned?.text(ofOwnWord: word) ?? ""
    }
  }
}
