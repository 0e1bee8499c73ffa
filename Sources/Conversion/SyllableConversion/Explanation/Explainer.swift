import Decoding
import InputCore
import NGrams

/// Splits the costs of lattice nodes into their parts. The key path keeps only sums; the explainer
/// looks the parts up again.
struct Explainer {
  let graph: SegmentGraph
  let lattice: Lattice
  let decoder: SyllableDecoder
  /// The texts before the first word.
  let textsBefore: [String]
  let typed: TypedKeys

  private var model: any LanguageModel { decoder.model }
  private var lexicon: Lexicon { lattice.lexicon }

  /// Explains the sentence of some nodes as the decoder scores it.
  func explain(_ nodes: [LatticeNode], cost: Cost) -> Explanation {
    var pieces: [Explanation.Piece] = []
    var state = decoder.start
    for node in nodes {
      if node.isLiteral {
        append(node, to: &pieces)
      } else {
        let parts = modelParts(of: node, after: state, pieces)
        let history = historyParts(of: node, after: state, on: parts.total)
        pieces.append(piece(node, modelParts: parts + history))
      }
      state =
        node.score(
          after: state, model: model, scorer: decoder.scorer(from: node.start),
          learned: lattice.learned
        ).next
    }
    // Each part is the growth of the scaled sum, so that the parts add up to it exactly.
    var sum: Cost = 0
    var end = model.explainEnd(after: state).map { part in
      let before = decoder.endShare(of: sum)
      sum = sum.addingClamped(part.cost)
      var shared = named(part, word: "end", after: pieces.map { $0.segment.text })
      shared.cost = decoder.endShare(of: sum) &- before
      return shared
    }
    let known = Explanation(pieces: pieces, end: end, cost: cost)
    let alone = cost &- known.parts.total
    if pieces.count == 1, alone < 0 {
      end.append(CostPart(.words, "more frequent by itself", alone))
    }
    return Explanation(pieces: pieces, end: end, cost: cost)
  }

  /// Returns the parts of a word's cost by the model after the words of the preceding pieces.
  private func modelParts(
    of node: LatticeNode, after state: LanguageModelState, _ pieces: [Explanation.Piece]
  ) -> [CostPart] {
    let parts = model.explain(node.word, after: state)
    let cost = decoder.scorer(from: node.start).score(node.word, after: state).cost
    guard cost == parts.total else {
      let beginning = decoder.costOfBeginningClause(with: node)
      return [
        CostPart(
          .words,
          cost == beginning
            ? "begins a clause after the preceding text" : "completes a word of the preceding text",
          cost)
      ]
    }
    return parts.map {
      named($0, word: lexicon.text(of: node.word), after: pieces.map { $0.segment.text })
    }
  }

  /// Explains a word by itself, as the candidate list ranks it among the words of its keystrokes.
  func explain(word node: LatticeNode) -> Explanation {
    let frequency = CostPart(.words, "frequency", lexicon.frequencyCost(of: node.word))
    let cost = node.cost.addingClamped(frequency.cost)
    let history = historyParts(of: node, after: nil, on: cost)
    return Explanation(
      pieces: [piece(node, modelParts: [frequency] + history)], end: [],
      cost: cost.addingClamped(history.total))
  }

  /// Returns the parts from the user model: the choices for the node's reading, and the gain of a
  /// word typed before on top of the other costs.
  private func historyParts(
    of node: LatticeNode, after state: LanguageModelState?, on cost: Cost
  ) -> [CostPart] {
    guard let learned = lattice.learned else { return [] }
    var parts = [CostPart(.history, "chosen for this reading", node.learned)]
    if node.evidence != LatticeNode.noEvidence {
      let before = state.flatMap { model.lastWord(in: $0) }
      let gain = learned.gain(
        ofKnown: node.evidence, in: learned.context(after: before), on: cost &+ node.learned)
      let suffix = before.map { " after \(lexicon.text(of: $0))" } ?? ""
      parts.append(CostPart(.history, "typed before" + suffix, gain))
    }
    return parts.filter { $0.cost != 0 }
  }

  private func piece(_ node: LatticeNode, modelParts: [CostPart]) -> Explanation.Piece {
    let spellings = lexicon.syllables.spellings
    return Explanation.Piece(
      segment: Segment(node, lexicon: lexicon, typed: typed), word: node.word,
      syllables: lexicon.syllables(to: Int(node.reading)).map {
        spellings.indices.contains(Int($0)) ? spellings[Int($0)] : "?"
      },
      parts: typingParts(of: node) + modelParts)
  }

