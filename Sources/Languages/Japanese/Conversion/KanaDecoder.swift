import KanaConversion
import NGrams
import SyllableConversion

/// Finds the most likely sentences over a lattice. First each node's best sentence by classes alone is
/// found, forward and backward, and what is far from the best is left out; over the rest the model
/// of words decides, with a beam.
struct KanaDecoder {
  /// What is left out, so that a conversion takes little time.
  struct Limits {
    /// Hypotheses kept at a place.
    var beamWidth = 20
    /// Ways kept to one hypothesis: they are what k-best sentences are made of.
    var arcsPerHypothesis = 16
    /// Nodes whose best sentence by classes is this much dearer than the best are left out.
    var margin: Int32 = 6_000
    /// Arcs this much dearer than the cheapest to their place are left out.
    var arcMargin: Int32 = 7_000
  }

  /// The best way to some place with some classes and words behind it.
  private struct Hypothesis {
    var wordClass: UInt16
    var context: NGramTables.Context
    /// The last word, for what was learned.
    var word: LearnedKana.WordNumber
    /// How the last number is written.
    var style: NumberStyle?
    var cost: Int32
    var arcs: Range<Int32>
  }

  private struct Pending {
    var key: UInt64
    var wordClass: UInt16
    var context: NGramTables.Context
    var word: LearnedKana.WordNumber
    var style: NumberStyle?
    var arc: DecoderArc
  }

  /// How much of the end of a sentence counts: what is converted is often no whole sentence. In 256ths.
  private static let endShare: Int32 = 128

  /// How much cheaper a word is that the text before has: what is spoken of is spoken of again.
  private static let repetitionBonus: Int32 = 2_000

  let lattice: KanaLattice
  let history: KanaHistory
  private let next: UInt16
  private let limits: Limits
  private var hypotheses: [Hypothesis] = []
  private var columns = ColumnStarts(firstColumnCount: 1)
  private var arcs: [DecoderArc] = []
  private var kept: [Bool]

  /// Decodes a lattice after `history` and before a word of the class `next`.
  init(
    _ lattice: KanaLattice, after history: KanaHistory, next: UInt16 = ConnectionMatrix.boundary,
    limits: Limits = Limits()
  ) {
    self.lattice = lattice
    self.history = history
    self.next = next
    self.limits = limits
    kept = []
    kept = nodesWithinMargin()
    hypotheses = history.classes.costs.map { way in
      Hypothesis(
        wordClass: way.wordClass, context: history.context, word: history.context.last,
        style: history.numberStyle, cost: way.cost, arcs: 0..<0)
    }
    columns = ColumnStarts(firstColumnCount: hypotheses.count)
    var prepared = hypotheses.map { lattice.lexicon.model.prepare($0.context) }
    var pending: [Pending] = []
    for place in stride(from: 1, through: lattice.end, by: 1) {
      collect(&pending, endingAt: place, prepared)
      append(&pending)
      columns.append(endingAt: hypotheses.count)
      for index in prepared.count..<max(hypotheses.count, prepared.count) {
        prepared.append(lattice.lexicon.model.prepare(hypotheses[index].context))
      }
    }
  }

  /// Which nodes are part of a sentence that is not much dearer than the best, by classes alone.
  private func nodesWithinMargin() -> [Bool] {
    let lexicon = lattice.lexicon
    var kept = [Bool](repeating: false, count: lattice.nodes.count)
    // The least cost from each place to the end, by the class that begins there.
    var backward = [[ClassCost]](repeating: [], count: lattice.end + 1)
    backward[lattice.end] = [ClassCost(wordClass: next, cost: 0)]
    var best = Int32.max
    for place in stride(from: lattice.end, to: 0, by: -1) where !backward[place].isEmpty {
      // Few classes end at a place: each is looked at once.
      var rests: [UInt16: Int32] = [:]
      for index in lattice.nodes(endingAt: place) {
        let node = lattice.nodes[index]
        guard best == .max || node.forward <= best &+ limits.margin else { continue }
        let rest: Int32
        if let known = rests[node.right] {
          rest = known
        } else {
          var least = Int32.max
          for way in backward[place] {
            least = min(least, way.cost &+ lexicon.matrix.cost(from: node.right, to: way.wordClass))
          }
          rests[node.right] = least
          rest = least
        }
        if place == lattice.end { best = min(best, node.forward &+ rest) }
        guard place == lattice.end || node.forward &+ rest <= best &+ limits.margin else {
          continue
        }
        kept[index] = true
        let cost = node.classCost &+ rest
        let start = Int(node.start)
        if let known = backward[start].firstIndex(where: { $0.wordClass == node.left }) {
          backward[start][known].cost = min(backward[start][known].cost, cost)
        } else {
          backward[start].append(ClassCost(wordClass: node.left, cost: cost))
        }
      }
    }
    return kept
  }

