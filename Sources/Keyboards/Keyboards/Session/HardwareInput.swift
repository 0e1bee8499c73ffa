import InputCore
import KeyboardLayouts

/// The meaning of a key press on a hardware keyboard.
enum HardwareInput {
  /// The key types.
  case output(KeyOutput, digits: DigitUse)
  /// The key is a command for the host.
  case command(KeyEvent)
}

extension KeyboardContents {
  /// Returns the meaning of a key press. The layout defines the output of the position. Control or
  /// the left Alt key make it a command.
  ///
  /// - Parameters:
  ///   - composes: whether keys currently go through the engine.
  ///   - rules: the casing rules for Caps Lock.
  /// - Returns: nil if the key does nothing.
  func hardwareInput(
    at position: KeyPosition, _ modifiers: Modifiers, composes: Bool, rules: TextRules
  ) -> HardwareInput? {
    if composes, let keys = engineKeys(at: position, modifiers) {
      return .output(keys, digits: .keys)
    }
    let held = modifiers.makesCommand ? modifiers.intersection(.shift) : modifiers
    let output = layout.output(at: position, held, capsLocked: rules.capsLocked)
    guard modifiers.makesCommand else {
      // Beside an engine that reads positions, digits from the layout are text and not its keys.
      return output.map { .output($0, digits: composedKeys.readsPositions ? .text : .keys) }
    }
    return command(at: position, modifiers, typing: output).map {
      .command(KeyEvent(.character($0), modifiers: modifiers.inKeyEvent))
    }
  }

  /// The text that the key sends to the engine instead of the layout's output: the US key for an
  /// engine that reads positions or Latin letters, otherwise the entry in `composedKeys`.
  private func engineKeys(at position: KeyPosition, _ modifiers: Modifiers) -> KeyOutput? {
    guard !modifiers.makesCommand, !modifiers.contains(.altR) else { return nil }
    let isShifted = modifiers.contains(.shift)
    let takesKeysOfHost = composedKeys.readsPositions || composedKeys.letters == .latinOfHost
    if takesKeysOfHost, let key = position.onUSKeyboard(isShifted: isShifted) {
      return KeyOutput(String(key))
    }
    return composedKeys.hardware[HardwareStroke(position, isShifted: isShifted)].map {
      KeyOutput($0)
    }
  }

  /// The letter of a command. Hosts define commands by Latin letters, so a layout of another script
  /// uses the letter at that position of a US keyboard.
  private func command(
    at position: KeyPosition, _ modifiers: Modifiers, typing output: KeyOutput?
  ) -> Character? {
    let own = output?.text.first
    if layout.touch.first?.layer(Plane.latin) != nil, own?.isASCII != true {
      return position.onUSKeyboard(isShifted: modifiers.contains(.shift)) ?? own
    }
    return own
  }
}

extension Modifiers {
  /// Whether the modifiers turn a key into a command. The right Alt key does not: it selects
  /// characters.
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