  /// Appends unconverted letters; adjacent ones become one piece.
  private func append(_ literal: LatticeNode, to pieces: inout [Explanation.Piece]) {
    var text = typed[Int(literal.start)..<literal.end]
    var cost = literal.cost
    if let last = pieces.last, last.word == nil {
      pieces.removeLast()
      text = last.segment.text + text
      cost = cost.addingClamped(last.cost)
    }
    pieces.append(
      Explanation.Piece(
        segment: Segment(reading: text, syllableEnds: [], text: text), word: nil, syllables: [],
        parts: [CostPart(.typing, "unconverted letters", cost)]))
  }

  /// Returns the part with the words of its n-gram in its name: `trigram 我们 去 | 上海`.
  private func named(_ part: CostPart, word: String, after before: [String]) -> CostPart {
    guard part.order > 0 else { return part }
    let context = (textsBefore + before).suffix(part.order - 1)
    var part = part
    part.name += " " + (context + (context.isEmpty ? [word] : ["|", word])).joined(separator: " ")
    return part
  }

  // MARK: Typing and reading

  /// Returns the parts of the cost of a node's keystrokes and of its reading.
  private func typingParts(of node: LatticeNode) -> [CostPart] {
    let ways = waysToType(node)
    for entry in lexicon.entries(at: Int(node.reading))
    where lexicon.word(ofEntry: entry) == node.word {
      let reading = lexicon.readingCost(ofEntry: entry)
      guard let edges = ways[node.cost &- reading] else { continue }
      let parts = edges + [CostPart(.reading, "reading", reading)]
      return parts.filter { $0.cost != 0 }
    }
    // Reached only if a damaged image lists other syllables than those that the node was found by.
    return [CostPart(.typing, "keys", node.cost)]
  }

  /// Returns the parts of each way to type the node's syllables with its keystrokes, keyed by total
  /// cost.
  private func waysToType(_ node: LatticeNode) -> [Cost: [CostPart]] {
    var ways: [Cost: [CostPart]] = [0: []]
    var start = Int(node.start)
    let ends = Segment(node, lexicon: lexicon, typed: typed).syllableEnds
    var syllables = Array(
      zip(lexicon.syllables(to: Int(node.reading)), lexicon.text(of: node.word).unicodeScalars)
    )[...]
    for end in ends {
      let end = Int(node.start) + end
      guard let (syllable, character) = syllables.first else { return [:] }
      let isLetter = lexicon.syllables.isLetter(syllable)
      let edges = graph.incoming[end].filter {
        $0.start == start
          && (isLetter ? $0.kind == .letters : $0.syllables.contains(syllable))
      }
      var longer: [Cost: [CostPart]] = [:]
      for (cost, parts) in ways {
        for edge in edges {
          let tone = tonePart(of: edge, as: syllable, on: character)
          longer[cost &+ edge.cost &+ tone.cost] =
            parts + [part(of: edge, as: syllable), tone]
        }
      }
      ways = longer
      // Each letter is a syllable.
      let letters = typed[start..<end].filter { $0 != "'" }.count
      syllables = syllables.dropFirst(isLetter ? letters : 1)
      start = end
    }
    return ways
  }

  /// Returns the cost of the tone typed after a syllable of a character.
  private func tonePart(
    of edge: SegmentEdge, as syllable: SyllableID, on character: Unicode.Scalar
  ) -> CostPart {
    let cost = lexicon.tones.map {
      TypedTones.cost(of: edge.tone, on: character, as: syllable, in: $0)
    }
    let what = edge.tone == SegmentEdge.erhua ? "r" : "tone \(edge.tone)"
    return CostPart(.typing, "\(what) of \(character)", cost ?? 0)
  }

  private func part(of edge: SegmentEdge, as syllable: SyllableID) -> CostPart {
    let spellings = lexicon.syllables.spellings
    let keys = typed[edge.start..<edge.end]
    guard edge.kind != .letters else {
      return CostPart(.typing, "\(edge.kind.departure) \(keys)", edge.cost)
    }
    let spelling = spellings.indices.contains(Int(syllable)) ? spellings[Int(syllable)] : "?"
    let departure = edge.tone == SegmentEdge.erhua ? "erhua" : edge.kind.departure
    return CostPart(.typing, "\(departure) \(keys) for \(spelling)", edge.cost)
  }
}

extension SegmentEdge.Kind {
  /// A name for the deviation of an edge with a cost from a fully spelled syllable.
  fileprivate var departure: String {
    switch self {
    case .syllable: "similar sound"
    case .incomplete: "first letters"
    case .literal: "letters"
    case .corrected: "typo"
    case .letters: "letters of a word"
    }
  }
}
