import InputCore
import UserHistory

/// What the user's own words come to: they are offered and foreseen, and not corrected.
///
/// ```
/// GlobeKey typed twice        Glo offers GlobeKey, and GlobeKey stays
/// GlobeKey typed thrice       Glibekey offers it too, and stays where it is not taken
/// best regards typed twice    behind best stands regards
/// hte taken back              hte stays, today and next week
/// ```
extension Suggester {
  /// What was typed in the main language; nil where nothing was.
  var typedWords: TypedWords? {
    guard let history, let lexicon = lexicons.first else { return nil }
    return TypedWords(history, language: lexicon.language)
  }

  /// Whether the user typed a word often enough that it is one.
  func isOwn(_ word: some StringProtocol) -> Bool {
    guard let typedWords, let lexicon = lexicons.first else { return false }
    return typedWords.isOwn(String(word), spelled: lexicon.folding.spelling(of: word))
  }

  /// The user's words that the word being typed may become, those that no lexicon has among them.
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

  /// The user's words that the word typed may have been meant to be. They are offered where no lexicon
  /// knows it, and never put in its place.
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

  /// Of fewer letters nearly every word is one slip away from another.
  private static var shortestCorrected: Int { 4 }

  /// The words that the user typed behind the last one before.
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

  /// The word before the one being typed, as the history has it: empty where the text or its sentence
  /// begins, nil where something else stands there.
  func wordBefore(_ position: TextBeforeWord) -> String? {
    guard let last = position.before.last else { return position.reachesStart ? "" : nil }
    return last.map(listed)
  }

  /// So many of the user's words that begin alike are looked at.
  private static var mostOwnWords: Int { 8 }

  // MARK: Lessons

  /// What the word before the caret teaches once it is ended; nil where it is no word of a language, and
  /// where the host has it: names of contacts are not kept elsewhere.
  ///
  /// - Parameters:
  ///   - text: the text before the caret.
  ///   - written: what stands in its place now; nil where it stands as it was typed.
  ///   - isPicked: whether the user picked it among others.
  public func lesson(
    endingWordOf text: some StringProtocol, written: String? = nil, isPicked: Bool = false
  ) -> Lesson? {
    let position = position(before: text)
    guard let language = lexicons.first?.language, !position.isCodeLike,
      !supplement.contains(position.word)
    else { return nil }
    // Two words out of one teach where the one ends and the other begins.
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

  /// What the user teaches by taking a correction back: the word typed is one, and is not to be
  /// corrected so again.
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

  /// A word as its lexicon has it, whatever capitals its place gave it: `the` of `The`.
  private func listed(_ word: Substring) -> String {
    for lexicon in lexicons {
      let texts = lexicon.words(spelled: word).map(lexicon.text(of:))
      guard let first = texts.first else { continue }
      return texts.first { $0 == word } ?? first
    }
    return String(word)
  }
}
