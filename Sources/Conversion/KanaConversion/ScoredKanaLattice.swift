import Decoding
import NGrams

/// The state of a hypothesis over kana: the class and the model context of the last word, and the
/// style of the last number.
struct KanaState: DecoderState {
  let key: UInt64
  let wordClass: UInt16
  let context: NGramTables.Context
  /// The last word, for the user model.
  let word: LearnedKana.WordNumber
  /// The style of the last number.
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

/// The word model after a state, looked up once for the words that follow it.
struct KanaModelContext {
  let words: NGramTables.Prepared
  /// Whether a particle may be left out after the last word.
  let allowsElision: Bool

  /// Looks up the model after a state.
  init(after state: KanaState, _ lexicon: KanaLexicon) {
    words = lexicon.model.prepare(state.context)
    allowsElision =
      state.context.last != NGramTables.unknown && lexicon.kind(of: state.wordClass) == .content
  }

  /// Returns the cost of a word, and the context after it.
  @inline(__always)
  func score(
    _ token: NGramTables.Token, isVerb: Bool, _ elisions: ElidedParticles, _ model: NGramTables
  ) -> (cost: Cost, next: NGramTables.Context) {
    let block = model.block(of: token)
    var (cost, next) = model.score(block, after: words)
    if isVerb, allowsElision { cost = elisions.cost(of: block, after: words, atMost: cost) }
    return (cost, next)
  }
}

/// A kana lattice with the models that score its words: classes, the word model, the preceding text
/// and the user model.
struct ScoredKanaLattice: DecodableLattice {
  /// The reduction of the cost of a word in the preceding text: a topic mentioned once is mentioned
  /// again.
  private static let repetitionBonus: Int32 = 2_000

  let lattice: KanaLattice
  let history: KanaContext
  /// Whether each node is decoded.
  let kept: [Bool]
  let elisions: ElidedParticles

  /// A node while it is scored after the hypotheses at its start.
  struct Step {
    let node: KanaNode
    let cost: Cost
    let isKnown: Bool
    let isVerb: Bool
  }

  /// The initial states of sentences: after the preceding text, and of another sentence.
  var starts: [(state: KanaState, cost: Cost, context: KanaModelContext)] {
    let sentenceStart = KanaContext.start(lattice.lexicon).context
    return history.firstClasses.map { way in
      let isNew = way.wordClass == ConnectionMatrix.boundary
      let state = KanaState(
        wordClass: way.wordClass, context: isNew ? sentenceStart : history.context,
        word: history.context.last, style: history.numberStyle)
      return (state, way.cost, context(after: state))
    }
  }

  var end: Int { lattice.end }

  func nodes(endingAt point: Int) -> Range<Int> { lattice.nodes(endingAt: point) }

  func start(ofNode index: Int) -> Int? { kept[index] ? Int(lattice.nodes[index].start) : nil }

  /// Returns 0, so that nodes are scored in lattice order: few are left after class pruning.
  func estimate(ofNode index: Int, after best: Cost) -> Cost { 0 }

  func step(over index: Int) -> Step {
    let node = lattice.nodes[index]
    return Step(
      node: node, cost: cost(of: node), isKnown: node.known != LearnedKana.unknown,
      isVerb: lattice.lexicon.kind(of: node.left) == .verb)
  }

  @inline(__always)
  func score(
    _ step: inout Step, after hypothesis: Hypothesis<KanaState>, in context: KanaModelContext,
    best: Cost, worst: Cost
  ) -> Extension<KanaState> {
    let lexicon = lattice.lexicon
    let (node, before) = (step.node, hypothesis.state)
    let soFar =
      hypothesis.cost &+ step.cost &+ NumberStyleCosts.change(from: before.style, to: node.style)
      &+ lexicon.matrix.cost(from: before.wordClass, to: node.left)
    // The model makes no word cheaper, but the user model does.
    guard
      soFar <= worst
        || step.isKnown
          && min(soFar, hypothesis.cost &+ node.leastRecalled)
            &- LearnedKana.cache.greatestBonus <= worst
    else { return .pruned }
    let (cost, next) = context.score(
      node.token, isVerb: step.isVerb, elisions, lexicon.model)
    var total = soFar &+ (cost &* lexicon.modelWeight) >> 8
    if step.isKnown {
      total &+= lattice.gain(of: node, after: before.word, on: total &- hypothesis.cost)
    }
    // The word model merges all words that it lacks. The user model keeps them apart.
    let word = lattice.learned == nil ? next.last : node.wordNumber(lexicon)
    let state = KanaState(
      wordClass: node.right, context: next, word: word, style: node.style ?? before.style)
    return .arc(cost: total, state: state)
  }

  func context(after state: KanaState) -> KanaModelContext {
    KanaModelContext(after: state, lattice.lexicon)
  }

  /// Returns the context-free cost of a word, reduced if the preceding text contains it.
  func cost(of node: KanaNode) -> Cost {
    guard !history.repeated.isEmpty, case .word(let text) = node.written,
      history.repeated.contains(text)
    else { return node.cost }
    return node.cost &- Self.repetitionBonus
  }
}
