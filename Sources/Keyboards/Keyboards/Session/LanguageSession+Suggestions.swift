import InputCore
import TextDocument
import TypingAids

extension LanguageSession {
  /// Whether words are suggested here: in prose that the keyboard may change, without an engine that has
  /// candidates.
  var suggestsWords: Bool { !engine.hasCandidates && field.takesSuggestions }

  /// Offers words for the text before the caret.
  mutating func offerSuggestions(_ context: InputContext) {
    guard words.exist, !engine.hasCandidates else { return }
    guard suggestsWords, !context.hasSelection, let before = context.documentContextBeforeInput
    else { return bar.clear() }
    bar.show(
      words.suggestions(before: before + engine.composedWord, limit: CandidateBar.suggestionCount))
  }

  /// Puts a suggestion in place of the word being typed, with the space that follows it where words of
  /// the language have one. What is composed of the word is dropped.
  ///
  /// ```
  /// I recie|  + the first suggestion     I receive |
  /// ```
  mutating func pickSuggestion(_ index: Int, _ context: InputContext) -> [KeyboardEffect] {
    guard let before = context.documentContextBeforeInput,
      let suggestion = bar.suggestion(at: index),
      case let composed = engine.composedWord,
      let change = words.change(picking: suggestion, after: before + composed)
    else { return [] }
    recent.forget()
    let dropped = emit(composed.isEmpty ? [] : engine.perform(.deleteSyllable, context))
    let lesson = lesson(picking: suggestion, after: before + composed)
    recent.change.make(change, teaching: lesson)
    if change.standing != suggestion.text { recent.space.didPickSuggestion() }
    let written = String(change.typed.dropLast(composed.count))
    return dropped + [.text(effect(replacing: written, with: change.standing))] + learn(lesson)
  }

  /// Has a suggestion forgotten that was learned from the user.
  func forgetSuggestion(_ index: Int) -> [KeyboardEffect] {
    record([words.forgetting(bar.suggestion(at: index))])
  }

  /// What a text comes to that is typed after `before`: the aids, and the correction of the word that
  /// it ends, may change it. What an engine has made of keys is not corrected.
  ///
  /// - Parameter elapsed: milliseconds since a space was typed right before; nil if none was.
  mutating func aidedInsertion(
    of text: String, after before: String, sinceLastSpace elapsed: UInt64?
  ) -> AidedInsertion {
    if let closed = recent.space.closeUp(text, after: before, in: contents.locale) { return closed }
    if !engine.exists, suggestsWords,
      let corrected = words.correction(ending: before, with: text)
    {
      return corrected
    }
    return aids.insertion(
      of: text, after: before, traits: field.traits, sinceLastSpace: elapsed)
  }
}
