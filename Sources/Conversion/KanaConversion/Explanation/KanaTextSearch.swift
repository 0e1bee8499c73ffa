import Decoding
import NGrams

/// Finds the cheapest sentence that contains a text at word boundaries, by all words of a wide
/// lattice. No beam bounds the words of the text.
struct KanaTextSearch {
  /// A path to some position that has matched the first `matched` bytes of the text.
  private struct Step {
    var node: Int32
    var matched: Int
    var state: KanaState
    var cost: Cost
    /// The index of the step before; -1 at the start.
    var previous: Int
  }

  private struct Position: Hashable {
    var matched: Int
    var state: UInt64
  }

  private let decoder: KanaDecoder
  private let target: [UInt8]
  private var steps: [Step] = []
  private var contexts: [KanaModelContext] = []
  private var columns: [Range<Int>] = []

  /// The largest number of paths kept at a position before the text, and after it.
  private static let beamWidth = 20

  /// Creates a search in the lattice of a decoder.
  init(_ text: String, in decoder: KanaDecoder) {
    target = Array(text.utf8)
    self.decoder = decoder
  }

  /// Returns the nodes of the sentence and its cost; nil if the kana cannot be written so.
  mutating func best() -> (nodes: [Int32], cost: Cost)? {
    let lattice = decoder.lattice
    guard !target.isEmpty, lattice.end > 0 else { return nil }
    append(
      decoder.scored.starts.map {
        Step(node: -1, matched: 0, state: $0.state, cost: $0.cost, previous: -1)
      })
    for point in 1...lattice.end {
      var column: [Position: Step] = [:]
      for index in lattice.nodes(endingAt: point) { extend(over: index, in: &column) }
      append(Array(column.values))
    }
    let ends = (columns.last ?? 0..<0).filter { steps[$0].matched == target.count }.map { index in
      (index, steps[index].cost.addingClamped(decoder.endCost(after: steps[index].state)))
    }
    return ends.min { $0.1 < $1.1 }.map { (nodes(to: $0.0), $0.1) }
  }

  private func extend(over index: Int, in column: inout [Position: Step]) {
    let node = decoder.lattice.nodes[index]
    let text = Array(decoder.lattice.text(of: node).utf8)
    var scored = decoder.scored.step(over: index)
    for previous in columns[Int(node.start)] {
      let before = steps[previous]
      let matches = matches(of: text, after: before.matched)
      guard !matches.isEmpty else { continue }
      let hypothesis = Hypothesis(state: before.state, cost: before.cost, arcs: 0..<0)
      let found = decoder.scored.score(
        &scored, after: hypothesis, in: contexts[previous], best: .max, worst: .max)
      guard case .arc(let cost, let state) = found else { continue }
      for matched in matches {
        let position = Position(matched: matched, state: state.key)
        if let known = column[position], known.cost <= cost { continue }
        column[position] = Step(
          node: Int32(truncatingIfNeeded: index), matched: matched, state: state, cost: cost,
          previous: previous)
      }
    }
  }

  /// Returns the bytes of the target that may be matched after a word: a word before the target
  /// matches none, one after it all.
  private func matches(of text: [UInt8], after matched: Int) -> [Int] {
    if matched == target.count { return [matched] }
    let continues = !text.isEmpty && target[matched...].starts(with: text)
    return (matched == 0 ? [0] : []) + (continues ? [matched + text.count] : [])
  }

  /// Appends a column: all steps within the text, and of the others as many as the beam holds.
  private mutating func append(_ column: [Step]) {
    let first = steps.count
    let ordered = column.sorted { ($0.cost, $0.state.key) < ($1.cost, $1.state.key) }
    for edge in [0, target.count] {
      steps += ordered.filter { $0.matched == edge }.prefix(Self.beamWidth)
    }
    steps += ordered.filter { $0.matched > 0 && $0.matched < target.count }
    contexts += steps[first...].map { decoder.scored.context(after: $0.state) }
    columns.append(first..<steps.count)
  }

  private func nodes(to last: Int) -> [Int32] {
    var reversed: [Int32] = []
    var index = last
    while index >= 0, steps[index].node >= 0 {
      reversed.append(steps[index].node)
      index = steps[index].previous
    }
    return reversed.reversed()
  }
}
