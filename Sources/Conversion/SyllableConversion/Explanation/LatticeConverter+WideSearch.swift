import Decoding
import InputCore
import NGrams

/// The best sentence of the decoder beside that of a search with wide limits.
package struct SearchComparison: Sendable {
  /// The texts of the words of the best sentence within the limits of the decoder, and its cost.
  package let found: (words: [String], cost: Cost)
  /// The texts and the cost of the search with wide limits.
  package let wide: (words: [String], cost: Cost)

  /// Whether the decoder's limits cut the better sentence.
  package var isCut: Bool { wide.cost < found.cost }
}

extension LatticeConverter {
  /// Searches the current keystrokes again with wide limits: no margin and no estimates, more words
  /// of each span, and a beam of `beamWidth` hypotheses.
  ///
  /// - Returns: nil if there are no keystrokes or the dictionary file was truncated.
  package func compareWideSearch(beamWidth: Int) -> SearchComparison? {
    guard isUsable, let found = best(of: paths) else { return nil }
    var lattice = Lattice(
      lexicon: lexicon, literalWords: lattice.literalWords, learned: lattice.learned,
      wordsPerSpan: Lattice.wordsPerSpan * 4)
    lattice.update(to: graph, keeping: 0)
    var decoder = SyllableDecoder(
      model: decoder.model, limits: SyllableDecoder.Limits(wideWith: beamWidth))
    decoder.update(to: lattice, keeping: 0, syllables: graph.fewestEdges[graph.end])
    let paths = LatticePaths(
      decoder: decoder, lattice: lattice, texts: NodeTexts(lexicon: lexicon, typed: typed))
    return best(of: paths).map { SearchComparison(found: found, wide: $0) }
  }

  /// Returns the texts of the words of the best sentence by the decoder, and its cost.
  private func best(of paths: LatticePaths) -> (words: [String], cost: Cost)? {
    var search = SentenceSearch(paths)
    return search.next(in: paths).map { best in
      let words = best.nodes.map {
        Segment(paths.lattice.nodes[Int($0)], lexicon: lexicon, typed: typed).text
      }
      return (words, best.cost)
    }
  }
}

extension SyllableDecoder.Limits {
  /// Creates limits that only the width of the beam bounds.
  fileprivate init(wideWith beamWidth: Int) {
    beam = DecoderLimits(beamWidth: beamWidth, arcsPerHypothesis: 1, margin: Self.none)
    gain = Self.none
    estimateMarginAfterOthers = Self.none
  }

  /// A margin above every cost of a sentence.
  private static let none: Cost = 1_000_000_000
}
