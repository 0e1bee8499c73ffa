/// What a lexicon in use knows of the words before the caret.
struct LanguageContext {
  /// The words, as far as its n-grams have them.
  let history: FollowerTable.History
  /// What its words cost more, since the text is in another language.
  let penalty: Int32
  /// Whether other words of the sentence stand before the caret.
  let isWithinSentence: Bool
  /// What the user typed in it before; nil where nothing is known.
  let typedWords: TypedWords?
  /// The word before the caret, as it is looked up there.
  let wordBefore: String?

  /// The cost of a word, where the user's habits count too.
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
  /// The context of each lexicon.
  func contexts(of position: TextBeforeWord) -> [LanguageContext] {
    let current = language(of: position)
    let typedWords = typedWords
    let wordBefore = typedWords == nil ? nil : wordBefore(position)
    return lexicons.indices.map { index in
      LanguageContext(
        history: history(of: position, in: lexicons[index]),
        penalty: index == current ? 0 : Self.foreign, isWithinSentence: position.isWithinSentence,
        typedWords: index == 0 ? typedWords : nil, wordBefore: wordBefore)
    }
  }

  /// The place of the language that the text before the word is in.
  func language(of position: TextBeforeWord) -> Int {
    guard lexicons.count > 1 else { return 0 }
    var current = 0
    forEachStep(to: position) { current = $2.current }
    return current
  }

  /// How the language of the word at the end of a text is decided: the words before it in its
  /// sentence, and after each of them what the tracker knows.
  package func languageSteps(
    before text: some StringProtocol
  ) -> [(word: Substring, known: [Bool], scores: [Double], current: Int)] {
    var steps: [(word: Substring, known: [Bool], scores: [Double], current: Int)] = []
    forEachStep(to: position(before: text)) { word, known, tracker in
      steps.append((word, known, tracker.scores, tracker.current))
    }
    return steps
  }

  /// Hands each word before a place to `body`, with the languages that know it and the tracker behind it.
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
