import InputCore
import KeyboardLayouts
import TextDocument

extension LanguageSession {
  /// A key of the touch layout was tapped: it acts, switches the layer, types, or the last two.
  /// `isAlternative` is true for what a long press offered.
  mutating func press(
    _ key: LayoutKey, isAlternative: Bool = false, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    if let action = KeyAction(rawValue: key.id) { return act(action, context) }
    var effects: [KeyboardEffect] = []
    if let output = key.output {
      let isText = isAlternative || plane != Plane.letters
      effects = type(output, digits: isText ? .text : .keystrokes, at: time, context)
    }
    if let layer = key.layerID { switchLayer(to: layer, at: time) }
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
    if let layer = shown.key.layerID, isShiftKey(layer), shown.alternatives.isEmpty {
      shift.hold(canLock: canLockShift)
      return []
    }
    guard let index = choice ?? shown.defaultAlternative,
      shown.alternatives.indices.contains(index)
    else { return [] }
    return press(shown.alternatives[index], isAlternative: true, at: time, context)
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

  /// Commits what is composed; else a new line where the field has lines, and its action where not.
  mutating func pressReturn(_ context: InputContext) -> [KeyboardEffect] {
    let event = KeyEvent(.named(.return))
    if engine?.isComposing ?? false { return handleNamed(event, context) }
    forgetLastKeys()
    let lesson = teachWord(endedBy: "\n", after: context.documentContextBeforeInput)
    guard traits.isMultiline else { return lesson + [.host(.performReturn(traits.returnKey))] }
    return [.text(.insertText("\n"))] + lesson
  }

  /// A key without a character: the engine's while it composes, else the host's.
  mutating func handleNamed(_ event: KeyEvent, _ context: InputContext) -> [KeyboardEffect] {
    forgetLastKeys()
    let composedWord = composesWord
    guard let effects = engine?.handle(event, context: context) else {
      return [.text(.passThrough(event))]
    }
    var shown = textEffects(effects)
    for case .insertText(let text) in effects where composedWord {
      shown += teachComposedWord(text, context)
    }
    return shown
  }

  mutating func perform(_ command: Command, _ context: InputContext) -> [KeyboardEffect] {
    forgetLastKeys()
    return textEffects(engine?.perform(command, context: context) ?? [])
  }

  // MARK: Layers

  /// A key that switches layers. Shift and its companion are one layer with two faces.
  ///
  /// ```
  /// base, shift key      shift on for one letter     shift, same key     off again
  /// symbols              letters come back with to-letters, with Caps Lock as it was
  /// ```
  private mutating func switchLayer(to layer: String, at time: UInt64) {
    guard !isShiftKey(layer) else { return shift.tap(at: time, canLock: canLockShift) }
    let target = Plane.plane(ofLayer: layer)
    guard hasLayer(layer) else { return }
    // From symbols one comes back to the letters that one came from, Latin ones too.
    let isBack = target.plane == Plane.letters && plane != Plane.latin
    plane = isBack ? lettersPlane : target.plane
    if plane == Plane.letters || plane == Plane.latin { lettersPlane = plane }
    if shift.level != .locked { shift.reset() }
  }

  /// Shows a layer, whatever was shown before. False where the layout has none of this name.
  public mutating func show(layer: String) -> Bool {
    guard hasLayer(layer) else { return false }
    let target = Plane.plane(ofLayer: layer)
    plane = target.plane
    shift.reset()
    if target.isShifted { shift.tap(at: 0) }
    return true
  }

  /// Whether a key that leads to `layer` is the shift key of the plane shown.
  private func isShiftKey(_ layer: String) -> Bool {
    let target = Plane.plane(ofLayer: layer)
    return target.plane == plane && (target.isShifted || self.layer != plane)
  }

  /// Capitals can be locked; a second set of letters cannot.
  var canLockShift: Bool {
    aids.settings.allowsCapsLock
      && (contents.locale.capitalizesSentences || plane == Plane.latin)
  }

  // MARK: Swipes

  /// Over the space bar the caret goes where the finger goes. Over the candidates the page follows
  /// the finger like paper: to the left is on in left-to-right writing, back in the other.
  mutating func swipe(
    _ surface: KeyboardEvent.Surface, _ direction: KeyboardEvent.SwipeDirection,
    _ context: InputContext
  ) -> [KeyboardEffect] {
    switch surface {
    case .spaceBar: return moveCaret(direction == .left ? .left : .right, context)
    case .candidateBar:
      let goesOn = (direction == .left) != contents.locale.isRightToLeft
      return perform(goesOn ? .nextPage : .previousPage, context)
    }
  }
}
