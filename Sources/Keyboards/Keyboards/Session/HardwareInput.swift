import InputCore
import KeyboardLayouts

/// What a key of a hardware keyboard means at its position, with the modifiers that are down.
enum HardwareInput {
  /// It types.
  case output(KeyOutput, digits: DigitUse)
  /// It is a command of the host.
  case command(KeyEvent)
}

extension KeyboardContents {
  /// What a key means: the layout says what lies at its position, Control and the left Alt key make
  /// it a command.
  ///
  /// - Parameters:
  ///   - composes: whether keys go through the engine at this moment.
  ///   - rules: how letters change case under Caps Lock.
  /// - Returns: nil for a key that does nothing.
  func hardwareInput(
    at position: KeyPosition, _ modifiers: Modifiers, composes: Bool, rules: TextRules
  ) -> HardwareInput? {
    if composes, let keys = engineKeys(at: position, modifiers) {
      return .output(keys, digits: .keys)
    }
    let output = output(at: position, modifiers, rules)
    guard modifiers.makesCommand else {
      // Digits that the layout has beside an engine that reads positions are not its keys.
      return output.map { .output($0, digits: composedKeys.readsPositions ? .text : .keys) }
    }
    return command(at: position, modifiers, typing: output).map {
      .command(KeyEvent(.character($0), modifiers: modifiers.inKeyEvent))
    }
  }

  /// What the key types to the engine in place of what the layout has there: its name in the United
  /// States for an engine that reads positions, or what the composed keys say.
  private func engineKeys(at position: KeyPosition, _ modifiers: Modifiers) -> KeyOutput? {
    guard !modifiers.makesCommand, !modifiers.contains(.altR) else { return nil }
    let isShifted = modifiers.contains(.shift)
    if composedKeys.readsPositions, let key = position.onUSKeyboard(isShifted: isShifted) {
      return KeyOutput(String(key))
    }
    return composedKeys.hardware[HardwareStroke(position, isShifted: isShifted)].map {
      KeyOutput($0)
    }
  }

  /// The letter of a command. Hosts know their commands by Latin letters: a layout of another script
  /// has them where the United States have them.
  private func command(
    at position: KeyPosition, _ modifiers: Modifiers, typing output: KeyOutput?
  ) -> Character? {
    let own = output?.text.first
    if layout.touch.first?.layer(Plane.latin) != nil, own?.isASCII != true {
      return position.onUSKeyboard(isShifted: modifiers.contains(.shift)) ?? own
    }
    return own
  }

  /// What a position types. A layout without a layer for Caps Lock gets the capital of what the key
  /// types without it, or its small letter with Shift.
  private func output(
    at position: KeyPosition, _ modifiers: Modifiers, _ rules: TextRules
  ) -> KeyOutput? {
    let modifiers = modifiers.makesCommand ? modifiers.intersection(.shift) : modifiers
    if let output = output(at: position, exactly: modifiers) { return output }
    guard modifiers.contains(.caps),
      let plain = output(at: position, exactly: modifiers.subtracting(.caps))
    else { return nil }
    guard plain.markers.isEmpty, let text = rules.capsLocked(plain.text) else { return plain }
    return KeyOutput(text)
  }

  private func output(at position: KeyPosition, exactly modifiers: Modifiers) -> KeyOutput? {
    guard let form = layout.hardware.first else { return nil }
    let key = position.column(inForm: form.id)
    return form.key(row: key.row, column: key.column, modifiers: modifiers)
      .flatMap(layout.key)?.output
  }
}

extension Modifiers {
  /// Whether they make a key a command. The right Alt key chooses characters.
  var makesCommand: Bool { !isDisjoint(with: [.ctrlL, .ctrlR, .altL]) }

  /// The modifiers as key events have them.
  var inKeyEvent: KeyEvent.Modifiers {
    var modifiers: KeyEvent.Modifiers = []
    if contains(.shift) { modifiers.insert(.shift) }
    if !isDisjoint(with: [.ctrlL, .ctrlR]) { modifiers.insert(.control) }
    if contains(.altL) { modifiers.insert(.alt) }
    return modifiers
  }
}
