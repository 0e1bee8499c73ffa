extension Suggester {
  /// Returns the words that are likely to come next.
  func predictions(in contexts: [LanguageContext], limit: Int) -> [Suggestion] {
    var found = ownFollowers(in: contexts, limit: limit)
    for (index, lexicon) in lexicons.enumerated() {
      guard let followers = lexicon.followers else { continue }
      let context = contexts[index]
      let isStart = context.history == followers.start
      for (word, modelCost) in followers.likeliest(
        after: context.history, in: 0..<WordNumber(clamping: lexicon.count), limit * 2)
      where !lexicon.isProfane(word) {
        let cost = context.cost(modelCost, of: word, in: lexicon)
        let text = lexicon.text(of: word)
        found.append(
          Suggestion(
            text: isStart ? lexicon.casing.capitalizingFirst(text) : text, kind: .prediction,
            cost: cost + context.penalty, typoCost: 0, typos: 0, language: index))
      }
    }
    return Self.best(found, limit)
  }

  /// Returns a complete word joined with likely next words, in languages without spaces.
  ///
  /// ```
  /// สวัสดี|     สวัสดีครับ  สวัสดีค่ะ
  /// ```
  func continuations(
    of word: Substring, in contexts: [LanguageContext], limit: Int
  ) -> [Suggestion] {
    var found: [Suggestion] = []
    for (index, lexicon) in lexicons.enumerated() where lexicon.isUnspaced {
      guard let followers = lexicon.followers, let number = lexicon.words(spelled: word).first
      else {
        continue
      }
      let before = contexts[index].history
      let cost = followers.cost(of: number, after: before, unigram: lexicon.cost(of: number))
      for (next, more) in followers.likeliest(
        after: followers.history(before, then: number),
        in: 0..<WordNumber(clamping: lexicon.count), limit)
      where !lexicon.isProfane(next) {
        found.append(
          Suggestion(
            text: word + lexicon.text(of: next), kind: .completion,
            cost: cost + more + contexts[index].penalty, typoCost: 0, typos: 0, language: index))
      }
    }
    return found
  }
}

extension FollowerTable {
  /// Returns the cheapest followers of a history within a range of words, without duplicates, and
  /// their costs; empty if the history has no followers in the range.
  func likeliest(
    after history: History, in words: Range<WordNumber>, _ limit: Int
  ) -> [(word: WordNumber, cost: Int32)] {
    var best: [(word: WordNumber, cost: Int32)] = []
    forEachFollower(of: history, in: words) { word, cost in
      guard best.count < limit || cost < best[best.count - 1].cost,
        !best.contains(where: { $0.word == word })
      else { return }
      let index = best.firstIndex { $0.cost > cost } ?? best.count
      best.insert((word, cost), at: index)
      if best.count > limit { best.removeLast() }
    }
    return best
  }
}
