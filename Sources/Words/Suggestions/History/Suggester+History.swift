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
  /// The words typed in the main language; nil if there are none.
  var typedWords: TypedWords? {
    guard let history, let lexicon = lexicons.first else { return nil }
    return TypedWords(history, language: lexicon.language)
  }

  /// Whether the user typed a word often enough for it to count as one.
  func isOwn(_ word: some StringProtocol) -> Bool {
    guard let typedWords, let lexicon = lexicons.first else { return false }
    return typedWords.isOwn(String(word), spelled: lexicon.folding.spelling(of: word))
  }

  /// Returns the user's words that begin with the typed letters, including those that no lexicon
  /// has.
  func ownWords(beginning typed: Substring, in contexts: [LanguageContext]) -> [Suggestion] {
    guard let context = contexts.first, let words = context.typedWords,
      let lexicon = lexicons.first
    else { return [] }
    let spelling = lexicon.folding.spelling(of: typed)
    guard !spelling.isEmpty else { return [] }
    let writing = WordCase(of: typed)
    return words.words(beginning: spelling, limit: Self.mostOwnWords).compactMap { key in
      guard key.reading != spelling else { return nil }
      let left = key.reading.unicodeScalars.count - spelling.unicodeScalars.count
      let likelihood = words.likelihood(
        of: key.text, spelled: key.reading, after: context.wordBefore)
      return Suggestion(
        text: writing.apply(to: key.text, lexicon.casing), kind: .completion,
        cost: TypedWords.cost(likelihood) + Int32(clamping: left) * costs.untyped
          + context.penalty, typoCost: 0, slips: 0, language: 0, source: .history)
    }
  }

  /// Returns the user's words that the typed word may be a typo of. They are suggested if no
  /// lexicon has the typed word, and never replace it automatically.
  func ownCorrections(of typed: Substring, in contexts: [LanguageContext]) -> [Suggestion] {
    guard let context = contexts.first, let words = context.typedWords,
      let lexicon = lexicons.first
    else { return [] }
    let spelling = lexicon.folding.spelling(of: typed)
    guard spelling.unicodeScalars.count >= Self.shortestCorrected else { return [] }
    let writing = WordCase(of: typed)
    return words.words(oneTypoFrom: spelling, limit: Self.mostOwnWords).map { key, typo in
      let typoCost = searches[0].model.cost(of: typo, in: lexicon.trie)
      let likelihood = words.likelihood(
        of: key.text, spelled: key.reading, after: context.wordBefore)
      return Suggestion(
        text: writing.apply(to: key.text, lexicon.casing), kind: .correction,
        cost: typoCost + TypedWords.cost(likelihood) + context.penalty, typoCost: typoCost,
        slips: 1,
        language: 0, source: .history)
    }
  }

  /// The minimum length of a word with such corrections. Nearly every shorter word is one typo away
  /// from another.
  private static var shortestCorrected: Int { 4 }

  /// Returns the words that the user typed after the last one.
  func ownFollowers(in context: LanguageContext, limit: Int) -> [Suggestion] {
    guard let words = context.typedWords, let before = context.wordBefore,
      let casing = lexicons.first?.casing
    else { return [] }
    return words.followers(of: before, limit: limit).map { follower in
      let likelihood = words.likelihood(
        of: follower.text, spelled: follower.reading, after: before)
      return Suggestion(
        text: before.isEmpty ? casing.capitalizingFirst(follower.text) : follower.text,
        kind: .prediction, cost: TypedWords.cost(likelihood) + context.penalty, typoCost: 0,
        slips: 0, language: 0, source: .history)
    }
  }

  /// Returns the key of the word before the one being typed, as the history stores it: empty at the
  /// start of a text or sentence, nil if the text before is not a word.
  func wordBefore(_ position: TextBeforeWord) -> String? {
    guard let last = position.before.last else { return position.reachesStart ? "" : nil }
    return last.map(listed)
  }

  /// The largest number of the user's words that are read for one lookup.
  private static var mostOwnWords: Int { 8 }

  // MARK: Lessons

  /// Returns what to learn from the word before the caret when it ends.
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
    guard let language = lexicons.first?.language, !position.isCodeLike,
      !supplement.contains(position.word)
    else { return nil }
    // If two words were split, each of them is learned, and that the second follows the first.
    let words = (written ?? String(position.word)).split(separator: " ").flatMap(cut)
    guard !words.isEmpty, words.allSatisfy(mayBeLearned) else { return nil }
    var lesson = Lesson(
      language: language,
      words: words.map { word in
        let isKnown = lexicons.contains { $0.contains(word) }
        return learned(word, isConfirmed: isKnown && !isPicked)
      }, before: wordBefore(position))
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
    word.unicodeScalars.count <= WordFolding.longestWord && word.allSatisfy(TextBeforeWord.isOfWord)
      && word.contains(where: \.isLetter) && !word.contains(where: \.isNumber)
      && !supplement.contains(word)
  }

  private func learned(_ word: Substring, isConfirmed: Bool) -> LearnedWord {
    let text = listed(word)
    return LearnedWord(
      reading: lexicons.first?.folding.spelling(of: text) ?? "", text: text,
      isConfirmed: isConfirmed)
  }

  /// Returns a word with the capitals of its lexicon, whatever its position in the sentence: `the`
  /// for `The`.
  private func listed(_ word: Substring) -> String {
    for lexicon in lexicons {
      let texts = lexicon.words(spelled: word).map(lexicon.text(of:))
      guard let first = texts.first else { continue }
      return texts.first { $0 == word } ?? first
    }
    return String(word)
  }
}
