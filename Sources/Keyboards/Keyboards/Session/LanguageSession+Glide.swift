import InputCore
import Suggestions
import TypingAids

/// Words typed by gliding over the letters.
extension LanguageSession {
  /// Types the likeliest word of a gesture, with a space before it if another word ends there and a
  /// space after it, and offers the others. Backspace takes the word back as a whole.
  ///
  /// ```
  /// Say|  + a gesture over h e l o     Say hello |     offered: hello help jello
  /// ```
  ///
  /// It does nothing where no words are suggested, and on planes other than letters.
  mutating func glide(_ path: GlidePath, _ context: InputContext) -> [KeyboardEffect] {
    guard words.exist, !engine.exists, suggestsWords, layers.isLetters, !context.hasSelection,
      let before = context.documentContextBeforeInput
    else { return [] }
    let capitals: WordCase =
      switch layers.shift.level {
      case .off: .asListed
      case .once, .automatic: .capitalized
      case .locked: .uppercase
      }
    let found = words.words(
      along: path.points, over: GlideKeys(view(of: path.size)), after: before, capitals: capitals,
      limit: CandidateBar.suggestionCount)
    guard let first = found.first else { return [.text(.alert(.noSuchCandidate))] }
    recent.forget()
    let effects = type(first, after: before, offering: found)
    layers.didType()
    return effects
  }

  /// Replaces the word of the last gesture by another one that it may mean.
  ///
  /// - Returns: nil if the word before the caret is not that of a gesture.
  mutating func pickGlided(_ index: Int, _ context: InputContext) -> [KeyboardEffect]? {
    guard let glided, let suggestion = bar.suggestion(at: index),
      let before = context.documentContextBeforeInput, before.hasSuffix(glided.replacement)
    else { return nil }
    let lesson = recent.takeBackChange()?.lesson
    let unlearned = record(lesson.map { [.unlearn($0)] } ?? [])
    self.glided = nil
    let rest = String(before.dropLast(glided.replacement.count))
    return [.text(.replaceText(glided.replacement, with: ""))] + unlearned
      + type(suggestion, after: rest, offering: [])
  }

  private mutating func type(
    _ suggestion: Suggestion, after before: String, offering found: [Suggestion]
  ) -> [KeyboardEffect] {
    let separator = words.separator(behind: suggestion)
    let space = Self.needsSpace(after: before) ? separator : ""
    let replacement = space + suggestion.text + separator
    let lesson = lesson(picking: suggestion, after: before + space)
    recent.change.make(AutomaticChange(typed: "", replacement: replacement), teaching: lesson)
    if !separator.isEmpty { recent.space.didPickSuggestion() }
    glided = found.isEmpty ? nil : GlidedWord(replacement: replacement, words: found)
    return [.text(.insertText(replacement))] + learn(lesson)
  }

  /// Whether a word that follows a text begins with a space: after letters, digits and marks that
  /// end a word, not after spaces, opening marks and the joiners of words.
  private static func needsSpace(after text: String) -> Bool {
    guard let last = text.last, !last.isWhitespace else { return false }
    let isOpening = "([{<«„“‘\"'¿¡/@#-–—\u{2010}\u{2011}’".contains(last)
    return !isOpening
  }
}
