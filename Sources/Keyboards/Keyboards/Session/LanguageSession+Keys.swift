import InputCore
import KeyboardLayouts
import TextDocument

extension LanguageSession {
  /// Handles a tap on a key of the touch layout: performs its action, or types its output and
  /// switches the layer.
  ///
  /// - Parameters:
  ///   - key: the key; nil, for a key that is not shown, does nothing.
  ///   - isAlternative: whether the key was chosen from a long-press menu.
  mutating func tap(
    _ key: LayoutKey?, isAlternative: Bool = false, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    guard let key else { return [] }
    if let action = KeyAction(rawValue: key.id) { return act(action, context) }
    var effects: [KeyboardEffect] = []
    if let output = key.output {
      let isText =
        (isAlternative || !layers.isLetters) && !contents.composedKeys.composesDigits
      effects = type(output, digits: isText ? .text : .keystrokes, at: time, context)
    }
    if let layer = key.layerID { layers.tapKey(to: layer, at: time, canLock: canLockShift) }
    return effects
  }

  /// Handles a long press.
  mutating func hold(
    _ id: String, choice: Int?, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    guard let shown = shownKey(id) else { return [] }
    switch KeyAction(rawValue: id) {
    case .backspace: return delete(aids.settings.heldBackspace.unit, context)
    case .nextKeyboard: return [.host(.showKeyboardList)]
    default: break
    }
    if let layer = shown.key.layerID, shown.alternatives.isEmpty,
      layers.holdKey(to: layer, canLock: canLockShift)
    {
      return []
    }
    guard let index = choice ?? shown.defaultAlternative,
      shown.alternatives.indices.contains(index)
    else { return [] }
    return tap(shown.alternatives[index], isAlternative: true, at: time, context)
  }

  private mutating func act(_ action: KeyAction, _ context: InputContext) -> [KeyboardEffect] {
    switch action {
    case .backspace: return backspace(context)
    case .deleteForward: return handleNamed(KeyEvent(.named(.delete)), context)
    case .return: return pressReturn(context)
    case .nextKeyboard: return [.host(.advanceToNextInputMode)]
    case .previousKeyboard: return [.host(.returnToPreviousKeyboard)]
    case .dismiss: return [.host(.dismissKeyboard)]
    case .tab: return handleNamed(KeyEvent(.named(.tab)), context)
    case .caretLeft: return moveCaret(.left, context)
    case .caretRight: return moveCaret(.right, context)
    case .deleteSentence: return delete(.sentence, context)
    case .deleteParagraph: return delete(.paragraph, context)
    case .sentenceStart: return moveCaret(over: .sentence, .backward, context)
    case .sentenceEnd: return moveCaret(over: .sentence, .forward, context)
    case .clipboard: return handleCopiedTexts(.showClipboard) ?? []
    }
  }

  /// Handles a flick. Where the layout gives the key none, one from Backspace deletes more than a
  /// letter, one from the space bar moves the caret by sentence, and one from the globe key returns to
  /// the keyboard used before.
  ///
  /// ```
  /// Backspace   left  the sentence, or what the setting names     up    the paragraph
  /// space bar   up    its start        down  its end
  /// globe key   up    the keyboard before
  /// ```
  mutating func flick(
    _ id: String, _ path: [FlickDirection], at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    guard let shown = shownKey(id) else { return [] }
    if let selected = shown.key.gestures.key(flick: path) {
      return tap(key(selected), at: time, context)
    }
    switch (id, path) {
    case (KeyAction.backspace.rawValue, [.west]):
      return delete(aids.settings.flickedBackspace.unit, context)
    case (KeyAction.backspace.rawValue, [.north]): return act(.deleteParagraph, context)
    case ("space", [.north]): return act(.sentenceStart, context)
    case ("space", [.south]): return act(.sentenceEnd, context)
    case (KeyAction.nextKeyboard.rawValue, [.north]): return act(.previousKeyboard, context)
    default: return []
    }
  }

