import Decoding
import InputCore
import NGrams

/// Builds the part of a lattice that people can look at: the words of the best sentences, and the
/// likeliest other words over each range of keystrokes.
struct WordLatticeBuilder {
  /// The identity of a word: homographs over the same keystrokes are one word.
  private struct Key: Hashable {
    var start: Int
    var end: Int
    var text: String
  }

  private struct Entry {
    var key: Key
    var excess: Cost
    var piece: Explanation.Piece
  }

  private let lattice: Lattice
  private let decoder: SyllableDecoder
  private let typed: TypedKeys
  private let explainer: Explainer
  private var entries: [Entry] = []
  private var numbers: [Key: Int] = [:]
  private var sentences: [WordLattice.Sentence] = []

  init(lattice: Lattice, decoder: SyllableDecoder, typed: TypedKeys, explainer: Explainer) {
    self.lattice = lattice
    self.decoder = decoder
    self.typed = typed
    self.explainer = explainer
  }

  /// Appends a sentence and those of its words that are new.
  mutating func appendSentence(of nodes: [LatticeNode], _ explanation: Explanation) {
    var rest = nodes[...]
    var words: [Int] = []
    for piece in explanation.pieces {
      // Consecutive literals are one piece.
      let count = piece.word == nil ? rest.prefix { $0.isLiteral }.count : 1
      let part = rest.prefix(count)
      rest = rest.dropFirst(count)
      guard let first = part.first, let last = part.last else { break }
      let key = Key(start: Int(first.start), end: last.end, text: piece.segment.text)
      words.append(
        numbers[key]
          ?? append(
            key, excess: excess(from: key.start, to: key.end, estimate(of: part)),
            first.isLiteral ? piece : explainer.explain(word: first).pieces.first ?? piece))
    }
    sentences.append(
      WordLattice.Sentence(words: words, explanation: CandidateExplanation(explanation)))
  }

  /// Appends the words that come closest to the cheapest way to their ends, among those that the
  /// decoder considers.
  mutating func appendWords(within limits: WordLattice.Limits) {
    let considered = lattice.nodes.map { node in
      (node: node, excess: excess(from: Int(node.start), to: node.end, node.estimatedCost))
    }.filter { $0.excess <= decoder.limits.beam.estimateMargin && !$0.node.isLiteral }
    var counts: [Range<Int>: Int] = [:]
    var count = 0
    for (node, excess) in considered.sorted(by: { $0.excess < $1.excess }) {
      guard count < limits.words else { return }
      let span = Int(node.start)..<node.end
      guard counts[span, default: 0] < limits.wordsPerSpan,
        let piece = explainer.explain(word: node).pieces.first
      else { continue }
      let key = Key(start: span.lowerBound, end: span.upperBound, text: piece.segment.text)
      guard numbers[key] == nil else { continue }
      append(key, excess: excess, piece)
      counts[span, default: 0] += 1
      count += 1
    }
  }

  @discardableResult
  private mutating func append(_ key: Key, excess: Cost, _ piece: Explanation.Piece) -> Int {
    numbers[key] = entries.count
    entries.append(Entry(key: key, excess: excess, piece: piece))
    return entries.count - 1
  }

  private func estimate(of nodes: ArraySlice<LatticeNode>) -> Cost {
    nodes.reduce(0) { $0.addingClamped($1.estimatedCost) }
  }

  /// The cost by which the cheapest way to `start`, with a word of this cost after it, exceeds the
  /// cheapest way to `end`.
  private func excess(from start: Int, to end: Int, _ cost: Cost) -> Cost {
    guard let before = decoder.hypotheses(at: start).first,
      let after = decoder.hypotheses(at: end).first
    else { return .max }
    let hypotheses = decoder.beam.hypotheses
    return max(0, hypotheses[before].cost.addingClamped(cost) &- hypotheses[after].cost)
  }

  /// The symbol that each keystroke types in the best sentence: ㄋ ㄧ ˇ for su3. A keystroke that
  /// belongs to no word stands for itself.
  private var shownKeystrokes: [String] {
    var shown = (0..<lattice.end).map { typed[$0..<$0 + 1] }
    for word in sentences.first?.words ?? [] {
      let (key, pieces) = (entries[word].key, entries[word].piece.segment.pieces)
      guard pieces.count == key.end - key.start else { continue }
      shown.replaceSubrange(key.start..<key.end, with: pieces)
    }
    return shown
  }

  /// The lattice of all words appended.
  var wordLattice: WordLattice {
    WordLattice(
      keys: shownKeystrokes,
      keyedWords: entries.map { entry in
        let (key, piece) = (entry.key, entry.piece)
        return WordLattice.KeyedWord(
          text: key.text, reading: piece.syllables.joined(separator: " "),
          keys: key.start..<key.end, cost: Int(piece.cost), excess: Int(entry.excess),
          parts: piece.parts.map(CandidateExplanation.Part.init))
      },
      paths: sentences)
  }
}
