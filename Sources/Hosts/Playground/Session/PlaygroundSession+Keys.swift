import InputCore
import Keyboards
import TextDocument

extension PlaygroundSession {
  mutating func press(_ key: BrowserKey, at time: UInt64) {
    if plugin != nil { return pressOfPlugin(key, at: time) }
    let modifiers = key.layoutModifiers
    if let named = key.named {
      run(.hardware(HardwareKey(.named(named), modifiers: modifiers)), at: time)
    } else if let position = key.position, language.contents.makeEngine == nil {
      // A page shows what the keyboard's own layout does. Only an engine takes the letters of the
      // system's layout: `zhong` is typed by its letters on any keyboard of Latin letters.
      run(.hardware(HardwareKey(.position(position), modifiers: modifiers)), at: time)
    } else if let character = key.character {
      let key = language.hardwareKey(typing: character, at: key.position, modifiers)
      run(.hardware(key), at: time)
    } else if let position = key.position {
      // A dead key of the system's layout has no text; its position is known.
      run(.hardware(HardwareKey(.position(position), modifiers: modifiers)), at: time)
    }
  }

  /// A key while a keyboard without a language is shown: it taps the key with its character as the
  /// label, or types the character. Keys without text are the field's own.
  private mutating func pressOfPlugin(_ key: BrowserKey, at time: UInt64) {
    if let character = key.character {
      let label = String(character)
      let tapped = shownView.keys.first { $0.label == label && $0.style != .display }
      run(tapped.map { .tap($0.id) } ?? .hardware(HardwareKey(.character(character))), at: time)
    } else if let named = key.named {
      carryOut([.text(.passThrough(KeyEvent(.named(named))))])
    }
  }

  mutating func glide(over ids: [String], at time: UInt64) {
    let keys = shownView.keys
    let path = ids.compactMap { id in keys.first { $0.id == id } }
    guard path.count > 1 else { return }
    run(.glide(GlidePath(over: path, on: size)), at: time)
  }

  /// Handles a user action. Nothing is typed in a password field: the page keeps its text, and only
  /// keys that switch layers do something.
  mutating func run(_ action: KeyboardEvent.Action, at time: UInt64) {
    if field.traits.isSecure, !isLayerSwitch(action) { return }
    takeBackTap(before: action)
    let tap = changeableTap(of: action)
    if recorder != nil {
      let shown = shownView
      recorder?.note(action, on: shown)
    }
    let (event, context) = (KeyboardEvent(action, time: time), context)
    carryOut(plugin?.handle(event, context: context) ?? language.handle(event, context: context))
    lastTap = tap
    // The player of a scenario offers words after each event.
    if recorder != nil { offerPredictions() }
    let asked = wanted
    wanted = []
    openFirst(of: asked)
    if document.text.utf16.count > Self.maximumTextLength { document = InMemoryDocument() }
  }

  /// Shows words that may follow the text, unless something is composed. A page asks for them when no key
  /// follows at once: they take longer to find than the answer to a key. The text stays as it is, so the
  /// page may select in it and take back its last tap.
  mutating func offerPredictions() {
    let (tap, shownVersion) = (lastTap, version)
    carryOut(plugin?.offerPredictions() ?? language.offerPredictions())
    (lastTap, version) = (tap, shownVersion)
  }

  private func isLayerSwitch(_ action: KeyboardEvent.Action) -> Bool {
    guard case .tap(let id) = action else { return false }
    let key = language.contents.layout.key(id)
    return key?.layerID != nil && key?.output == nil
  }

  var context: InputContext {
    InputContext(
      documentContextBeforeInput: document.documentContextBeforeInput,
      documentContextAfterInput: document.documentContextAfterInput,
      hasSelection: document.selectedText != nil, selectedText: document.selectedText)
  }

  mutating func carryOut(_ effects: [KeyboardEffect]) {
    for effect in effects {
      switch effect {
      case .text(let effect):
        if case .setMarkedText(let marked) = effect { preedit = marked }
        document.apply(effect)
      case .moveCaret(let text, let forward):
        let length = text.length(in: document.countingUnit)
        document.adjustTextPosition(byCharacterOffset: forward ? length : -length)
      case .host(.advanceToNextInputMode): wanted = nextKeyboards
      case .host(.returnToPreviousKeyboard): wanted = [previous].compactMap(\.self) + nextKeyboards
      case .host: break
      }
    }
    if document.markedText.isEmpty { preedit = .empty }
    lastTap = nil
    self.effects += effects
    if !effects.isEmpty { version += 1 }
    updateContext()
  }

  /// Tells the keyboard shown the text around the caret.
  mutating func updateContext() {
    let context = context
    if plugin == nil {
      language.contextDidChange(context)
    } else {
      plugin?.contextDidChange(context)
    }
  }
}