  /// Commits the composition if there is one. Otherwise ends the word, and inserts a new line in a
  /// multiline field or performs the field's return action in any other.
  mutating func pressReturn(_ context: InputContext) -> [KeyboardEffect] {
    if engine.isComposing {
      let key = KeyEvent(.named(.return))
      let effects = handleNamed(key, context)
      // The key that the engine leaves is the field's.
      return field.traits.isMultiline
        ? effects
        : effects.map {
          $0 == .text(.passThrough(key)) ? .host(.performReturn(field.traits.returnKey)) : $0
        }
    }
    let end = endWord(
      after: context, leaving: field.traits.isMultiline ? "\n" : "", correcting: !engine.exists)
    guard field.traits.isMultiline else {
      return end.correction + end.lesson + [.host(.performReturn(field.traits.returnKey))]
    }
    return end.correction + [.text(.insertText("\n"))] + end.lesson
  }

  /// Handles a key without a character. It goes to the engine if there is one, otherwise to the
  /// host. Return and Tab end the word before the caret.
  mutating func handleNamed(_ event: KeyEvent, _ context: InputContext) -> [KeyboardEffect] {
    guard let mark = event.textAfterWord(inMultiline: field.traits.isMultiline) else {
      recent.forget()
      guard composesWord else { return passToEngine(event, context) }
      return passToEngine(event, context) { session, text in
        session.learnComposedWord(text, context)
      }
    }
    guard composesWord else {
      let end = endWord(after: context, leaving: mark, correcting: !engine.exists)
      return end.correction + end.lesson + passToEngine(event, context)
    }
    return passToEngine(event, context) { session, text in
      guard !session.composesWord else { return [] }
      var written = context
      written.documentContextBeforeInput = context.documentContextBeforeInput.map { $0 + text }
      let end = session.endWord(
        after: written, leaving: mark, correcting: session.contents.composedKeys.correctsWords)
      return end.correction + end.lesson
    }
  }

  /// Passes a key to the engine, or to the host if there is none.
  ///
  /// - Parameter onInsertion: called with each text that the engine inserts; returns the effects that
  ///   follow it.
  private mutating func passToEngine(
    _ event: KeyEvent, _ context: InputContext,
    onInsertion: (inout LanguageSession, String) -> [KeyboardEffect] = { _, _ in [] }
  ) -> [KeyboardEffect] {
    guard let effects = engine.handle(event, context) else { return [.text(.passThrough(event))] }
    var shown: [KeyboardEffect] = []
    for effect in effects {
      shown += emit([effect])
      if case .insertText(let text) = effect { shown += onInsertion(&self, text) }
    }
    return shown
  }

  /// Performs a command of the engine.
  mutating func perform(_ command: Command, _ context: InputContext) -> [KeyboardEffect] {
    recent.forget()
    return emit(engine.perform(command, context))
  }

  /// Whether a double tap locks the shift key. Capitals can be locked, a second set of letters
  /// cannot.
  private var canLockShift: Bool {
    aids.settings.allowsCapsLock && (contents.locale.capitalizesSentences || layers.isLatin)
  }

  /// Handles a swipe. Over the space bar the caret follows the finger. Over the candidates the page
  /// follows the finger like paper: in left-to-right scripts a swipe to the left shows the next
  /// page, in right-to-left scripts a swipe to the right does.
  mutating func swipe(
    _ surface: KeyboardEvent.Surface, _ direction: KeyboardEvent.SwipeDirection,
    _ context: InputContext
  ) -> [KeyboardEffect] {
    switch surface {
    case .spaceBar: return moveCaret(direction == .left ? .left : .right, context)
    case .candidateBar:
      let isNext = (direction == .left) != contents.locale.isRightToLeft
      return perform(isNext ? .nextPage : .previousPage, context)
    }
  }
}
