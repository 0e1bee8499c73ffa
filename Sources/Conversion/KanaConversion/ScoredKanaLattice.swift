import Decoding
import NGrams

/// What tells hypotheses over kana apart: the class and the context of the last word, and how the last
/// number is written.
struct KanaState: DecoderState {
  let key: UInt64
  let wordClass: UInt16
  let context: NGramTables.Context
  /// The last word, for what was learned.
  let word: LearnedKana.WordNumber
  /// How the last number is written.
  let style: NumberStyle?

  init(
    wordClass: UInt16, context: NGramTables.Context, word: LearnedKana.WordNumber,
    style: NumberStyle?
  ) {
    key =
      UInt64(wordClass) << 52 | UInt64(context.node & 0xFFF_FFFF) << 24
      | UInt64(word & 0x3F_FFFF) << 2 | UInt64(style.map { $0.rawValue + 1 } ?? 0)
    self.wordClass = wordClass
    self.context = context
    self.word = word
    self.style = style
  }
}

/// A lattice of kana with what scores its words: classes, a model of words, the text before, and what
/// was typed before.
struct ScoredKanaLattice: DecodableLattice {
  /// How much cheaper a word is that the text before has: what is spoken of is spoken of again.
  private static let repetitionBonus: Int32 = 2_000

  let lattice: KanaLattice
  let history: KanaContext
  /// Which nodes are decoded.
  let kept: [Bool]

  /// A node after the hypotheses at its start.
  struct Step {
    let node: KanaNode
    let cost: Cost
    let isKnown: Bool
  }

  /// The states that sentences begin with.
  var starts: [(state: KanaState, cost: Cost, context: NGramTables.Prepared)] {
    history.classes.costs.map { way in
      let state = KanaState(
        wordClass: way.wordClass, context: history.context, word: history.context.last,
        style: history.numberStyle)
      return (state, way.cost, context(after: state))
    }
  }

  var end: Int { lattice.end }

  func nodes(endingAt point: Int) -> Range<Int> { lattice.nodes(endingAt: point) }

  func start(ofNode index: Int) -> Int? { kept[index] ? Int(lattice.nodes[index].start) : nil }

  /// Nodes are scored in the order of the lattice: classes have left few.
  func estimate(ofNode index: Int, after best: Cost) -> Cost { 0 }

  func step(over index: Int) -> Step {
    let node = lattice.nodes[index]
    return Step(node: node, cost: cost(of: node), isKnown: node.known != LearnedKana.unknown)
  }

  @inline(__always)
  func score(
    _ step: inout Step, after hypothesis: Hypothesis<KanaState>, in context: NGramTables.Prepared,
    best: Cost, worst: Cost
  ) -> Extension<KanaState> {
    let lexicon = lattice.lexicon
    let (node, before) = (step.node, hypothesis.state)
    let soFar =
      hypothesis.cost &+ step.cost &+ NumberStyleCosts.change(from: before.style, to: node.style)
      &+ lexicon.matrix.cost(from: before.wordClass, to: node.left)
    // The model makes no word cheaper, but coming again does.
    guard
      soFar <= worst
        || step.isKnown
          && min(soFar, hypothesis.cost &+ node.leastRecalled)
            &- LearnedKana.cache.greatestBonus <= worst
    else { return .pruned }
    let (cost, next) = lexicon.model.score(node.token, after: context)
    var total = soFar &+ (cost &* lexicon.modelWeight) >> 8
    if step.isKnown {
      total &+= lattice.gain(of: node, after: before.word, on: total &- hypothesis.cost)
    }
    // Words that the model lacks are one to it; where something was learned they are not.
    let word = lattice.learned == nil ? next.last : node.wordNumber(lexicon)
    let state = KanaState(
      wordClass: node.right, context: next, word: word, style: node.style ?? before.style)
    return .arc(cost: total, state: state)
  }

  func context(after state: KanaState) -> NGramTables.Prepared {
    lattice.lexicon.model.prepare(state.context)
  }

  /// What a word costs by itself: less where the text before has it too.
  func cost(of node: KanaNode) -> Cost {
    guard !history.repeated.isEmpty, case .word(let text) = node.written,
      history.repeated.contains(text)
    else { return node.cost }
    return node.cost &- Self.repetitionBonus
  }
}
