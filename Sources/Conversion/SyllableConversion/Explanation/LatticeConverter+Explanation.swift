import Decoding

extension LatticeConverter {
  /// What `sentence(at:)` answers for the first `limit` ranks, explained. Empty where the dictionary
  /// was cut short.
  public func explainedSentences(limit: Int) -> [Explanation] {
    guard isUsable else { return [] }
    var found: [Explanation] = []
    let explainer = explainer
    let paths = paths
    var search = SentenceSearch(paths)
    while found.count < limit, let path = search.next(in: paths) {
      found.append(
        explainer.explain(path.nodes.map { lattice.nodes[Int($0)] }, cost: path.cost))
    }
    return found
  }

  /// The first `limit` words that the candidate list offers behind the sentences, explained: those
  /// for the most keystrokes first, and those with a slip corrected last. No text twice, and none that is in `texts`.
  public func explainedWords(limit: Int, without texts: [String] = []) -> [Explanation] {
    guard isUsable else { return [] }
    let explainer = explainer
    var seen = Set(texts)
    var found: [Explanation] = []
    for corrected in [false, true] {
      for end in stride(from: lattice.longestWordEnd, to: 0, by: -1) {
        for node in lattice.words(fromStartTo: end, corrected: corrected) {
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

  /// What stands before the first word, as n-grams are named.
  private var textsBefore: [String] {
    guard let wordsBefore else { return ["start"] }
    return (wordsBefore.beginsSentence ? ["start"] : [])
      + wordsBefore.words.map { $0.map(lexicon.text) ?? "?" }
  }

  /// The sentences of the decoder, to be searched.
  var paths: LatticePaths {
    LatticePaths(
      decoder: decoder, lattice: lattice, texts: NodeTexts(lexicon: lexicon, typed: typed))
  }
}
