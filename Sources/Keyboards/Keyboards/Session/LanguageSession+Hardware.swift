import InputCore
import KeyboardLayouts
import TextDocument
import TypingAids

extension LanguageSession {
  /// Handles a key press on a hardware keyboard.
  mutating func press(
    _ key: HardwareKey, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    if key.isSpaceBar(aids.settings.previousKeyboardKey) {
      return [.host(.returnToPreviousKeyboard)]
    }
    switch key.key {
    case .named(let named): return press(named, key.modifiers, context)
    case .character(let character):
      return press(character, key.modifiers, at: time, context)
    case .position(let position):
      let input = contents.hardwareInput(
        at: position, key.modifiers, composes: composes, rules: rules)
      switch input {
      case .output(let output, let digits): return type(output, digits: digits, at: time, context)
      case .command(let event): return handleNamed(event, context)
      case nil: return []
      }
    }
  }

  /// Handles a character of the system's layout. With Control or Alt, and as the space bar with
  /// Shift, it is a key for the engine's keymap.
  private mutating func press(
    _ character: Character, _ modifiers: Modifiers, at time: UInt64, _ context: InputContext
  ) -> [KeyboardEffect] {
    let isCommand = modifiers.makesCommand || character == " " && modifiers.contains(.shift)
    guard isCommand else {
      let digits: DigitUse = contents.composedKeys.readsPositions && !composes ? .text : .keys
      return type(KeyOutput(String(character)), digits: digits, at: time, context)
    }
    return handleNamed(
      KeyEvent(.character(character), modifiers: modifiers.inKeyEvent), context)
  }

  private mutating func press(
    _ named: KeyEvent.NamedKey, _ modifiers: Modifiers, _ context: InputContext
  ) -> [KeyboardEffect] {
    let modifiers = modifiers.subtracting(.caps)
    switch (named, modifiers.isEmpty) {
    case (.backspace, true): return backspace(context)
    case (.backspace, false) where modifiers.makesCommand && modifiers.contains(.shift):
      return delete(modifiers.contains(.altL) ? .paragraph : .sentence, context)
    case (.up, false) where modifiers == .altL && !engine.isComposing:
      return moveCaret(over: .sentence, .backward, context)
    case (.down, false) where modifiers == .altL && !engine.isComposing:
      return moveCaret(over: .sentence, .forward, context)
    case (.backspace, false) where modifiers.makesCommand:
      return takingBackCommit(context) ?? delete(.word, context)
    case (.return, true): return pressReturn(context)
    case (.left, true): return moveCaret(.left, context)
    case (.right, true): return moveCaret(.right, context)
    default: return handleNamed(KeyEvent(.named(named), modifiers: modifiers.inKeyEvent), context)
    }
  }

  /// Takes back the commit directly before the caret, as East Asian users expect of
  /// Control-Backspace.
  ///
  /// - Returns: nil if there is no such commit; the keys then delete a word.
  private mutating func takingBackCommit(_ context: InputContext) -> [KeyboardEffect]? {
    guard engine.hasJustCommitted else { return nil }
    let effects = perform(.undoCommit, context)
    return effects.isEmpty ? nil : effects
  }

  /// Whether the keyboard's letters are those that the host's own layout types: it then serves people
  /// with any layout of Latin letters.
  package var takesLettersOfHost: Bool {
    if contents.composedKeys.readsPositions || !contents.composedKeys.hardware.isEmpty {
      return false
    }
    if contents.composedKeys.letters == .latinOfHost { return true }
    guard let form = contents.layout.hardware.first else { return true }
    // Keys of a syllabary that only change the letter before the caret have no text of their own.
    let texts = (0..<10).lazy.compactMap {
      form.key(row: .c, column: $0).flatMap(contents.layout.key)?.output?.text.first
    }
    guard let letter = texts.first(where: \.isLetter) else { return true }
    return letter.isASCII
  }

  /// Returns the key press for a character that the host's layout types: the character, for keyboards
  /// of Latin letters; the key's position, for keyboards with letters of their own.
  ///
  /// - Parameters:
  ///   - character: the text of the key by the host's layout.
  ///   - position: the position of the key; nil if it is unknown.
  ///   - modifiers: the modifiers that are down.
  package func hardwareKey(
    typing character: Character, at position: KeyPosition?, _ modifiers: Modifiers
  ) -> HardwareKey {
    if takesLettersOfHost, character.isASCII || position == nil || character.isLatin {
      var modifiers = modifiers.subtracting([.altR, .caps])
      if character != " " { modifiers.remove(.shift) }
      return HardwareKey(.character(character), modifiers: modifiers)
    }
    guard let position else {
      return HardwareKey(onUSKeyboard: KeyEvent(character))
        ?? HardwareKey(.character(character))
    }
    return HardwareKey(.position(position), modifiers: modifiers)
  }
}

extension HardwareKey {
  /// Whether the key is the space bar with the modifiers of a setting.
  fileprivate func isSpaceBar(_ setting: PreviousKeyboardKey) -> Bool {
    guard key == .character(" ") || key == .position(KeyPosition(.a, 3)) else { return false }
    return setting.isSpaceBar(
      control: !modifiers.isDisjoint(with: [.ctrlL, .ctrlR]),
      alt: !modifiers.isDisjoint(with: [.altL, .altR]), shift: modifiers.contains(.shift))
  }
}

extension Character {
  /// Whether the character is in one of the blocks of Latin letters.
  fileprivate var isLatin: Bool {
    unicodeScalars.first.map { $0.value < 0x250 || (0x1E00...0x1EFF).contains($0.value) } ?? false
  }
}
