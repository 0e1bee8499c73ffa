import Decoding
import NGrams
import Testing

/// Compares the beam search and the k-best search with an enumeration of every path.
@Suite struct DecoderTests {
  /// Limits that prune nothing.
  private static let all = DecoderLimits(
    beamWidth: 1_000, arcsPerHypothesis: 1_000, margin: 1_000_000)

  private func decoded(
    _ lattice: RandomLattice, _ limits: DecoderLimits = all
  ) -> RandomSentences {
    var sentences = RandomSentences(lattice, limits)
    sentences.update(upTo: lattice.end, keeping: 0)
    return sentences
  }

  @Test(arguments: 0..<400)
  func sentencesMatchEnumerationOfAllPaths(seed: Int) {
    let lattice = RandomLattice(seed: seed)
    let expected = lattice.enumerated()
    let found = decoded(lattice).best()
    // Sentences of equal cost may come in either order, so only the costs at each rank must agree.
    #expect(found.map(\.cost) == expected.values.sorted())
    #expect(Set(found.map(\.text)).count == found.count)
    for (text, cost) in found { #expect(expected[text] == cost) }
  }

  /// Pruning by estimates removes only what would be pruned later anyway.
  @Test(arguments: 0..<200)
  func estimatesDoNotChangeSentences(seed: Int) {
    var lattice = RandomLattice(seed: seed)
    var limits = DecoderLimits(beamWidth: 1_000, arcsPerHypothesis: 1_000, margin: 700)
    let plain = decoded(lattice, limits).best()
    lattice.estimates = true
    limits.estimateMargin = limits.margin
    let found = decoded(lattice, limits).best()
    #expect(found.map(\.cost) == plain.map(\.cost))
  }

  @Test(arguments: 0..<200)
  func incrementalDecodingMatchesDecodingAtOnce(seed: Int) {
    let lattice = RandomLattice(seed: seed)
    let limits = DecoderLimits(beamWidth: 3, arcsPerHypothesis: 2, margin: 900)
    let expected = decoded(lattice, limits).best()
    var sentences = RandomSentences(lattice, limits)
    for end in 1...lattice.end { sentences.update(upTo: end, keeping: end - 1) }
    #expect(sentences.best().map(\.text) == expected.map(\.text))
    sentences.update(upTo: lattice.end, keeping: lattice.end / 2)
    #expect(sentences.best().map(\.text) == expected.map(\.text))
  }

  @Test(arguments: 0..<100)
  func beamKeepsItsLimits(seed: Int) {
    let lattice = RandomLattice(seed: seed)
    let limits = DecoderLimits(beamWidth: 2, arcsPerHypothesis: 1, margin: 500)
    let beam = decoded(lattice, limits).beam
    #expect(beam.end == lattice.end)
    for point in 1...lattice.end {
      let column = beam.hypotheses(at: point).map { beam.hypotheses[$0] }
      #expect(column.count <= limits.beamWidth)
      #expect(column.map(\.cost) == column.map(\.cost).sorted())
      #expect(Set(column.map(\.state.key)).count == column.count)
      for hypothesis in column {
        #expect(hypothesis.arcs.count == 1)
        #expect(hypothesis.cost <= column[0].cost + limits.margin)
      }
    }
  }

  @Test func emptyLatticeHasNoSentences() {
    var lattice = RandomLattice(seed: 1)
    lattice.end = 0
    let found = decoded(lattice).best()
    #expect(found.isEmpty)
  }

  @Test func costsSaturateAtTheMaximum() {
    #expect(Cost.max.addingClamped(1) == .max)
    #expect(Cost(1).addingClamped(2) == 3)
  }
}
