import InputCore
import Suggestions
import TypingAids

/// What is learned where no engine offers candidates: the words as they are ended, those that are picked,
/// and the corrections that are taken back.
extension LanguageSession {
  /// Teaches the word that a mark, a blank or a new line ends, as it stands then.
  mutating func teachWord(
    endedBy text: String, after before: String?, as aided: AidedInsertion? = nil
  ) -> [KeyboardEffect] {
    guard let before, text.count == 1, let mark = text.first, TextBeforeWord.endsWord(mark),
      learnsTypedWords
    else { return [] }
    let word = suggester?.word(before: before) ?? ""
    // Other changes than corrections leave the word as it is.
    let correction =
      aided.flatMap { $0.removed == word ? String($0.inserted.dropLast(text.count)) : nil }
    guard !word.isEmpty,
      let lesson = suggester?.lesson(endingWordOf: before, written: correction)
    else { return [] }
    if aided != nil { lastLesson = lesson }
    return carryOut([.learn(lesson)])
  }

  /// Whether an engine without candidates composes a word, or the end of one.
  var composesWord: Bool { engine?.wordToComplete?.isEmpty == false }

  /// Teaches a word that an engine composed of keys, once it stands in the text with the mark that ended
  /// it, or by itself. A syllable of Hangul behind which the next one is composed ends no word.
  ///
  /// ```
  /// tiếng|  + blank     insertText tiếng and a blank, learned: tiếng
  /// 안녕|    + blank     insertText 녕 and a blank, learned: 안녕
  /// ```
  mutating func teachComposedWord(_ text: String, _ context: InputContext) -> [KeyboardEffect] {
    guard !composesWord, let before = context.documentContextBeforeInput else { return [] }
    let isEnded = text.last.map(TextBeforeWord.endsWord) ?? false
    return teachWord(
      endedBy: isEnded ? String(text.suffix(1)) : "\n",
      after: before + (isEnded ? text.dropLast() : text[...]))
  }

  /// Teaches a suggestion that was picked, but for what is the host's.
  mutating func teachPick(_ index: Int, after before: String) -> [KeyboardEffect] {
    guard learnsTypedWords, offered.indices.contains(index) else { return [] }
    let suggestion = offered[index]
    guard suggestion.source == .language || suggestion.source == .history,
      let lesson = suggester?.lesson(
        endingWordOf: before, written: suggestion.text, isPicked: true)
    else { return [] }
    lastLesson = lesson
    return carryOut([.learn(lesson)])
  }

  /// Has a word forgotten that is offered because the user typed it. Words of a lexicon are not known from
  /// the user, though he may have typed them too: those are forgotten as well.
  mutating func forgetSuggestion(_ index: Int) -> [KeyboardEffect] {
    guard contents.history != nil, let language = suggester?.lexicons.first?.language,
      offered.indices.contains(index)
    else { return [.text(.alert(.noSuchCandidate))] }
    let suggestion = offered[index]
    guard suggestion.source == .history || suggestion.source == .language else {
      return [.text(.alert(.nothingToForget))]
    }
    return carryOut([.forget(Forgetting(language: language, texts: [suggestion.text]))])
  }

  /// A change was taken back, and so is what it taught. Where it was a correction, the word stays from
  /// now on.
  ///
  /// ```
  /// the |  + Backspace     teh |     unlearned: the     learned: teh, and that it is not to be the
  /// ```
  mutating func teachRefusal(
    of change: AutomaticChange, takingBack lesson: Lesson?, _ context: InputContext
  ) -> [KeyboardEffect] {
    var effects = lesson.map { [Effect.unlearn($0)] } ?? []
    let word = suggester?.word(before: change.typed.dropLast()) ?? ""
    if learns, !word.isEmpty, change.typed.last.map(TextBeforeWord.endsWord) ?? false {
      suggester?.keep(word)
      let before = context.documentContextBeforeInput?.dropLast(change.standing.count) ?? ""
      if learnsTypedWords,
        let refusal = suggester?.lesson(
          refusing: String(change.standing.dropLast()), ofWordEnding: before + word)
      {
        effects.append(.learn(refusal))
      }
    }
    return carryOut(effects)
  }

  private var learnsTypedWords: Bool {
    contents.history != nil && isLearning && suggestsWords && suggester?.settings.mode != .off
  }

  private func carryOut(_ effects: [Effect]) -> [KeyboardEffect] {
    contents.history?.carryOut(effects)
    return effects.map(KeyboardEffect.text)
  }
}
