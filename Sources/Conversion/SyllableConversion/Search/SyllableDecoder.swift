import Decoding
import NGrams

extension LanguageModelState: DecoderState {}

/// A decoder that finds the most likely sentences over a syllable lattice, by a language model and
/// the user model.
struct SyllableDecoder {
  /// The limits of the syllable search, in addition to those of any beam decoder.
  struct Limits {
    var beam = DecoderLimits(
      beamWidth: 24, arcsPerHypothesis: 32, margin: 11_500, estimateMargin: 10_500)
    /// The maximum amount by which a word is assumed to cost less after a costlier hypothesis than
    /// after a cheaper one. If it would exceed the margin even then, it is not looked up.
    var gain: Cost = 4_800
    /// The estimate margin after any hypothesis but the best.
    var estimateMarginAfterOthers: Cost = 14_500
  }

  let limits: Limits
  let model: any LanguageModel
  let scorer: any LanguageModelScorer
  private(set) var beam: BeamDecoder<ScoredLattice>
  /// The scorer of the first words if there is preceding text.
  private var textBefore: ContinuingScorer?
  /// The smallest number of syllables that the keystrokes can be.
  private var syllables = 0

  /// Creates a decoder with an empty lattice.
  init(model: any LanguageModel, limits: Limits = Limits()) {
    self.model = model
    self.limits = limits
    scorer = model.makeScorer()
    beam = Self.beam(limits, from: model.start, in: .none)
  }

  /// Creates a decoder with an empty lattice that shares the model and scorer of another one.
  init(resetting other: SyllableDecoder) {
    model = other.model
    limits = other.limits
    scorer = other.scorer
    beam = Self.beam(limits, from: model.start, in: .none)
  }

  /// Creates a decoder with an empty lattice after preceding text.
  ///
  /// - Parameter context: the learned followers of the last word of that text.
  init(resetting other: SyllableDecoder, after text: ContinuingScorer, context: KnownContext) {
    self.init(resetting: other)
    textBefore = text
    beam = Self.beam(limits, from: text.start, in: context)
  }

  private static func beam(
    _ limits: Limits, from start: LanguageModelState, in context: KnownContext
  ) -> BeamDecoder<ScoredLattice> {
    BeamDecoder(limits: limits.beam, starts: [(start, 0, context)])
  }

  /// Whether there is preceding text.
  var followsText: Bool { textBefore != nil }

  /// The initial state of sentences.
  var start: LanguageModelState { beam.hypotheses[0].state }

  /// Returns the scorer of words that begin at a point.
  func scorer(from point: Int32) -> any LanguageModelScorer {
    point == 0 ? textBefore ?? scorer : scorer
  }

  /// Returns the model's cost of a word that begins another clause after the preceding text; nil for
  /// a word that does not follow this text.
  func costOfBeginningClause(with node: LatticeNode) -> Cost? {
    node.start == 0 ? textBefore?.beginClause(with: node.word).cost : nil
  }

  /// The number of most frequent first words that are re-scored with the preceding text. An initial
  /// such as `y` matches thousands.
  private static let scoredFirstWords = 96

  /// Returns words from the first keystroke to the same end, ordered by their likelihood after the
  /// preceding text, if there is any.
  ///
  /// ```
  /// 数学|  gong shi he    公式 公示 共识 攻势     发动|  gong shi le    攻势 共识 公式 公示
  /// ```
  func orderedAsFirst(_ words: [LatticeNode], of lattice: Lattice) -> [LatticeNode] {
    guard let textBefore else { return words }
    let learned = lattice.borrowedCosts
    let context = beam.context(of: 0)
    let scored = words.prefix(Self.scoredFirstWords).map { node in
      let (cost, _) = node.score(
        after: start, in: context, model: model, scorer: textBefore, learned: learned)
      return (node: node, cost: node.cost.addingClamped(cost))
    }
    return scored.sorted { $0.cost < $1.cost }.map { $0.node } + words.dropFirst(scored.count)
  }

  /// Returns the hypotheses at a point, cheapest first.
  func hypotheses(at point: Int) -> Range<Int> { beam.hypotheses(at: point) }

  /// Returns the cost of ending a sentence after a state.
  func endCost(after state: LanguageModelState) -> Cost {
    endShare(of: scorer.endCost(after: state))
  }

  /// The number of syllables from which the end of a sentence counts in full.
  private static let wholeSentence: Cost = 5

  /// Scales the cost of a sentence end by the length of the input. A few syllables are more often
  /// the beginning of a sentence than all of it: `shi` becomes 是, not 十.
  func endShare(of cost: Cost) -> Cost {
    cost &* min(Cost(clamping: syllables), Self.wholeSentence) / Self.wholeSentence
  }

  /// Keeps the columns up to `kept` and decodes the later ones.
  ///
  /// - Parameter syllables: the smallest number of syllables that the keystrokes can be.
  mutating func update(to lattice: Lattice, keeping kept: Int, syllables: Int) {
    self.syllables = syllables
    beam.update(
      to: ScoredLattice(
        lattice: lattice, limits: limits, model: model, scorer: scorer, textBefore: textBefore,
        learned: lattice.borrowedCosts), keeping: kept)
  }
}

/// A syllable lattice with the models that score its words.
struct ScoredLattice: DecodableLattice {
  let lattice: Lattice
  let limits: SyllableDecoder.Limits
  let model: any LanguageModel
  let scorer: any LanguageModelScorer
  /// The scorer of the first words if there is preceding text.
  let textBefore: ContinuingScorer?
  let learned: BorrowedCosts?

  /// A node while it is scored after the hypotheses at its start.
  struct Step {
    let node: LatticeNode
    let scorer: any LanguageModelScorer
    /// A lower bound of the word's cost after any of the costlier hypotheses.
    var least: Cost = 0
  }

  var end: Int { lattice.end }

  func nodes(endingAt point: Int) -> Range<Int> { lattice.nodes(endingAt: point) }

  func start(ofNode index: Int) -> Int? { Int(lattice.nodes[index].start) }

  func estimate(ofNode index: Int, after best: Cost) -> Cost {
    best.addingClamped(lattice.nodes[index].estimatedCost)
  }

  func step(over index: Int) -> Step {
    let node = lattice.nodes[index]
    return Step(node: node, scorer: node.start == 0 ? textBefore ?? scorer : scorer)
  }

  @inline(__always)
  func score(
    _ step: inout Step, after hypothesis: Hypothesis<LanguageModelState>,
    in context: KnownContext, best: Cost, worst: Cost
  ) -> Extension<LanguageModelState> {
    let soFar = hypothesis.cost.addingClamped(step.node.cost)
    guard soFar.addingClamped(step.least) <= worst,
      hypothesis.cost.addingClamped(step.node.estimatedCost)
        <= best.addingClamped(limits.estimateMarginAfterOthers)
    else { return .prunedAfterAll }
    let (cost, next) = step.node.score(
      after: hypothesis.state, in: context, model: model, scorer: step.scorer, learned: learned)
    step.least = max(step.least, cost &- limits.gain)
    return .arc(cost: soFar.addingClamped(cost), state: next)
  }

  func context(after state: LanguageModelState) -> KnownContext {
    learned?.context(after: model.lastWord(in: state)) ?? .none
  }
}
