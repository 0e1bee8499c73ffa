import Decoding
import NGrams

/// Finds the most likely sentences over a lattice of kana. Nodes that are far from the best sentence by
/// classes alone are left out; over the rest the model of words decides, with a beam.
struct KanaDecoder: DecodedSentences {
  /// What is left out, so that a conversion takes little time.
  struct Limits {
    var beam = DecoderLimits(beamWidth: 20, arcsPerHypothesis: 16, margin: 7_000)
    /// Nodes are left out whose best sentence by classes exceeds the best of all by more than this.
    var classMargin: Int32 = 6_000
  }

  /// How much of the end of a sentence counts: what is converted is often no whole sentence. In 256ths.
  private static let endShare: Int32 = 128

  let scored: ScoredKanaLattice
  let beam: BeamDecoder<ScoredKanaLattice>
  private let next: UInt16

  var lattice: KanaLattice { scored.lattice }

  /// Decodes a lattice after `history` and before a word of the class `next`.
  init(
    _ lattice: KanaLattice, after history: KanaContext, next: UInt16 = ConnectionMatrix.boundary,
    limits: Limits = Limits()
  ) {
    self.next = next
    scored = ScoredKanaLattice(
      lattice: lattice, history: history,
      kept: lattice.nodesWithinMargin(limits.classMargin, before: next))
    var beam = BeamDecoder<ScoredKanaLattice>(limits: limits.beam, starts: scored.starts)
    beam.update(to: scored, keeping: 0)
    self.beam = beam
  }

  var sentenceEnds: [(hypothesis: Int32, cost: Cost)] {
    let lexicon = lattice.lexicon
    return beam.sentenceEnds { state in
      let cost = lexicon.matrix.cost(from: state.wordClass, to: next)
      guard next == ConnectionMatrix.boundary else { return cost }
      let end = lexicon.model.score(
        NGramTables.sentenceEnd, after: lexicon.model.prepare(state.context)
      ).cost
      return ((cost &+ (end &* lexicon.modelWeight) >> 8) &* Self.endShare) >> 8
    }
  }

  func textHash(ofNode node: Int32) -> TextHash {
    TextHash(lattice.text(of: lattice.nodes[Int(node)]))
  }
}

extension KanaLattice {
  /// What a node says.
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