  private func collect(
    _ pending: inout [Pending], endingAt place: Int, _ prepared: [NGramTables.Prepared]
  ) {
    let lexicon = lattice.lexicon
    let bonus = LearnedKana.recollection.greatestBonus
    pending.removeAll(keepingCapacity: true)
    var worst = Int32.max
    for index in lattice.nodes(endingAt: place) where kept[index] {
      let node = lattice.nodes[index]
      let isKnown = node.known != LearnedKana.unknown
      for previous in columns[Int(node.start)] {
        let before = hypotheses[previous]
        let soFar =
          before.cost &+ cost(of: node)
          &+ NumberStyleCosts.change(from: before.style, to: node.style)
          &+ lexicon.matrix.cost(from: before.wordClass, to: node.left)
        // The model makes no word cheaper, but coming again does.
        guard
          soFar <= worst
            || isKnown && min(soFar, before.cost &+ node.leastRecalled) &- bonus <= worst
        else { continue }
        let (cost, context) = lexicon.model.score(node.token, after: prepared[previous])
        var total = soFar &+ (cost &* lexicon.modelWeight) >> 8
        if isKnown {
          total &+= lattice.gain(of: node, after: before.word, on: total &- before.cost)
        }
        guard total <= worst else { continue }
        worst = min(worst, total &+ limits.arcMargin)
        // Words that the model lacks are one to it; where something was learned they are not.
        let word = lattice.learned == nil ? context.last : node.wordNumber(lexicon)
        let style = node.style ?? before.style
        pending.append(
          Pending(
            key: UInt64(node.right) << 52 | UInt64(context.node & 0xFFF_FFFF) << 24
              | UInt64(word & 0x3F_FFFF) << 2 | UInt64(style.map { $0.rawValue + 1 } ?? 0),
            wordClass: node.right, context: context, word: word, style: style,
            arc: DecoderArc(
              previous: Int32(truncatingIfNeeded: previous),
              node: Int32(truncatingIfNeeded: index), cost: total)))
      }
    }
    pending.removeAll { $0.arc.cost > worst }
  }

  /// What a word costs by itself: less where the text before has it too.
  func cost(of node: KanaNode) -> Int32 {
    guard !history.repeated.isEmpty, case .word(let text) = node.written,
      history.repeated.contains(text)
    else { return node.cost }
    return node.cost &- Self.repetitionBonus
  }

  /// Arcs that lead to the same state become one hypothesis.
  private mutating func append(_ pending: inout [Pending]) {
    pending.sort { ($0.key, $0.arc.cost, $0.arc.node) < ($1.key, $1.arc.cost, $1.arc.node) }
    let first = hypotheses.count
    var index = 0
    while index < pending.count {
      let best = pending[index]
      let start = Int32(truncatingIfNeeded: arcs.count)
      var end = index
      while end < pending.count, pending[end].key == best.key {
        if end - index < limits.arcsPerHypothesis { arcs.append(pending[end].arc) }
        end += 1
      }
      hypotheses.append(
        Hypothesis(
          wordClass: best.wordClass, context: best.context, word: best.word, style: best.style,
          cost: best.arc.cost, arcs: start..<Int32(truncatingIfNeeded: arcs.count)))
      index = end
    }
    hypotheses[first...].sort { $0.cost < $1.cost }
    hypotheses.removeLast(max(0, hypotheses.count - first - limits.beamWidth))
  }

  /// What a node says.
  func text(ofNode node: KanaNode) -> String {
    let kana = lattice.kana[Int(node.start)..<Int(node.end)]
    switch node.written {
    case .word(let text): return lattice.lexicon.texts.text(Int(text))
    case .typed: return String(String.UnicodeScalarView(kana))
    case .katakana: return KanaForm.katakana.convert(String(String.UnicodeScalarView(kana)))
    case .number(let value, let style): return WrittenNumber(value: value).text(in: style)
    case .letters(let letters): return letters.text
    case .own(let word): return lattice.learned?.text(ofOwnWord: word) ?? ""
    }
  }
}

extension KanaDecoder: DecodedPaths {
  var sentenceEnds: [(hypothesis: Int32, cost: Int32)] {
    let lexicon = lattice.lexicon
    return columns[lattice.end].map { index in
      let hypothesis = hypotheses[index]
      var cost = lexicon.matrix.cost(from: hypothesis.wordClass, to: next)
      if next == ConnectionMatrix.boundary {
        let end = lexicon.model.score(
          NGramTables.sentenceEnd, after: lexicon.model.prepare(hypothesis.context)
        ).cost
        cost = ((cost &+ (end &* lexicon.modelWeight) >> 8) &* Self.endShare) >> 8
      }
      return (Int32(truncatingIfNeeded: index), hypothesis.cost &+ cost)
    }
  }

  func arcs(to hypothesis: Int32) -> Range<Int32> { hypotheses[Int(hypothesis)].arcs }

  func arc(_ number: Int32) -> DecoderArc { arcs[Int(number)] }

  func textHash(ofNode node: Int32) -> TextHash {
    TextHash(text(ofNode: lattice.nodes[Int(node)]))
  }
}
