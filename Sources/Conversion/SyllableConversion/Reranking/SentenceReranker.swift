import Decoding
import NGrams

/// Ranks the best sentences of a decoder again, by a model that sees the words on both sides and
/// the text before.
///
/// ```
/// zaiwangshangxiadan    在网上下蛋 costs less by the n-grams; 在网上下单 by the homophones of 下单 after 网上
/// ```
///
/// A sentence's cost grows by the cost of its words among their homophones, and by constants for
/// each word and for some characters. It falls by a constant for each longer word that the text
/// before has too. The weights of all of them come with the model (`HomophoneWeights`).
///
/// The order is final before the first candidate is shown, so no list changes after that. Only
/// words of ideographs change. Words of the best sentence that the user typed before, letters and
/// digits keep their place: a sentence without them is not considered.
///
/// Copies share their caches, so it must be used on one thread at a time.
struct SentenceReranker {
  private let model: HomophoneModel
  private let lexicon: Lexicon
  private let words: RerankedWords
  private var textBefore = RecentText()
  private var tokensBefore: [HomophoneToken] = []
  private var weights: HomophoneWeights { model.weights }

  /// Creates a reranker of sentences of a lexicon's words.
  init(_ model: HomophoneModel, lexicon: Lexicon) {
    self.model = model
    self.lexicon = lexicon
    words = RerankedWords(of: lexicon, as: model)
  }

  /// The number of sentences compared.
  var sentences: Int { weights.sentences }

  /// The lead from which on the best sentence stays.
  var lead: Cost { weights.lead }

  /// Sets the text before the sentences.
  mutating func setTextBefore(_ text: String) {
    textBefore = RecentText(text)
    tokensBefore = model.tokens(endOf: text)
  }

  /// Whether enough is known to rank sentences again: three syllables, or words before them. A word
  /// of two syllables by itself has no context.
  func hasContext(for nodes: [LatticeNode]) -> Bool {
    tokensBefore.contains { $0 > .other }
      || nodes.reduce(0) { $0 + $1.syllableEnds.nonzeroBitCount } > 2
  }

  /// Returns the order of some sentences, as indices. The first one is the best by the decoder.
  func order(_ paths: [SentenceList.Path]) -> [Int] {
    guard let best = paths.first else { return [] }
    let typedBefore = best.nodes.filter { $0.evidence != LatticeNode.noEvidence }
    let letters = best.nodes.filter(isLettered)
    let compared = paths.indices.filter { index in
      let nodes = paths[index].nodes
      return typedBefore.allSatisfy { word in nodes.contains { $0.isSameWord(as: word) } }
        && nodes.filter(isLettered).elementsEqual(letters) { $0.isSameWord(as: $1) }
    }
    let ranked = compared.map { (index: $0, cost: cost(of: paths[$0])) }
      .sorted { ($0.cost, $0.index) < ($1.cost, $1.index) }.map { $0.index }
    return ranked + paths.indices.filter { !compared.contains($0) }
  }

  private func isLettered(_ node: LatticeNode) -> Bool {
    node.isLiteral || words[node.word].isLettered
  }

  private func cost(of path: SentenceList.Path) -> Cost {
    path.cost.addingClamped(costs(of: path.nodes).total)
  }

  /// Returns the costs that the model adds to a sentence.
  func costs(of nodes: [LatticeNode]) -> RerankingCosts {
    var text = HomophoneText(after: tokensBefore)
    var (pieces, characters, recent): (Cost, Cost, Cost) = (0, 0, 0)
    var isAfterLiteral = false
    for node in nodes {
      if !node.isLiteral {
        let word = words[node.word]
        text.append(word.tokens)
        characters &+= word.characters
        pieces &+= 1
        if textBefore.contains(node.word, of: lexicon) { recent &+= 1 }
      } else if !isAfterLiteral {
        // Only digits have a word that they are read as.
        text.append(number: node.literalWord != LatticeNode.literal)
        pieces &+= 1
      }
      isAfterLiteral = node.isLiteral
    }
    let cost = text.cost(in: model)
    return RerankingCosts(
      context: weighted(cost.byContext &- cost.byFrequency, by: weights.context),
      frequency: weighted(cost.byFrequency, by: weights.frequency),
      words: pieces &* weights.word, recent: 0 &- recent &* weights.recent,
      characters: characters)
  }

  /// Returns a cost by a weight in thousandths.
  private func weighted(_ cost: Cost, by weight: Cost) -> Cost {
    Cost(clamping: Int64(cost) * Int64(weight) / 1000)
  }
}

extension LatticeNode {
  /// Whether another node is the same word of the same keystrokes.
  fileprivate func isSameWord(as other: LatticeNode) -> Bool {
    (start, length, word) == (other.start, other.length, other.word)
  }
}
