extension Suggester {
  /// Returns the words of all languages that the user may have meant by `typed`, cheapest first.
  ///
  /// - Parameters:
  ///   - typed: the word as typed.
  ///   - contexts: the context of each lexicon.
  ///   - completing: whether `typed` may be the beginning of a word.
  ///   - limit: the largest number of words.
  mutating func candidates(
    for typed: Substring, in contexts: [LanguageContext], completing: Bool, limit: Int
  ) -> [Suggestion] {
    var found: [Suggestion] = []
    for index in lexicons.indices {
      found += candidates(
        for: typed, language: index, contexts[index], completing: completing, limit: limit)
    }
    return Self.best(found, limit)
  }

  /// Returns the cheapest suggestions, without duplicate texts.
  static func best(_ suggestions: [Suggestion], _ limit: Int) -> [Suggestion] {
    var texts: Set<String> = []
    var best: [Suggestion] = []
    for suggestion in suggestions.sorted(by: { ($0.cost, $0.text) < ($1.cost, $1.text) }) {
      guard texts.insert(suggestion.text).inserted else { continue }
      best.append(suggestion)
      if best.count >= limit { break }
    }
    return best
  }

  /// Suggestions whose cost exceeds the best by more than this are dropped (nats × 1000).
  private static var window: Int32 { 5000 }

  private mutating func candidates(
    for typed: Substring, language: Int, _ context: LanguageContext, completing: Bool, limit: Int
  ) -> [Suggestion] {
    let lexicon = lexicons[language]
    let letters = lexicon.trie.letters(of: lexicon.folding.scalars(of: typed))
    let writing = WordCase(of: typed)
    var found: [Suggestion] = []
    func add(
      _ word: WordNumber, typoCost: Int32, typos: Int, cost: Int32, _ kind: Suggestion.Kind
    ) {
      let typoCost = typoCost + capitalCost(of: word, in: lexicon, writing, context)
      found.append(
        Suggestion(
          text: writing.apply(to: lexicon.text(of: word), lexicon.casing), kind: kind,
          cost: typoCost + context.cost(cost, of: word, in: lexicon) + context.penalty,
          typoCost: typoCost, typos: typos,
          language: language))
    }
    let matches = searches[language].matches(
      for: letters, limit: limit + 3, window: Self.window, completing: completing)
    for match in matches {
      let unigram = lexicon.cost(of: match.word)
      let cost =
        lexicon.followers?.cost(of: match.word, after: context.history, unigram: unigram) ?? unigram
      add(
        match.word, typoCost: match.typoCost, typos: Int(match.typos), cost: cost,
        match.isWhole ? .correction : .completion)
    }
    if completing, let followers = lexicon.followers, let node = lexicon.trie.node(of: letters) {
      for (word, cost) in followers.likeliest(
        after: context.history, in: lexicon.trie.words(from: node), limit)
      where !lexicon.isProfane(word) {
        add(word, typoCost: costs.untyped, typos: 0, cost: cost, .completion)
      }
    }
    if matches.allSatisfy({ $0.typoCost > 0 }) {
      found += splits(of: typed, language: language, context)
      found += inParts(typed, language: language, context)
      found += elisions(of: typed, language: language, context)
      found += markedForms(of: typed, language: language, context)
    }
    return found
  }

  /// Returns the cost of typing a word with other capitals than it has.
  private func capitalCost(
    of word: WordNumber, in lexicon: WordLexicon, _ writing: WordCase, _ context: LanguageContext
  ) -> Int32 {
    switch writing {
    case .asListed: lexicon.isNeverSmall(word) ? costs.missingCapital : 0
    case .capitalized:
      context.isWithinSentence && !lexicon.isNeverSmall(word) ? costs.extraCapital : 0
    case .uppercase: 0
    }
  }

  /// Returns the best pair of words with the space between them left out.
  private func splits(
    of typed: Substring, language: Int, _ context: LanguageContext
  ) -> [Suggestion] {
    let lexicon = lexicons[language]
    guard typed.count >= 3, !lexicon.isUnspaced else { return [] }
    let writing = WordCase(of: typed)
    var best: Suggestion?
    for split in typed.indices.dropFirst() {
      guard let left = lexicon.words(spelled: typed[..<split]).first,
        let right = lexicon.words(spelled: typed[split...]).first,
        !lexicon.isProfane(left), !lexicon.isProfane(right)
      else { continue }
      let leftCost = lexicon.cost(of: left)
      let rightCost = lexicon.cost(of: right)
      var cost = leftCost + rightCost
      if let followers = lexicon.followers {
        cost =
          followers.cost(of: left, after: context.history, unigram: leftCost)
          + followers.cost(
            of: right, after: followers.history(context.history, then: left), unigram: rightCost)
      }
      let text = "\(lexicon.text(of: left)) \(lexicon.text(of: right))"
      let suggestion = Suggestion(
        text: writing.apply(to: text, lexicon.casing), kind: .split,
        cost: cost + costs.missingSpace + context.penalty, typoCost: costs.missingSpace, typos: 1,
        language: language)
      if suggestion.cost < best?.cost ?? .max { best = suggestion }
    }
    return best.map { [$0] } ?? []
  }

  /// Returns corrections of a word with several parts between hyphens and apostrophes, exactly one
  /// of which is unknown: `re-recieve`, `freind's`, `l'ecole`.
  private mutating func inParts(
    _ typed: Substring, language: Int, _ context: LanguageContext
  ) -> [Suggestion] {
    let lexicon = lexicons[language]
    let parts = WordParts(typed)
    let wrong = parts.words.indices.filter {
      parts.words[$0].count > 1 && !lexicon.accepts(parts.words[$0])
    }
    guard parts.words.count > 1, wrong.count == 1, let index = wrong.first else { return [] }
    let letters = lexicon.trie.letters(of: lexicon.folding.scalars(of: parts.words[index]))
    let writing = WordCase(of: parts.words[index])
    let matches = searches[language].matches(
      for: letters, limit: 3, window: Self.window, completing: false)
    return matches.map { match in
      let typoCost = match.typoCost + capitalCost(of: match.word, in: lexicon, writing, context)
      return Suggestion(
        text: parts.replacing(
          index, with: writing.apply(to: lexicon.text(of: match.word), lexicon.casing)),
        kind: .correction, cost: typoCost + lexicon.cost(of: match.word) + context.penalty,
        typoCost: typoCost, typos: Int(match.typos), language: language)
    }
  }
}
