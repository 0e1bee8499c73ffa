import InputCore
import Suggestions
import TextDocument
import TypingAids

extension LanguageSession {
  /// Whether words are suggested in this field: prose that the keyboard may change, without an
  /// engine that offers candidates.
  var suggestsWords: Bool { !engine.hasCandidates && field.takesSuggestions }

  /// Updates the suggestions for the text before the caret.
  mutating func offerSuggestions(_ context: InputContext) {
    guard words.exist, !engine.hasCandidates, !bar.showsCopiedTexts else { return }
    guard suggestsWords, !context.hasSelection, let before = context.documentContextBeforeInput
    else { return bar.clear() }
    if let glided, before.hasSuffix(glided.replacement) { return bar.show(glided.words) }
    glided = nil
    bar.show(
      words.suggestions(before: before + engine.composedWord, limit: CandidateBar.suggestionCount))
  }

  /// Replaces the word being typed by a suggestion, followed by a space in languages that separate
  /// words. A composed part of the word is dropped.
  ///
  /// ```
  /// I recie|  + the first suggestion     I receive |
  /// ```
  ///
  /// - Parameter time: the time of the choice, in milliseconds. The space after the word counts as typed
  ///   then, so that another one ends the sentence.
  mutating func pickSuggestion(
    _ index: Int, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    if let effects = pickGlided(index, context) { return effects }
    guard let before = context.documentContextBeforeInput,
      let suggestion = bar.suggestion(at: index),
      case let composed = engine.composedWord,
      let change = words.change(picking: suggestion, after: before + composed)
    else { return [] }
    recent.forget()
    let dropped = emit(composed.isEmpty ? [] : engine.perform(.deleteSyllable, context))
    let lesson = lesson(picking: suggestion, after: before + composed)
    recent.change.make(change, teaching: lesson)
    if change.replacement != suggestion.text { recent.space.didPickSuggestion(at: time) }
    let written = String(change.typed.dropLast(composed.count))
    return dropped + [.text(effect(replacing: written, with: change.replacement))] + learn(lesson)
  }

  /// Forgets what was learned from the user about a suggestion.
  func forgetSuggestion(_ index: Int) -> [KeyboardEffect] {
    record(words.forgetting(bar.suggestion(at: index)))
  }

  /// Corrects a word that an engine composed, once a mark has ended it.
  ///
  /// ```
  /// 오늫|  + space     insertText 늫␣, replaceText(오늫␣, with: 오늘␣)
  /// ```
  ///
  /// - Parameter text: the end of the word with the mark, which is in the document by now.
  /// - Returns: nil if the engine's words are not corrected, or the word stays.
  mutating func correctComposedWord(
    _ text: String, _ context: InputContext
  ) -> [KeyboardEffect]? {
    guard contents.composedKeys.correctsWords, suggestsWords, !composesWord,
      let mark = text.last.map({ String($0) }), let before = context.documentContextBeforeInput,
      case let word = before + text.dropLast(),
      let corrected = words.correction(ending: word, with: mark), let change = corrected.change
    else { return nil }
    let lesson = lesson(ending: word, with: mark, as: corrected)
    recent.change.make(change, teaching: lesson)
    return [.text(.replaceText(change.typed, with: change.replacement))] + learn(lesson)
  }

  /// Returns the insertion for a text typed after `before`. The typing aids and the correction of
  /// the word that it ends may change it. Words that an engine composed are corrected when they are
  /// committed, if at all (`correctComposedWord`).
  ///
  /// - Parameter elapsed: milliseconds since a space was typed directly before; nil if none was.
  mutating func aidedInsertion(
    of text: String, after before: String, sinceLastSpace elapsed: UInt64?
  ) -> AidedInsertion {
    if let closed = recent.space.closeUp(text, after: before, in: contents.locale) { return closed }
    if TextBeforeWord.endsWord(text), let word = endedApostropheWord(before, with: text) {
      return word
    }
    if !engine.exists, suggestsWords, !aids.endsWithApostropheWord(before),
      let corrected = words.correction(ending: before, with: text)
    {
      return aided(corrected, with: text, after: before)
    }
    return aids.insertion(
      of: text, after: before, traits: field.traits, sinceLastSpace: elapsed)
  }

  /// Returns a correction with the mark that ended the word as the typing aids write it: a closing
  /// quotation mark, or a mark with its space.
  private func aided(
    _ corrected: AidedInsertion, with text: String, after before: String
  ) -> AidedInsertion {
    guard let correction = corrected.change?.correction else { return corrected }
    let mark = aids.insertion(
      of: text, after: String(before.dropLast(corrected.removed.count)) + correction,
      traits: field.traits, sinceLastSpace: nil)
    guard mark.change != nil, mark.removed.isEmpty else { return corrected }
    let replacement = correction + mark.inserted
    return AidedInsertion(
      removed: corrected.removed, inserted: replacement,
      change: AutomaticChange(
        typed: corrected.removed + text, replacement: replacement, correction: correction))
  }

  /// Returns the insertion of a mark that ends a word with an apostrophe before it; nil if there is none
  /// or its apostrophe stays.
  private func endedApostropheWord(_ before: String, with text: String) -> AidedInsertion? {
    guard
      let word = aids.apostropheWord(atEndOf: before, endedBy: text, traits: field.traits)
    else { return nil }
    let written = String(before.dropLast(word.typed.count)) + word.replacement
    let mark = aids.insertion(
      of: text, after: written, traits: field.traits, sinceLastSpace: nil)
    let replacement = word.replacement + (mark.removed.isEmpty ? mark.inserted : text)
    return AidedInsertion(
      removed: word.typed, inserted: replacement,
      change: AutomaticChange(typed: word.typed + text, replacement: replacement))
  }
}
