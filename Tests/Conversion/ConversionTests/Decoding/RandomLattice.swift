import Decoding
import NGrams
import ToolSupport

/// A small random lattice of letters with a random bigram model, for the generic decoder.
struct RandomLattice: DecodableLattice {
  struct Node {
    var start: Int
    var end: Int
    /// The index of a letter in `spellings`. Several letters share a spelling.
    var word: Int
    var cost: Cost
  }

  struct State: DecoderState {
    var key: UInt64
  }

  struct Step {
    var node: Node
  }

  static let spellings = ["a", "b", "ab", "ba", "a"]
  static let start = spellings.count

  /// All nodes, ordered by their ends.
  var nodes: [Node] = []
  /// The cost of each word after each other word and after the start of a sentence.
  var bigrams: [[Cost]] = []
  var endCosts: [Cost] = []
  var end: Int
  /// Whether nodes are scored in the order of their estimates and costly ones are skipped.
  var estimates = false

  init(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    end = Int.random(in: 1...6, using: &random)
    for point in 1...end {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        nodes.append(
          Node(
            start: Int.random(in: max(0, point - 3)..<point, using: &random), end: point,
            word: Int.random(in: Self.spellings.indices, using: &random),
            cost: Cost.random(in: 0...900, using: &random)))
      }
    }
    bigrams = (0...Self.start).map { _ in
      Self.spellings.indices.map { _ in Cost.random(in: 0...900, using: &random) }
    }
    endCosts = (0...Self.start).map { _ in Cost.random(in: 0...900, using: &random) }
  }

  func nodes(endingAt point: Int) -> Range<Int> {
    let first = nodes.firstIndex { $0.end >= point } ?? nodes.count
    let last = nodes.firstIndex { $0.end > point } ?? nodes.count
    return first..<last
  }

  func start(ofNode index: Int) -> Int? { nodes[index].start }

  func estimate(ofNode index: Int, after best: Cost) -> Cost {
    estimates ? best + nodes[index].cost : 0
  }

  func step(over index: Int) -> Step { Step(node: nodes[index]) }

  func score(
    _ step: inout Step, after hypothesis: Hypothesis<State>, in context: [Cost], best: Cost,
    worst: Cost
  ) -> Extension<State> {
    let soFar = hypothesis.cost + step.node.cost
    if estimates, soFar > worst { return .prunedAfterAll }
    let cost = soFar + context[step.node.word]
    return cost > worst ? .pruned : .arc(cost: cost, state: State(key: UInt64(step.node.word)))
  }

  func context(after state: State) -> [Cost] { bigrams[Int(state.key)] }

  func endCost(after state: State) -> Cost { endCosts[Int(state.key)] }

  /// Returns every text over the nodes with the cost of its cheapest path.
  func enumerated() -> [String: Cost] {
    var texts: [String: Cost] = [:]
    func go(_ point: Int, _ last: Int, _ text: String, _ cost: Cost) {
      if point == end {
        let whole = cost + endCosts[last]
        texts[text] = min(texts[text] ?? .max, whole)
      }
      for node in nodes where node.start == point {
        go(
          node.end, node.word, text + Self.spellings[node.word],
          cost + node.cost + bigrams[last][node.word])
      }
    }
    go(0, Self.start, "", 0)
    return texts
  }
}

/// A decoder of a `RandomLattice`.
struct RandomSentences: DecodedSentences {
  let lattice: RandomLattice
  private(set) var beam: BeamDecoder<RandomLattice>

  /// Decodes the lattice column by column, in the order it would grow.
  init(_ lattice: RandomLattice, _ limits: DecoderLimits) {
    self.lattice = lattice
    let start = RandomLattice.State(key: UInt64(RandomLattice.start))
    beam = BeamDecoder(limits: limits, starts: [(start, 0, lattice.context(after: start))])
  }

  /// Decodes the columns after `kept` up to column `end`.
  mutating func update(upTo end: Int, keeping kept: Int) {
    var part = lattice
    part.end = end
    beam.update(to: part, keeping: kept)
  }

  var sentenceEnds: [SentenceEnd] { beam.sentenceEnds }

  func endCost(of hypothesis: Int32) -> Cost {
    lattice.endCost(after: beam.hypotheses[Int(hypothesis)].state)
  }

  func textHash(ofNode node: Int32) -> TextHash {
    TextHash(RandomLattice.spellings[lattice.nodes[Int(node)].word])
  }

  /// Returns the best sentences, at most `limit`.
  func best(_ limit: Int = .max) -> [(text: String, cost: Cost)] {
    var search = SentenceSearch(self)
    var found: [(text: String, cost: Cost)] = []
    while found.count < limit, let path = search.next(in: self) {
      let words = path.nodes.map { RandomLattice.spellings[lattice.nodes[Int($0)].word] }
      found.append((words.joined(), path.cost))
    }
    return found
  }
}
