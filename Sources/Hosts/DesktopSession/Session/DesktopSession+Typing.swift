import InputCore
import KeyboardLayouts
import Keyboards
import TextDocument

extension DesktopSession {
  /// Handles the press of a key that may type.
  ///
  /// - Returns: whether the key was taken.
  mutating func type(_ key: DesktopKey, _ meaning: KeyMeaning) -> Bool {
    if let isTaken = chooseSuggestion(key, meaning) { return isTaken }
    switch meaning {
    case .named(let named): return press(named, key)
    case .character(let character): return press(character, key)
    case .shift, .modifier, .modeSwitch, .other: return leave(key, meaning)
    }
  }

  /// Whether a key types: neither Control nor Alt is held.
  func isTyping(_ key: DesktopKey) -> Bool {
    key.modifiers.isDisjoint(with: [.control, .alt])
  }

  /// Leaves a key to the client, or commits its character if the client may take keys out of order.
  /// Unless the key is a character, the text is not known until the client reports it.
  ///
  /// - Returns: whether the key was taken.
  mutating func leave(_ key: DesktopKey, _ meaning: KeyMeaning) -> Bool {
    suggestion.reset()
    guard case .character(let character) = meaning, isTyping(key) else {
      if meaning == .named(.backspace), isTyping(key), mustKeepOrder, deleteCodePoint() {
        return true
      }
      surrounding.invalidate()
      return false
    }
    if mustKeepOrder {
      write(String(character))
      return true
    }
    surrounding.insert(String(character))
    return false
  }

  /// Deletes the code point before the caret.
  ///
  /// - Returns: false if the client has to: it has not reported its text, or has a selection.
  private mutating func deleteCodePoint() -> Bool {
    guard canDelete, surrounding.selected.isEmpty,
      let last = surrounding.before?.unicodeScalars.last
    else { return false }
    output.delete(String(last))
    surrounding.delete(String(last))
    return true
  }

  // MARK: Named keys

  private mutating func press(_ named: KeyEvent.NamedKey, _ key: DesktopKey) -> Bool {
    let isIdle = !language.isComposing && held.isEmpty && candidates == nil
    let isPlain = isTyping(key)
    switch named {
    case .backspace where !language.isComposing: return pressBackspace(key)
    case .return where !language.isComposing: return pressReturn(key)
    case .f6, .f7, .f8, .f9, .f10, .hanja, .henkan, .muhenkan, .hiraganaKatakana,
      .zenkakuHankaku, .escape:
      // The engine's keymap may have a use for these even where nothing is composed.
      if isIdle, !canDelete, named != .escape { return leave(key, .named(named)) }
    case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .delete, .tab, .backspace,
      .return:
      if isIdle { return leaveAfterMove(key, named) }
      if !language.isComposing, candidates?.kind != .composition {
        write(held.take())
        return leaveAfterMove(key, named)
      }
    }
    let wasComposing = language.isComposing
    if run(.hardware(HardwareKey(.named(named), modifiers: layoutModifiers(of: key))), key) {
      guard language.isComposing else { return leave(key, .named(named)) }
      // A key that means nothing to the composition must not reach the text around it.
      if isPlain { return true }
      endComposition()
      return leave(key, .named(named))
    }
    return wasComposing || !isIdle || !output.effects.isEmpty
  }

  /// The caret is elsewhere afterwards: waiting dead keys and undoable changes end.
  private mutating func leaveAfterMove(_ key: DesktopKey, _ named: KeyEvent.NamedKey) -> Bool {
    carryOut(language.handle(.caretLeft(.kept)))
    return leave(key, .named(named))
  }

  /// Handles Backspace outside a composition. What the client deletes as well is left to it.
  private mutating func pressBackspace(_ key: DesktopKey) -> Bool {
    let isWord = !isTyping(key)
    guard held.isEmpty else {
      _ = run(.hardware(HardwareKey(.named(.backspace))), key)
      return true
    }
    guard canDelete, surrounding.selected.isEmpty, surrounding.before?.isEmpty == false else {
      carryOut(language.handle(.caretLeft(.kept)))
      if isWord { return leave(key, .named(.backspace)) }
      suggestion.reset()
      if let last = surrounding.before?.unicodeScalars.last { surrounding.delete(String(last)) }
      return false
    }
    let before = surrounding
    let event = HardwareKey(.named(.backspace), modifiers: layoutModifiers(of: key))
    if run(.hardware(event), key) { return leave(key, .named(.backspace)) }
    if !isWord, !mustKeepOrder, case .deleteBackward(let text) = output.effects.last,
      output.effects.count == 1, text.unicodeScalars.count == 1
    {
      // One code point: the client's own Backspace does the same, with its undo and its repeat.
      output.begin()
      surrounding = before
      surrounding.delete(text)
      return false
    }
    return true
  }

  /// Handles Return outside a composition: a word ends, and the client does the rest. A client that may
  /// take the key before the correction of the word gets it back after that.
  ///
  /// - Returns: whether the key was taken.
  private mutating func pressReturn(_ key: DesktopKey) -> Bool {
    write(held.take())
    let effects = language.handle(
      KeyboardEvent(.hardware(HardwareKey(.named(.return))), time: key.time), context: context)
    for effect in effects {
      if case .text(let text) = effect, case .replaceText = text { carryOut([effect]) }
    }
    suggestion.reset()
    guard isTyping(key) else {
      surrounding.invalidate()
      return false
    }
    surrounding.insert("\n")
    guard mustKeepOrder, !key.modifiers.contains(.shift), !output.effects.isEmpty else {
      return false
    }
    output.append(.forward(keysym: key.keysym, count: 1))
    return true
  }

  // MARK: Characters

  private mutating func press(_ character: Character, _ key: DesktopKey) -> Bool {
    let typed = language.hardwareKey(
      typing: character, at: KeyPosition(evdevCode: key.code), layoutModifiers(of: key))
    let isPlain = isTyping(key)
    if !isPlain, !language.isComposing, held.isEmpty, candidates == nil, language.modes == nil {
      return leave(key, .character(character))
    }
    if run(.hardware(typed), key) {
      if !isPlain, language.isComposing || !held.isEmpty { endComposition() }
      return leave(key, .character(character))
    }
    // The client types what the key types anyway: with its undo, its repeat and its shortcuts.
    if !mustKeepOrder, output.effects == [.commit(String(character))],
      case .character = typed.key
    {
      output.begin()
      return false
    }
    return true
  }

  private func layoutModifiers(of key: DesktopKey) -> Modifiers {
    var modifiers: Modifiers = []
    if key.modifiers.contains(.shift) { modifiers.insert(.shift) }
    if key.modifiers.contains(.capsLock) { modifiers.insert(.caps) }
    if key.modifiers.contains(.control) { modifiers.insert(.ctrlL) }
    if key.modifiers.contains(.alt) { modifiers.insert(.altL) }
    if key.modifiers.contains(.altGr) { modifiers.insert(.altR) }
    return modifiers
  }

  // MARK: Modes

  /// Switches between the language and plain letters, if the keyboard composes.
  ///
  /// - Returns: whether the keyboard has an engine.
  mutating func toggleDirect() -> Bool {
    guard language.modes != nil else { return false }
    endComposition()
    isDirect.toggle()
    return true
  }

  /// Ends the composition by the user's policy for switching, or the keyboard's.
  mutating func endComposition() {
    write(held.take())
    let policy =
      library.settings.switching ?? library.description(of: keyboard)?.resolution ?? .commitRaw
    carryOut(language.resolve(by: policy))
    suggestion.reset()
  }
}
