import InputCore
import KeyboardLayouts
import TextDocument
import TextUnits
import TypingAids

/// What a language says of its text: what the delete keys take, where the caret goes, and how letters
/// change case.
package struct TextRules {
  /// Finds words, sentences and what the delete keys take.
  package let units: TextUnitFinder
  private let casing: Casing

  /// Creates the rules of a language.
  package init(_ locale: KeyboardLocale) {
    let policy = DeletePolicy.standard.overridden(by: locale.deletePolicy)
    units = TextUnitFinder(language: locale.primaryLanguage, policy: policy)
    casing = Casing(language: locale.primaryLanguage)
  }

  /// The unit at the end of a text.
  package func last(_ unit: DeleteUnit, of text: String) -> Substring {
    text[units.rangeToDelete(unit, at: text.endIndex, in: text)]
  }

  /// The part of a unit that is in the text already, if its end is composed.
  ///
  /// ```
  /// 오늘 안녕|   녕 is composed     안
  /// ```
  package func last(_ unit: DeleteUnit, of text: String, composed: String) -> String {
    guard !composed.isEmpty else { return "" }
    return String(last(unit, of: text + composed).dropLast(composed.count))
  }

  /// Moves the caret by what the reader sees: in Arabic text the left key goes forward in the text,
  /// in Latin text back, whichever keyboard is in use.
  ///
  /// - Returns: the text that the caret goes over, and whether forward; nil at the edge.
  package func caretMove(
    _ move: CaretMove, before: String, after: String
  ) -> (text: String, isForward: Bool)? {
    let text = before + after
    let start =
      text.utf8.index(text.startIndex, offsetBy: before.utf8.count, limitedBy: text.endIndex)
      ?? text.endIndex
    var caret = TextCaret(in: text, at: start)
    guard caret.move(move) else { return nil }
    let end = caret.position
    return end > start ? (String(text[start..<end]), true) : (String(text[end..<start]), false)
  }

  /// What Caps Lock makes of a letter: its capital, or the small letter of a capital.
  ///
  /// - Returns: nil for a text that is not one character, or has no counterpart of one.
  package func capsLocked(_ text: String) -> String? {
    guard text.count == 1 else { return nil }
    let isSmall = casing.lowercased(text) == text
    let mapped = isSmall ? casing.uppercased(text) : casing.lowercased(text)
    return mapped.count == 1 ? mapped : nil
  }
}

extension DeletePolicy {
  fileprivate func overridden(
    by overrides: [String: KeyboardLocale.DeleteOverride]
  ) -> DeletePolicy {
    var policy = self
    for (code, override) in overrides {
      guard let script = Script(code: code) else { continue }
      if let unit = override.backspace.flatMap(Unit.init(rawValue:)) {
        policy[script].backspace = unit
      }
      if let unit = override.forward.flatMap(Unit.init(rawValue:)) {
        policy[script].forward = unit
      }
    }
    return policy
  }
}
