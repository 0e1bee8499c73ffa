import InputCore
import KeyboardLayouts
import TextDocument

extension LanguageSession {
  /// A key of a hardware keyboard: the layout says what lies at its position. Control and Alt make
  /// it a command of the host.
  mutating func press(
    _ key: HardwareKey, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    switch key.key {
    case .named(let named): return press(named, key.modifiers, context)
    case .position(let position):
      if let character = engineKey(at: position, key.modifiers) {
        return type(KeyOutput(String(character)), at: time, context)
      }
      if let text = engineText(at: position, key.modifiers) {
        return type(KeyOutput(text), at: time, context)
      }
      let output = output(at: position, key.modifiers)
      guard isCommand(key.modifiers) else {
        // Digits that the layout has beside such an engine are not its keys.
        let digits = contents.composedKeys.readsPositions ? DigitUse.text : .keys
        return output.map { type($0, digits: digits, at: time, context) } ?? []
      }
      guard let character = command(at: position, key.modifiers, typing: output) else { return [] }
      return handleNamed(
        KeyEvent(.character(character), modifiers: key.modifiers.inKeyEvent), context)
    }
  }

  private mutating func press(
    _ named: KeyEvent.NamedKey, _ modifiers: Modifiers, _ context: InputContext
  ) -> [KeyboardEffect] {
    let modifiers = modifiers.subtracting(.caps)
    switch (named, modifiers.isEmpty) {
    case (.backspace, true): return backspace(context)
    case (.backspace, false) where isCommand(modifiers):
      return takingBackCommit(context) ?? delete(.word, context)
    case (.return, true): return pressReturn(context)
    case (.left, true): return moveCaret(.left, context)
    case (.right, true): return moveCaret(.right, context)
    default: return handleNamed(KeyEvent(.named(named), modifiers: modifiers.inKeyEvent), context)
    }
  }

  /// Right behind a commit, Control and Backspace takes it back, as typists of East Asia know it; nil
  /// elsewhere, where it deletes a word.
  private mutating func takingBackCommit(_ context: InputContext) -> [KeyboardEffect]? {
    guard hasJustCommitted else { return nil }
    let effects = perform(.undoCommit, context)
    return effects.isEmpty ? nil : effects
  }

  /// The key as the engine knows it, where that reads positions and the key is not a command.
  private func engineKey(at position: KeyPosition, _ modifiers: Modifiers) -> Character? {
    guard contents.composedKeys.readsPositions, typesToEngine(modifiers) else { return nil }
    return position.onUSKeyboard(isShifted: modifiers.contains(.shift))
  }

  /// What the key types to the engine in place of what the layout has there.
  private func engineText(at position: KeyPosition, _ modifiers: Modifiers) -> String? {
    guard typesToEngine(modifiers) else { return nil }
    let stroke = HardwareStroke(position, isShifted: modifiers.contains(.shift))
    return contents.composedKeys.hardware[stroke]
  }

  private func typesToEngine(_ modifiers: Modifiers) -> Bool {
    composes && !isCommand(modifiers) && !modifiers.contains(.altR)
  }

  /// The right Alt key chooses characters; all other such keys make commands.
  private func isCommand(_ modifiers: Modifiers) -> Bool {
    !modifiers.isDisjoint(with: [.ctrlL, .ctrlR, .altL])
  }

  /// The letter of a command. Hosts know their commands by Latin letters: a layout of another script
  /// has them where the United States have them.
  private func command(
    at position: KeyPosition, _ modifiers: Modifiers, typing output: KeyOutput?
  ) -> Character? {
    let own = output?.text.first
    if hasLayer(Plane.latin), own?.isASCII != true {
      return position.onUSKeyboard(isShifted: modifiers.contains(.shift)) ?? own
    }
    return own
  }

  /// What a position types. A layout without a layer for Caps Lock gets the capital of what the key
  /// types without it, or its small letter with Shift.
  private func output(at position: KeyPosition, _ modifiers: Modifiers) -> KeyOutput? {
    let modifiers = isCommand(modifiers) ? modifiers.intersection(.shift) : modifiers
    if let output = output(at: position, exactly: modifiers) { return output }
    guard modifiers.contains(.caps),
      let plain = output(at: position, exactly: modifiers.subtracting(.caps))
    else { return nil }
    let text = plain.text
    guard plain.markers.isEmpty, text.count == 1 else { return plain }
    let isSmall = casing.lowercased(text) == text
    let mapped = isSmall ? casing.uppercased(text) : casing.lowercased(text)
    return mapped.count == 1 ? KeyOutput(mapped) : plain
  }

  private func output(at position: KeyPosition, exactly modifiers: Modifiers) -> KeyOutput? {
    guard let form = contents.layout.hardware.first else { return nil }
    let place = position.column(inForm: form.id)
    return form.key(row: place.row, column: place.column, modifiers: modifiers)
      .flatMap(contents.layout.key)?.output
  }
}

extension Modifiers {
  fileprivate var inKeyEvent: KeyEvent.Modifiers {
    var modifiers: KeyEvent.Modifiers = []
    if contains(.shift) { modifiers.insert(.shift) }
    if !isDisjoint(with: [.ctrlL, .ctrlR]) { modifiers.insert(.control) }
    if contains(.altL) { modifiers.insert(.alt) }
    return modifiers
  }
}
