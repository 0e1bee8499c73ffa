import Decoding
import NGrams

/// Finds the cheapest sentence that contains a text at word boundaries. The words of the text come
/// from all readings of the keystrokes, whatever they cost and without a beam. The rest of the
/// sentence is the decoder's best.
struct ConstrainedSearch {
  /// The sentence found.
  struct Path {
    var nodes: [LatticeNode]
    var cost: Cost
  }

  /// A path to some point that has matched the first `matched` bytes of the text.
  private struct Step {
    var node: LatticeNode
    var matched: Int
    var state: LanguageModelState
    var cost: Cost
    /// The index of the previous step in `steps`. At the first word of the text it is -1, and
    /// `hypothesis` is the decoder's path to that word.
    var previous: Int
    var hypothesis: Int
  }

  private struct Position: Hashable {
    var matched: Int
    var state: LanguageModelState
  }

  private let lattice: Lattice
  private let decoder: SyllableDecoder
  private let typed: TypedKeys
  private let target: [UInt8]
  private let words: Set<WordID>
  private var steps: [Step] = []
  private var columns: [Range<Int>] = [0..<0]

  /// Creates a search for `target`, in which `words` are the lexicon's words.
  init(
    _ target: String, words: Set<WordID>, lattice: Lattice, decoder: SyllableDecoder,
    typed: TypedKeys
  ) {
    self.target = Array(target.utf8)
    self.words = words
    self.lattice = lattice
    self.decoder = decoder
    self.typed = typed
  }

  /// Returns the cheapest sentence with the text; nil if the keystrokes cannot mean it.
  mutating func best() -> Path? {
    guard !target.isEmpty, lattice.end > 0 else { return nil }
    for point in 1...lattice.end {
      var column: [Position: Step] = [:]
      for node in candidates(endingAt: point) { extend(over: node, in: &column) }
      append(column)
    }
    let ends = columns[lattice.end].filter { steps[$0].matched == target.count }
    let costs = ends.map { index in
      (
        index,
        steps[index].cost.addingClamped(decoder.endCost(after: steps[index].state))
      )
    }
    return costs.min { $0.1 < $1.1 }.map { Path(nodes: nodes(to: $0.0), cost: $0.1) }
  }

  /// Returns the nodes of the lattice and the words of the text that were too costly for it.
  private func candidates(endingAt point: Int) -> [LatticeNode] {
    let kept = lattice.nodes[lattice.nodes(endingAt: point)]
    let all = lattice.words(endingAt: point) { _, word in words.contains(word) }.map { $0.node }
    return kept.filter { $0.isLiteral || !words.contains($0.word) } + all
  }

  private func extend(over node: LatticeNode, in column: inout [Position: Step]) {
    let text = bytes(of: node)
    for previous in columns[Int(node.start)] {
      let before = steps[previous]
      let rest = target[before.matched...]
      guard rest.isEmpty || isBeginning(text, of: rest) else { continue }
      add(
        node, after: before.state, cost: before.cost,
        matched: before.matched + (rest.isEmpty ? 0 : text.count), previous: previous,
        hypothesis: -1, to: &column)
    }
    guard isBeginning(text, of: target[...]) else { return }
    for hypothesis in decoder.hypotheses(at: Int(node.start)) {
      let before = decoder.beam.hypotheses[hypothesis]
      add(
        node, after: before.state, cost: before.cost, matched: text.count, previous: -1,
        hypothesis: hypothesis, to: &column)
    }
  }

  private func isBeginning(_ text: [UInt8], of rest: ArraySlice<UInt8>) -> Bool {
    !text.isEmpty && rest.starts(with: text)
  }

  private func add(
    _ node: LatticeNode, after state: LanguageModelState, cost: Cost, matched: Int,
    previous: Int, hypothesis: Int, to column: inout [Position: Step]
  ) {
    let (wordCost, next) = node.score(
      after: state, model: decoder.model, scorer: decoder.scorer(from: node.start),
      learned: lattice.learned)
    let step = Step(
      node: node, matched: matched, state: next,
      cost: cost.addingClamped(node.cost).addingClamped(wordCost), previous: previous,
      hypothesis: hypothesis)
    let position = Position(matched: matched, state: next)
    if let known = column[position], known.cost <= step.cost { return }
    column[position] = step
  }

  /// Keeps all steps within the text, and of those after it as many as the beam holds.
  private mutating func append(_ column: [Position: Step]) {
    let first = steps.count
    let ordered = column.values.sorted { ($0.cost, $0.state.key) < ($1.cost, $1.state.key) }
    steps += ordered.filter { $0.matched < target.count }
    steps += ordered.filter { $0.matched == target.count }.prefix(decoder.limits.beam.beamWidth)
    columns.append(first..<steps.count)
  }

  private func bytes(of node: LatticeNode) -> [UInt8] {
    node.isLiteral
      ? Array(typed[Int(node.start)..<node.end].utf8) : Array(lattice.lexicon.utf8(of: node.word))
  }

  private func nodes(to index: Int) -> [LatticeNode] {
    var reversed: [LatticeNode] = []
    var index = index
    var hypothesis = -1
    while index >= 0 {
      reversed.append(steps[index].node)
      hypothesis = steps[index].hypothesis
      index = steps[index].previous
    }
    while hypothesis >= 0, let arc = decoder.beam.hypotheses[hypothesis].arcs.first {
      reversed.append(lattice.nodes[Int(decoder.beam.arcs[Int(arc)].node)])
      hypothesis = Int(decoder.beam.arcs[Int(arc)].previous)
    }
    return reversed.reversed()
  }
}
