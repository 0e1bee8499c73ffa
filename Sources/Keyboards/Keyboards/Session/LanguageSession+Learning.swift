import InputCore
import Suggestions
import TypingAids

/// What is learned where no engine offers candidates: words as they are ended, those that are picked,
/// and corrections that are taken back.
extension LanguageSession {
  /// What the word at the end of a text teaches, as it then stands in the text.
  ///
  /// - Parameters:
  ///   - text: the text before the mark; nil where the host gives none.
  ///   - mark: the mark, space or new line that ends the word.
  ///   - aided: what the keyboard inserted in place of the mark, if it changed something.
  func lesson(
    ending text: String?, with mark: String, as aided: AidedInsertion? = nil
  ) -> Lesson? {
    guard learnsTypedWords, let text else { return nil }
    return words.lesson(ending: text, with: mark, as: aided)
  }

  /// Learns a lesson, if there is one.
  func learn(_ lesson: Lesson?) -> [KeyboardEffect] {
    lesson.map { record([.learn($0)]) } ?? []
  }

  /// Whether an engine without candidates composes a word, or the end of one.
  var composesWord: Bool { !engine.composedWord.isEmpty }

  /// Learns a word that an engine composed of keys, once it is in the text with the mark that ended it,
  /// or by itself. A syllable of Hangul after which the next one is composed ends no word.
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

  /// What a suggestion teaches that is picked.
  func lesson(picking suggestion: Suggestion, after text: String) -> Lesson? {
    learnsTypedWords ? words.lesson(picking: suggestion, after: text) : nil
  }

  /// Unlearns what a change taught that was taken back. If it was a correction, the word stays from
  /// now on.
  ///
  /// ```
  /// the |  + Backspace     teh |     unlearned: the     learned: teh, and that it is not to be the
  /// ```
  mutating func learnRejection(
    of change: AutomaticChange, takingBack lesson: Lesson?, _ context: InputContext
  ) -> [KeyboardEffect] {
    var effects = lesson.map { [Effect.unlearn($0)] } ?? []
    let before = context.documentContextBeforeInput?.dropLast(change.standing.count) ?? ""
    if learns, let refusal = words.refuse(change, after: String(before)), learnsTypedWords {
      effects.append(.learn(refusal))
    }
    return record(effects)
  }

  /// Records the lessons among effects of the keyboard's own. Those of the engine are recorded by it.
  func record(_ effects: [Effect]) -> [KeyboardEffect] {
    words.recording(effects).map(KeyboardEffect.text)
  }

  private var learnsTypedWords: Bool { words.canLearn && learning.isOpen && suggestsWords }
}
