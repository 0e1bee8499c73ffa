import InputCore

/// Builds the part of a kana lattice that people can look at: the words of the best sentences, and the
/// likeliest other words over each range of kana.
struct KanaLatticeBuilder {
  /// Words that cost this much more by classes than the cheapest way to their end are not shown.
  private static let margin: Int32 = 9_000

  private struct Key: Hashable {
    var start: Int32
    var end: Int32
    var text: String
  }

  private let lattice: KanaLattice
  private var words: [WordLattice.KeyedWord] = []
  private var numbers: [Key: Int] = [:]
  private var sentences: [WordLattice.Sentence] = []

  init(_ lattice: KanaLattice) { self.lattice = lattice }

  /// Appends a sentence and those of its words that are new.
  mutating func appendSentence(of nodes: [Int32], _ explanation: JapaneseExplanation) {
    let words = nodes.map { number in
      let node = lattice.nodes[Int(number)]
      return numbers[key(of: node)] ?? append(node, excess: excess(of: node))
    }
    sentences.append(
      WordLattice.Sentence(words: words, explanation: CandidateExplanation(explanation)))
  }

  /// Appends the words that come closest to the cheapest way to their ends, by classes alone.
  mutating func appendWords(within limits: WordLattice.Limits) {
    let considered = lattice.nodes.map { (node: $0, excess: excess(of: $0)) }
      .filter { $0.excess <= Self.margin }
      .sorted { ($0.excess, $0.node.start) < ($1.excess, $1.node.start) }
    var counts: [Range<Int32>: Int] = [:]
    var count = 0
    for (node, excess) in considered {
      guard count < limits.words else { return }
      let span = node.start..<node.end
      guard counts[span, default: 0] < limits.wordsPerSpan, numbers[key(of: node)] == nil else {
        continue
      }
      append(node, excess: excess)
      counts[span, default: 0] += 1
      count += 1
    }
  }

  /// The lattice of all words appended.
  var wordLattice: WordLattice {
    WordLattice(
      keys: lattice.kana.map { String($0) }, keyedWords: words, paths: sentences)
  }

  private func key(of node: KanaNode) -> Key {
    Key(start: node.start, end: node.end, text: lattice.text(of: node))
  }

  /// The cost by which the cheapest way through a word exceeds the cheapest way to its end.
  private func excess(of node: KanaNode) -> Int32 {
    let least = lattice.nodes(endingAt: Int(node.end)).lazy.map { lattice.nodes[$0].forward }.min()
    return max(0, node.forward &- (least ?? node.forward))
  }

  @discardableResult
  private mutating func append(_ node: KanaNode, excess: Int32) -> Int {
    let key = key(of: node)
    let kana = String(
      String.UnicodeScalarView(lattice.kana[Int(node.start)..<Int(node.end)]))
    let parts = [
      CandidateExplanation.Part(
        kind: "reading", name: "in its class, as \(kana)", cost: Int(node.cost &- node.learned)),
      CandidateExplanation.Part(kind: "history", name: "typed before", cost: Int(node.learned)),
    ]
    numbers[key] = words.count
    words.append(
      WordLattice.KeyedWord(
        text: key.text, reading: kana, keys: Int(node.start)..<Int(node.end), cost: Int(node.cost),
        excess: Int(excess), parts: parts.filter { $0.cost != 0 }))
    return words.count - 1
  }
}
