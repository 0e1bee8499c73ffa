import InputCore
import KeyboardLayouts
import TextDocument

extension LanguageSession {
  /// A key of the touch layout was tapped: it acts, switches the layer, types, or the last two.
  ///
  /// - Parameters:
  ///   - key: nil for one that is not shown; nothing is done.
  ///   - isAlternative: whether a long press offered the key.
  mutating func tap(
    _ key: LayoutKey?, isAlternative: Bool = false, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    guard let key else { return [] }
    if let action = KeyAction(rawValue: key.id) { return act(action, context) }
    var effects: [KeyboardEffect] = []
    if let output = key.output {
      let isText = isAlternative || !layers.isLetters
      effects = type(output, digits: isText ? .text : .keystrokes, at: time, context)
    }
    if let layer = key.layerID { layers.tapKey(to: layer, at: time, canLock: canLockShift) }
    return effects
  }

  /// A key was held down.
  mutating func hold(
    _ id: String, choice: Int?, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    guard let shown = shownKey(id) else { return [] }
    switch KeyAction(rawValue: id) {
    case .backspace: return delete(.word, context)
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
    case .dismiss: return [.host(.dismissKeyboard)]
    case .tab: return handleNamed(KeyEvent(.named(.tab)), context)
    case .caretLeft: return moveCaret(.left, context)
    case .caretRight: return moveCaret(.right, context)
    }
  }

  /// Commits what is composed. Otherwise types a new line where the field has lines, and does the
  /// field's action where it has none.
  mutating func pressReturn(_ context: InputContext) -> [KeyboardEffect] {
    if engine.isComposing { return handleNamed(KeyEvent(.named(.return)), context) }
    recent.forget()
    let learned = learn(lesson(ending: context.documentContextBeforeInput, with: "\n"))
    guard field.traits.isMultiline else {
      return learned + [.host(.performReturn(field.traits.returnKey))]
    }
    return [.text(.insertText("\n"))] + learned
  }

  /// A key without a character: the engine's where there is one, otherwise the host's.
  mutating func handleNamed(_ event: KeyEvent, _ context: InputContext) -> [KeyboardEffect] {
    recent.forget()
    let composedWord = composesWord
    guard let effects = engine.handle(event, context) else { return [.text(.passThrough(event))] }
    var shown = emit(effects)
    for case .insertText(let text) in effects where composedWord {
      shown += learnComposedWord(text, context)
    }
    return shown
  }

  /// Carries out a command of the engine.
  mutating func perform(_ command: Command, _ context: InputContext) -> [KeyboardEffect] {
    recent.forget()
    return emit(engine.perform(command, context))
  }

  /// Whether two taps lock the shift key: capitals can be locked, a second set of letters cannot.
  private var canLockShift: Bool {
    aids.settings.allowsCapsLock && (contents.locale.capitalizesSentences || layers.isLatin)
  }

  /// A finger moved over the keyboard. Over the space bar the caret goes where the finger goes. Over
  /// the candidates the page follows the finger like paper: in left-to-right writing a swipe to the
  /// left shows the next page, in right-to-left writing a swipe to the right.
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
