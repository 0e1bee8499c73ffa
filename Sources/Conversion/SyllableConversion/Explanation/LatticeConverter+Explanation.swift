import Decoding
import NGrams

extension LatticeConverter {
  /// Explains the best sentences, and the first candidate words that are none of them.
  public func explain(
    sentences: Int, words: Int
  ) -> (sentences: [Explanation], words: [Explanation]) {
    let best = explainedSentences(limit: sentences)
    return (best, explainedWords(limit: words, without: best.map { $0.text }))
  }

  /// Returns explanations of the sentences of the first `limit` ranks; see `sentence(at:)`. Empty
  /// if the dictionary file was truncated.
  public func explainedSentences(limit: Int) -> [Explanation] {
    explainedPaths(limit: limit).map { $0.explanation }
  }

  /// Returns the nodes of the sentences of the first `limit` ranks with their explanations.
  func explainedPaths(limit: Int) -> [(nodes: [LatticeNode], explanation: Explanation)] {
    guard isUsable else { return [] }
    var list = SentenceList(reranker)
    var found: [(nodes: [LatticeNode], explanation: Explanation)] = []
    while found.count < limit,
      let path = list.path(at: found.count, decoder: decoder, lattice: lattice, typed: typed)
    {
      let isCompared = found.count < list.comparedCount
      let explanation = explain(path.nodes, cost: path.cost, byContext: isCompared)
      found.append((path.nodes, explanation))
    }
    return found
  }

  /// Returns the explanation of a sentence, with the costs that the reranker adds if it compared
  /// the sentence.
  func explain(_ nodes: [LatticeNode], cost: Cost, byContext isCompared: Bool) -> Explanation {
    let explanation = explainer.explain(nodes, cost: cost)
    guard isCompared, let reranker else { return explanation }
    let added = reranker.costs(of: nodes)
    return Explanation(
      pieces: explanation.pieces, end: explanation.end + added.parts,
      cost: cost.addingClamped(added.total))
  }

  /// Returns explanations of the first `limit` words that follow the sentences in the candidate
  /// list. Words for more keystrokes come first, words with a corrected typo last. Each text occurs
  /// once, and those in `texts` are left out.
  public func explainedWords(limit: Int, without texts: [String] = []) -> [Explanation] {
    guard isUsable else { return [] }
    let explainer = explainer
    var seen = Set(texts)
    var found: [Explanation] = []
    for corrected in [false, true] {
      for end in stride(from: lattice.longestWordEnd, to: 0, by: -1) {
        for node in lattice.words(fromStartTo: end, corrected: corrected, atMost: .max) {
          guard found.count < limit else { return found }
          let word = explainer.explain(word: node)
          if seen.insert(word.text).inserted { found.append(word) }
        }
      }
    }
    return found
  }

  var explainer: Explainer {
    Explainer(
      graph: graph, lattice: lattice, decoder: decoder, textsBefore: textsBefore, typed: typed)
  }

  /// The texts before the first word, as used in the names of n-grams.
  private var textsBefore: [String] {
    guard let wordsBefore else { return ["start"] }
    return (wordsBefore.beginsSentence ? ["start"] : [])
      + wordsBefore.words.map { $0.map(lexicon.text) ?? "?" }
  }

  /// The sentences of the decoder, ready to search.
  var paths: LatticePaths {
    LatticePaths(
      decoder: decoder, lattice: lattice, texts: NodeTexts(lexicon: lexicon, typed: typed))
  }
}
