import InputCore
import UserHistory

/// The user's own words: they are suggested and predicted, and not corrected.
///
/// ```
/// GlobeKey typed twice        Glo suggests GlobeKey, and GlobeKey is not corrected
/// GlobeKey typed three times  Glibekey suggests it too, and stays if the user ignores it
/// best regards typed twice    after best, regards is predicted
/// hte restored                hte stays, today and next week
/// ```
extension Suggester {
  /// The words typed in the language of a lexicon; nil if there are none.
  func typedWords(in language: Int) -> TypedWords? {
    history.flatMap { TypedWords($0, language: lexicons[language].language) }
  }

  /// Whether the user typed a word often enough in one of the languages for it to count as one.
  func isOwn(_ word: some StringProtocol) -> Bool {
    lexicons.indices.contains { index in
      typedWords(in: index)?.isOwn(
        String(word), spelled: lexicons[index].folding.spelling(of: word)) ?? false
    }
  }

  /// Whether the user undid a correction of a word in one of the languages.
  func isRefused(_ word: Substring) -> Bool {
    lexicons.indices.contains { typedWords(in: $0)?.isRefused(String(word)) ?? false }
  }

  /// Returns the user's words that begin with the typed letters, including those that no lexicon
  /// has.
  func ownWords(beginning typed: Substring, in contexts: [LanguageContext]) -> [Suggestion] {
    contexts.indices.flatMap { ownWords(beginning: typed, language: $0, contexts[$0]) }
  }

  private func ownWords(
    beginning typed: Substring, language: Int, _ context: LanguageContext
  ) -> [Suggestion] {
    guard let words = context.typedWords else { return [] }
    let lexicon = lexicons[language]
    let spelling = lexicon.folding.spelling(of: typed)
    guard !spelling.isEmpty else { return [] }
    let writing = WordCase(of: typed)
    return words.words(beginning: spelling, limit: Self.maximumOwnWords).compactMap { key in
      guard key.reading != spelling else { return nil }
      let left = key.reading.unicodeScalars.count - spelling.unicodeScalars.count
      let likelihood = words.likelihood(
        of: key.text, spelled: key.reading, after: context.wordBefore)
      return Suggestion(
        text: writing.apply(to: key.text, lexicon.casing), kind: .completion,
        cost: TypedWords.cost(likelihood) + Int32(clamping: left) * costs.untyped
          + context.penalty, typoCost: 0, typos: 0, language: language, source: .history)
    }
  }

  /// Returns the user's words that the typed word may be a typo of. They are suggested if no
  /// lexicon has the typed word, and never replace it automatically.
  func ownCorrections(of typed: Substring, in contexts: [LanguageContext]) -> [Suggestion] {
    contexts.indices.flatMap { ownCorrections(of: typed, language: $0, contexts[$0]) }
  }

  private func ownCorrections(
    of typed: Substring, language: Int, _ context: LanguageContext
  ) -> [Suggestion] {
    guard let words = context.typedWords else { return [] }
    let lexicon = lexicons[language]
    let spelling = lexicon.folding.spelling(of: typed)
    guard spelling.unicodeScalars.count >= Self.shortestCorrected else { return [] }
    let writing = WordCase(of: typed)
    return words.words(oneTypoFrom: spelling, limit: Self.maximumOwnWords).map { key, typo in
      let typoCost = searches[language].model.cost(of: typo, in: lexicon.trie)
      let likelihood = words.likelihood(
        of: key.text, spelled: key.reading, after: context.wordBefore)
      return Suggestion(
        text: writing.apply(to: key.text, lexicon.casing), kind: .correction,
        cost: typoCost + TypedWords.cost(likelihood) + context.penalty, typoCost: typoCost,
        typos: 1, language: language, source: .history)
    }
  }

  /// The minimum length of a word with such corrections. Nearly every shorter word is one typo away
  /// from another.
  private static var shortestCorrected: Int { 4 }

  /// Returns the words that the user typed after the last one.
  func ownFollowers(in contexts: [LanguageContext], limit: Int) -> [Suggestion] {
    contexts.indices.flatMap { ownFollowers(language: $0, contexts[$0], limit: limit) }
  }

