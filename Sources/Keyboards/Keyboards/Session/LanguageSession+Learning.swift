import InputCore
import Suggestions
import TypingAids

/// Learning where no engine offers candidates: words when they end, picked suggestions, and
/// rejected corrections.
extension LanguageSession {
  /// Returns the lesson from the word at the end of a text, as the word is finally written.
  ///
  /// - Parameters:
  ///   - text: the text before the mark; nil if the host gives none.
  ///   - mark: the mark, space or new line that ends the word.
  ///   - aided: the text that the keyboard inserted instead of the mark, if it changed something.
  /// - Returns: nil if nothing may be learned here or the text does not end a word.
  func lesson(
    ending text: String?, with mark: String, as aided: AidedInsertion? = nil
  ) -> Lesson? {
    guard learnsTypedWords, let text else { return nil }
    return words.lesson(ending: text, with: mark, as: aided)
  }

  /// Learns a lesson; does nothing for nil.
  func learn(_ lesson: Lesson?) -> [KeyboardEffect] {
    lesson.map { record([.learn($0)]) } ?? []
  }

  /// Whether an engine without candidates is composing a word or the end of one.
  var composesWord: Bool { !engine.composedWord.isEmpty }

  /// Learns a word that an engine composed, once it is in the text, with or without the mark that
  /// ends it. A Hangul syllable followed by further composition does not end a word.
  ///
  /// ```
  /// tiếng|  + space     insertText tiếng and a space, learned: tiếng
  /// 안녕|    + space     insertText 녕 and a space, learned: 안녕
  /// ```
  func learnComposedWord(_ text: String, _ context: InputContext) -> [KeyboardEffect] {
    guard !composesWord, let before = context.documentContextBeforeInput else { return [] }
    let isEnded = text.last.map(TextBeforeWord.endsWord) ?? false
    return learn(
      lesson(
        ending: before + (isEnded ? text.dropLast() : text[...]),
        with: isEnded ? String(text.suffix(1)) : "\n"))
  }

  /// Returns the lesson from a picked suggestion.
  func lesson(picking suggestion: Suggestion, after text: String) -> Lesson? {
    learnsTypedWords ? words.lesson(picking: suggestion, after: text) : nil
  }

  /// Unlearns the lesson of a change that was taken back. If the change was a correction, the word
  /// is not corrected again.
  ///
  /// ```
  /// the |  + Backspace     teh |     unlearned: the     learned: teh, and not to correct it
  /// ```
  mutating func learnRejection(
    of change: AutomaticChange, takingBack lesson: Lesson?, _ context: InputContext
  ) -> [KeyboardEffect] {
    var effects = lesson.map { [Effect.unlearn($0)] } ?? []
    let before = context.documentContextBeforeInput?.dropLast(change.replacement.count) ?? ""
    if learns, let refusal = words.refuse(change, after: String(before)), learnsTypedWords {
      effects.append(.learn(refusal))
    }
    return record(effects)
  }

  /// Records the lessons among the keyboard's own effects. The engine records those of its effects
  /// itself.
  func record(_ effects: [Effect]) -> [KeyboardEffect] {
    words.recording(effects).map(KeyboardEffect.text)
  }

  private var learnsTypedWords: Bool { words.canLearn && learning.isOpen && suggestsWords }
}
