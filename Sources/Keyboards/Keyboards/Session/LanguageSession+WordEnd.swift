import InputCore
import TextDocument
import TypingAids

/// The end of a word at a key that types no mark: Return, Tab, Send, or a change of the keyboard.
///
/// ```
/// I saw teh|  + Return     replaceText(teh, with: the), then the new line or the host's Send
/// ```
extension LanguageSession {
  /// The effects that end a word. The correction comes before the effect of the key.
  struct WordEnd {
    var correction: [KeyboardEffect] = []
    var lesson: [KeyboardEffect] = []
  }

  /// Corrects the word before the caret and learns it. Backspace takes the correction back.
  ///
  /// - Parameters:
  ///   - mark: the text that the key leaves after the word; empty for none.
  ///   - corrects: whether the word may be corrected. Words of an engine are not, once they are in the
  ///     text.
  mutating func endWord(
    after context: InputContext, leaving mark: String, correcting corrects: Bool
  ) -> WordEnd {
    let refused = recent.change
    recent.forget()
    guard let text = context.documentContextBeforeInput else { return WordEnd() }
    if !context.hasSelection,
      let word = aids.apostropheWord(atEndOf: text, endedBy: mark, traits: field.traits)
    {
      return WordEnd(correction: make(word, leaving: mark))
    }
    guard corrects, suggestsWords, !context.hasSelection, !aids.endsWithApostropheWord(text),
      let word = words.correction(ofWordEnding: text),
      case let change = AutomaticChange(
        typed: word.typed + mark, replacement: word.replacement + mark, correction: word.correction),
      !refused.isRefused(change)
    else { return WordEnd(lesson: learn(lesson(ending: text, with: "\n"))) }
    let lesson = lesson(
      ending: text, with: "\n", as: AidedInsertion(inserted: change.replacement, change: change))
    recent.change.make(change, teaching: lesson)
    return WordEnd(
      correction: [.text(.replaceText(word.typed, with: word.replacement))], lesson: learn(lesson))
  }

  /// Makes a change before a mark that the key leaves, and keeps it for Backspace.
  private mutating func make(
    _ change: AutomaticChange, leaving mark: String
  ) -> [KeyboardEffect] {
    recent.change.make(
      AutomaticChange(typed: change.typed + mark, replacement: change.replacement + mark))
    return [.text(.replaceText(change.typed, with: change.replacement))]
  }

  /// Corrects the word that the last keys typed, because the keyboard is hidden or another one replaces
  /// it. Nothing is learned: the word may go on there.
  public mutating func endWord(_ context: InputContext) -> [KeyboardEffect] {
    let mayCorrect = !engine.exists || contents.composedKeys.correctsWords
    guard recent.isTyping, mayCorrect, suggestsWords, !context.hasSelection,
      let text = context.documentContextBeforeInput, !aids.endsWithApostropheWord(text),
      let change = words.correction(ofWordEnding: text), !recent.change.isRefused(change)
    else { return [] }
    recent.forget()
    recent.change.make(change)
    return [.text(.replaceText(change.typed, with: change.replacement))]
  }
}

extension KeyEvent {
  /// The text that a key without a character leaves in a text field after the word that it ends; empty
  /// for none, and nil for keys that end no word.
  func textAfterWord(inMultiline isMultiline: Bool) -> String? {
    switch key {
    case .named(.return): isMultiline && modifiers.subtracting(.shift).isEmpty ? "\n" : ""
    case .named(.tab) where modifiers.subtracting(.shift).isEmpty: modifiers.isEmpty ? "\t" : ""
    default: nil
    }
  }
}
