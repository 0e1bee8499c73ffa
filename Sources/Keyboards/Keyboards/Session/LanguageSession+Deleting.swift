import InputCore
import TextDocument
import TextUnits

extension LanguageSession {
  /// Handles Backspace. It deletes the first of these that exists: the end of the composition, the
  /// change that the last key made by itself, a waiting dead key or the match of a layout rule, and
  /// otherwise the unit that the delete policy defines.
  ///
  /// ```
  /// Hello. |   after two spaces      Hello  |      the spaces as they were typed
  /// ´|         a dead key waits      |             only the accent is deleted
  /// ```
  mutating func backspace(_ context: InputContext) -> [KeyboardEffect] {
    let event = KeyEvent(.named(.backspace))
    if engine.takesBackspace { return handleNamed(event, context) }
    guard !context.hasSelection else { return leaveToHost(event) }
    if let change = recent.change.pending, !context.hasBefore(change.replacement) {
      // The host has changed the text since: it has sent it, for example.
      recent.change.forget()
    }
    if let (change, lesson) = recent.takeBackChange() {
      return [.text(.replaceText(change.replacement, with: change.typed))]
        + learnRejection(of: change, takingBack: lesson, context)
    }
    if let replacement = recent.transforms.backspace(after: context.documentContextBeforeInput) {
      return effects(of: replacement)
    }
    // A capital or change refused here stays refused while letters are deleted.
    var capital = recent.capital
    capital.didDelete()
    let change = recent.change
    let effects = delete(.character, context)
    recent.capital = capital
    recent.change = change
    return effects
  }

  /// Deletes a unit before the caret.
  mutating func delete(_ unit: DeleteUnit, _ context: InputContext) -> [KeyboardEffect] {
    if engine.isComposing {
      return unit == .character
        ? perform(.deleteBackward, context) : deleteComposed(unit, context)
    }
    guard !context.hasSelection, let before = context.documentContextBeforeInput, !before.isEmpty
    else { return leaveToHost(KeyEvent(.named(.backspace))) }
    recent.forget()
    engine.noteDeletion(context)
    return [.text(.replaceText(String(rules.last(unit, of: before)), with: ""))]
  }

  /// Drops the composition, and the part of the unit that is in the text already.
  ///
  /// ```
  /// 오늘 안녕|   녕 is composed     오늘 |
  /// ```
  private mutating func deleteComposed(
    _ unit: DeleteUnit, _ context: InputContext
  ) -> [KeyboardEffect] {
    let composed = engine.composedWord
    let dropped = perform(.deleteSyllable, context)
    guard let before = context.documentContextBeforeInput else { return dropped }
    let written = rules.last(unit, of: before, composed: composed)
    return written.isEmpty ? dropped : dropped + [.text(.replaceText(written, with: ""))]
  }

  private mutating func leaveToHost(_ event: KeyEvent) -> [KeyboardEffect] {
    recent.forget()
    return [.text(.passThrough(event))]
  }

  /// Moves the caret over a unit of the text: to its start or to its end. In a composition it goes to
  /// the start or the end of that.
  ///
  /// ```
  /// One. Two. Thr|ee.   sentence, backward   One. Two. |Three.
  /// One. Two. |Three.   sentence, backward   One. |Two. Three.
  /// ```
  mutating func moveCaret(
    over unit: DeleteUnit, _ direction: DeleteDirection, _ context: InputContext
  ) -> [KeyboardEffect] {
    guard !engine.isComposing else {
      return perform(.moveCaret(direction == .backward ? .start : .end), context)
    }
    guard !context.hasSelection, let before = context.documentContextBeforeInput else {
      return [.text(.alert(.edge))]
    }
    recent.forget()
    let text = rules.unit(
      unit, direction, before: before, after: context.documentContextAfterInput ?? "")
    guard !text.isEmpty else { return [.text(.alert(.edge))] }
    return [.moveCaret(over: text, forward: direction == .forward)]
  }

  /// Moves the caret by one character in the visual direction of the key.
  mutating func moveCaret(_ move: CaretMove, _ context: InputContext) -> [KeyboardEffect] {
    let event = KeyEvent(.named(move == .left ? .left : .right))
    if engine.isComposing { return handleNamed(event, context) }
    guard !context.hasSelection, let before = context.documentContextBeforeInput else {
      return leaveToHost(event)
    }
    recent.forget()
    let after = context.documentContextAfterInput ?? ""
    guard let (text, isForward) = rules.caretMove(move, before: before, after: after) else {
      return [.text(.alert(.edge))]
    }
    return [.moveCaret(over: text, forward: isForward)]
  }
}

extension InputContext {
  /// Whether a text precedes the caret. True if the host does not give the text there.
  fileprivate func hasBefore(_ text: String) -> Bool {
    guard let before = documentContextBeforeInput else { return true }
    return before.utf8.count >= text.utf8.count
      && before.utf8.suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
