import Decoding

extension LatticeConverter {
  /// Returns the reason that `text` is not the first conversion of the keystrokes.
  ///
  /// - Parameters:
  ///   - text: a whole sentence or a word of one.
  ///   - letters: returns the letters typed for some syllables.
  /// - Returns: nil if there are no keystrokes, `text` is empty, or the dictionary file was
  ///   truncated.
  public mutating func whyNot(_ text: String, letters: @escaping ([String]) -> String) -> Diagnosis?
  {
    guard !text.isEmpty, let best = explainedSentences(limit: 1).first else { return nil }
    let target = TargetWords(text, lexicon: lexicon)
    var search = ConstrainedSearch(
      text, words: target.words, lattice: lattice, decoder: decoder, typed: typed)
    guard let path = search.best() else {
      return whyUnreadable(target, letters: letters)
    }
    let isCompared = best.end.contains { $0.kind == .context }
    let found = explain(path.nodes, cost: path.cost, byContext: isCompared)
    let comparison = Comparison(
      found: found, best: best, rank: rank(of: found.text),
      candidate: Comparison.candidateRank(of: text) { candidate(at: $0) },
      isWord: lexicon.word(spelled: text) != nil)
    if found.text == best.text { return .first(comparison) }
    let finder = CutFinder(lattice: lattice, decoder: decoder)
    if let cut = finder.firstCut(of: path.nodes) { return .cut(cut, comparison) }
    if comparison.gap < 0, let reranker {
      return .cut(Cut(limit: .compared(kept: reranker.sentences), text: found.text), comparison)
    }
    if found.text == text, comparison.candidate == nil, let limit = limitOfList(comparison) {
      return .cut(Cut(limit: limit, text: text), comparison)
    }
    return .lower(comparison)
  }

  private func whyUnreadable(
    _ target: TargetWords, letters: @escaping ([String]) -> String
  ) -> Diagnosis {
    let alignment = ReadingAlignment(
      target, keystrokes: typed[0..<typed.count], lexicon: lexicon, letters: letters)
    if let closest = alignment.closest() { return .readingDiffers(closest) }
    let pieces = target.pieces
    return .notInLexicon(
      missing: pieces.filter { $0.word == nil }.map { $0.text },
      known: pieces.filter { $0.word != nil }.map { $0.text })
  }

  /// Returns the rank of a sentence, counted from 1.
  private func rank(of text: String) -> Int? {
    var list = SentenceList(reranker)
    for rank in 1...Comparison.ranksSearched {
      let path = list.path(at: rank - 1, decoder: decoder, lattice: lattice, typed: typed)
      guard let path else { return nil }
      let sentence = Sentence(
        nodes: path.nodes, cost: path.cost, lexicon: lexicon, typed: typed)
      if sentence.text == text { return rank }
    }
    return nil
  }

  /// Returns the limit of the candidate list that excludes a sentence that the decoder has; nil if
  /// none does.
  private func limitOfList(_ comparison: Comparison) -> Cut.Limit? {
    let allowed = CandidateList.sentenceMargin
    if lattice.end > CandidateList.maximumLengthWithAlternatives {
      return .longInput(
        keystrokes: lattice.end, longest: CandidateList.maximumLengthWithAlternatives)
    }
    if comparison.gap > allowed {
      return .sentenceMargin(excess: comparison.gap, allowed: allowed)
    }
    guard comparison.rank.map({ $0 > CandidateList.maximumSentences }) ?? true else { return nil }
    return .sentencesOffered(kept: CandidateList.maximumSentences)
  }
}
