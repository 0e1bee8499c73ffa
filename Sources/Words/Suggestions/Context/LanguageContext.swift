/// The words before the caret as one lexicon knows them.
struct LanguageContext {
  /// The words before, as far as the n-grams of the lexicon have them.
  let history: FollowerTable.History
  /// The extra cost of its words if the text is in another language (nats × 1000).
  let penalty: Int32
  /// Whether the caret is after other words of the sentence.
  let isWithinSentence: Bool
  /// The words that the user typed in the language; nil if there are none.
  let typedWords: TypedWords?
  /// The key of the word before the caret in the user's history; nil if there is no such word.
  let wordBefore: String?

  /// Returns the cost of a word with the user's history taken into account.
  func cost(_ cost: Int32, of word: WordNumber, in lexicon: WordLexicon) -> Int32 {
    guard let typedWords else { return cost }
    return TypedWords.cost(
      cost,
      gaining: typedWords.likelihood(
        of: lexicon.text(of: word), spelled: lexicon.trie.foldedSpelling(of: word),
        after: wordBefore))
  }
}

extension Suggester {
  /// Returns the context of each lexicon.
  func contexts(of position: TextBeforeWord) -> [LanguageContext] {
    let current = language(of: position)
    return lexicons.indices.map { index in
      let typedWords = typedWords(in: index)
      return LanguageContext(
        history: history(of: position, in: lexicons[index]),
        penalty: index == current ? 0 : Self.foreign, isWithinSentence: position.isWithinSentence,
        typedWords: typedWords,
        wordBefore: typedWords == nil ? nil : wordBefore(position, in: lexicons[index]))
    }
  }

  /// Returns the index of the language of the text before the word.
  func language(of position: TextBeforeWord) -> Int {
    guard lexicons.count > 1 else { return 0 }
    var current = 0
    forEachStep(to: position) { current = $2.current }
    return current
  }

  /// Returns the index of the language that words typed at a position are in: that of the text, unless
  /// another language has the words and it does not.
  ///
  /// ```
  /// en, de     I saw the Zeitgeist     Zeitgeist is English and German: English
  ///            I met Herr Schmitz      Herr is German only
  /// ```
  func language(of words: [Substring], at position: TextBeforeWord) -> Int {
    let current = language(of: position)
    guard lexicons.count > 1 else { return current }
    func has(_ index: Int) -> Bool { words.allSatisfy(lexicons[index].accepts) }
    return has(current) ? current : lexicons.indices.first(where: has) ?? current
  }

  /// Returns the steps that decide the language of the word at the end of a text: each earlier word
  /// of its sentence, and the state of the tracker after it.
  package func languageSteps(
    before text: some StringProtocol
  ) -> [(word: Substring, known: [Bool], scores: [Double], current: Int)] {
    var steps: [(word: Substring, known: [Bool], scores: [Double], current: Int)] = []
    forEachStep(to: position(before: text)) { word, known, tracker in
      steps.append((word, known, tracker.scores, tracker.current))
    }
    return steps
  }

  /// Calls `body` with each word before a position, the languages that have it, and the tracker
  /// after it.
  private func forEachStep(
    to position: TextBeforeWord, _ body: (Substring, [Bool], LanguageTracker) -> Void
  ) {
    var tracker = LanguageTracker(count: lexicons.count)
    for word in position.before.compactMap({ $0 }) {
      let known = lexicons.map { $0.contains(word) }
      tracker.take(known: known)
      body(word, known, tracker)
    }
  }

  private func history(of position: TextBeforeWord, in lexicon: WordLexicon)
    -> FollowerTable.History
  {
    guard let followers = lexicon.followers else { return .unknown }
    let words = position.before.suffix(2)
    let reachesStart = position.reachesStart && words.count == position.before.count
    var history = reachesStart ? followers.start : FollowerTable.History.unknown
    for word in words {
      if let word, let number = lexicon.words(spelled: word).first {
        history = followers.history(history, then: number)
      } else {
        history = .unknown
      }
    }
    return history
  }
}
