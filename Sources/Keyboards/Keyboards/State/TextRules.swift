import InputCore
import KeyboardLayouts
import TextDocument
import TextUnits
import TypingAids

/// The text rules of a language: units of deletion, caret movement and casing.
package struct TextRules {
  /// Finds words, sentences and the units that delete keys remove.
  package let units: TextUnitFinder
  private let casing: Casing

  /// Creates the rules of a language.
  ///
  /// - Parameter backspace: the user's choice of the unit that Backspace removes.
  package init(_ locale: KeyboardLocale, backspace: BackspaceUnit = .script) {
    var policy = DeletePolicy.standard.overridden(by: locale.deletePolicy)
    if let unit = backspace.unit { policy.setBackspace(unit) }
    units = TextUnitFinder(language: locale.primaryLanguage, policy: policy)
    casing = Casing(language: locale.primaryLanguage)
  }

  /// Returns the unit at the end of a text.
  package func last(_ unit: DeleteUnit, of text: String) -> Substring {
    text[units.rangeToDelete(unit, at: text.endIndex, in: text)]
  }

  /// Returns the unit beside a caret between two texts; empty at the edge.
  package func unit(
    _ unit: DeleteUnit, _ direction: DeleteDirection, before: String, after: String
  ) -> String {
    let text = before + after
    let caret =
      text.utf8.index(text.startIndex, offsetBy: before.utf8.count, limitedBy: text.endIndex)
      ?? text.endIndex
    return String(text[units.rangeToDelete(unit, direction, at: caret, in: text)])
  }

  /// Returns the part of a unit that is in the text already, if the end of the unit is composed.
  ///
  /// ```
  /// 오늘 안녕|   녕 is composed     안
  /// ```
  package func last(_ unit: DeleteUnit, of text: String, composed: String) -> String {
    guard !composed.isEmpty else { return "" }
    return String(last(unit, of: text + composed).dropLast(composed.count))
  }

  /// Moves the caret visually: in Arabic text the left key moves forward in the text, in Latin text
  /// backward, whichever keyboard is in use.
  ///
  /// - Returns: the text that the caret moves over and whether forward; nil at the edge.
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

  /// Applies Caps Lock to a letter: a small letter becomes a capital, a capital a small letter.
  ///
  /// - Returns: nil if the text or its counterpart is not one character.
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
