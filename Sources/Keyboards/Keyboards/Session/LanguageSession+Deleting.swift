import InputCore
import KeyboardLayouts
import TextDocument
import TextUnits
import TypingAids

extension LanguageSession {
  /// Takes back, in this order: what is composed, what the last key changed by itself, a marker that
  /// waits or what the layout says, and else what the delete policy says.
  ///
  /// ```
  /// Hello. |   after two blanks      Hello  |      the blanks as they were typed
  /// ´|         a dead key waits      |             only the accent goes
  /// ```
  mutating func backspace(_ context: InputContext) -> [KeyboardEffect] {
    let event = KeyEvent(.named(.backspace))
    if let engine, engine.isComposing || engine.isSecure { return handleNamed(event, context) }
    guard !context.hasSelection else { return leaveToHost(event) }
    if let change = lastChange {
      let lesson = lastLesson
      forgetLastKeys()
      refusedChange = change
      return [.text(.replaceText(change.standing, with: change.typed))]
        + teachRefusal(of: change, takingBack: lesson, context)
    }
    let refused = refusedChange
    if let replacement = transforms.backspace(after: context.documentContextBeforeInput) {
      return effects(of: replacement)
    }
    let refusesCapital = typedAutomaticCapital || self.refusesCapital
    let effects = delete(.character, context)
    self.refusesCapital = refusesCapital
    refusedChange = refused
    return effects
  }

  /// Deletes a unit before the caret.
  mutating func delete(_ unit: DeleteUnit, _ context: InputContext) -> [KeyboardEffect] {
    let event = KeyEvent(.named(.backspace))
    if let engine, engine.isComposing {
      return unit == .character
        ? perform(.deleteBackward, context)
        : deleteComposed(engine.wordToComplete ?? "", unit, context)
    }
    guard !context.hasSelection, let before = context.documentContextBeforeInput, !before.isEmpty
    else { return leaveToHost(event) }
    forgetLastKeys()
    let range = units.rangeToDelete(unit, at: before.endIndex, in: before)
    return [.text(.replaceText(String(before[range]), with: ""))]
  }

  /// Drops what is composed, and what stands in the text of a unit of which that is the end.
  ///
  /// ```
  /// 오늘 안녕|   녕 is composed     오늘 |
  /// ```
  private mutating func deleteComposed(
    _ composed: String, _ unit: DeleteUnit, _ context: InputContext
  ) -> [KeyboardEffect] {
    let dropped = perform(.deleteSyllable, context)
    guard !composed.isEmpty, let before = context.documentContextBeforeInput else {
      return dropped
    }
    let text = before + composed
    let deleted = text[units.rangeToDelete(unit, at: text.endIndex, in: text)]
    let written = String(deleted.dropLast(composed.count))
    return written.isEmpty ? dropped : dropped + [.text(.replaceText(written, with: ""))]
  }

  private mutating func leaveToHost(_ event: KeyEvent) -> [KeyboardEffect] {
    forgetLastKeys()
    return [.text(.passThrough(event))]
  }

  /// Moves the caret by what the reader sees: in Arabic text the left key goes on in the text, in
  /// Latin text back, whichever keyboard is in use.
  mutating func moveCaret(_ move: CaretMove, _ context: InputContext) -> [KeyboardEffect] {
    let event = KeyEvent(.named(move == .left ? .left : .right))
    if let engine, engine.isComposing { return handleNamed(event, context) }
    guard !context.hasSelection, let before = context.documentContextBeforeInput else {
      return leaveToHost(event)
    }
    forgetLastKeys()
    let text = before + (context.documentContextAfterInput ?? "")
    let start = text.index(text.startIndex, offsetByUTF8: before.utf8.count)
    var caret = TextCaret(in: text, at: start)
    guard caret.move(move) else { return [.text(.alert(.edge))] }
    let end = caret.position
    return end > start
      ? [.moveCaret(over: String(text[start..<end]), forward: true)]
      : [.moveCaret(over: String(text[end..<start]), forward: false)]
  }
}

extension String {
  fileprivate func index(_ index: Index, offsetByUTF8 count: Int) -> Index {
    utf8.index(index, offsetBy: count, limitedBy: endIndex) ?? endIndex
  }
}