  private func ownFollowers(
    language: Int, _ context: LanguageContext, limit: Int
  ) -> [Suggestion] {
    guard let words = context.typedWords, let before = context.wordBefore else { return [] }
    let casing = lexicons[language].casing
    return words.followers(of: before, limit: limit).map { follower in
      let likelihood = words.likelihood(
        of: follower.text, spelled: follower.reading, after: before)
      return Suggestion(
        text: before.isEmpty ? casing.capitalizingFirst(follower.text) : follower.text,
        kind: .prediction, cost: TypedWords.cost(likelihood) + context.penalty, typoCost: 0,
        typos: 0, language: language, source: .history)
    }
  }

  /// Returns the key of the word before the one being typed, as the history stores it: empty at the
  /// start of a text or sentence, nil if the text before is not a word.
  func wordBefore(_ position: TextBeforeWord, in lexicon: WordLexicon) -> String? {
    guard let last = position.before.last else { return position.reachesStart ? "" : nil }
    return last.map { listed($0, in: lexicon) }
  }

  /// The largest number of the user's words that are read for one lookup.
  private static var maximumOwnWords: Int { 8 }

  // MARK: Lessons

  /// Returns what to learn from the word before the caret when it ends. It is learned in the language
  /// that has it.
  ///
  /// - Parameters:
  ///   - text: the text before the caret.
  ///   - written: the text that replaced the word; nil if it stays as typed.
  ///   - isPicked: whether the user chose it from the suggestions.
  /// - Returns: the lesson; nil if the text does not end with a word of a language, or if the host
  ///   has the word. Names of contacts are not stored a second time.
  public func lesson(
    endingWordOf text: some StringProtocol, written: String? = nil, isPicked: Bool = false
  ) -> Lesson? {
    let position = position(before: text)
    guard !lexicons.isEmpty, !position.isCodeLike, !supplement.contains(position.word) else {
      return nil
    }
    // If two words were split, each of them is learned, and that the second follows the first.
    let words = (written ?? String(position.word)).split(separator: " ").flatMap(cut)
    guard !words.isEmpty, words.allSatisfy(mayBeLearned) else { return nil }
    let lexicon = lexicons[language(of: words, at: position)]
    var lesson = Lesson(
      language: lexicon.language,
      words: words.map { word in
        let isKnown = lexicons.contains { $0.contains(word) }
        return learned(word, in: lexicon, isConfirmed: isKnown && !isPicked)
      }, before: wordBefore(position, in: lexicon))
    lesson.isWhole = false
    return lesson
  }

  /// Returns what to learn when the user undoes a correction: the typed word is right, and this
  /// correction is not made again.
  ///
  /// - Parameters:
  ///   - correction: the correction that the user undid.
  ///   - text: the text before the caret, which ends with the word as typed.
  public func lesson(refusing correction: String, ofWordEnding text: some StringProtocol) -> Lesson?
  {
    guard var lesson = lesson(endingWordOf: text, isPicked: true) else { return nil }
    lesson.rejections = [
      RejectedCorrection(typed: word(before: text), correction: correction)
    ]
    return lesson
  }

  private func mayBeLearned(_ word: Substring) -> Bool {
    word.unicodeScalars.count <= WordFolding.maximumWordLength
      && word.allSatisfy(TextBeforeWord.isOfWord)
      && word.contains(where: \.isLetter) && !word.contains(where: \.isNumber)
      && !supplement.contains(word)
  }

  private func learned(
    _ word: Substring, in lexicon: WordLexicon, isConfirmed: Bool
  ) -> LearnedWord {
    let text = listed(word, in: lexicon)
    return LearnedWord(
      reading: lexicon.folding.spelling(of: text), text: text, isConfirmed: isConfirmed)
  }

  /// Returns a word with the capitals that a lexicon gives it, whatever its position in the sentence:
  /// `the` for `The`. A word of another lexicon has the capitals of that one.
  private func listed(_ word: Substring, in lexicon: WordLexicon) -> String {
    for lexicon in [lexicon] + lexicons {
      let texts = lexicon.words(spelled: word).map(lexicon.text(of:))
      guard let first = texts.first else { continue }
      return texts.first { $0 == word } ?? first
    }
    return String(word)
  }
}
