import InputCore
import Keyboards
import TextDocument

extension DesktopSession {
  /// Whether text before the caret can be deleted: the client can, and has reported its text.
  var canDelete: Bool { client.contains(.surroundingText) && surrounding.isReported }

  /// Whether typed words are held back as marked text, because the layout's rules may replace what
  /// was typed and the client cannot delete it.
  private var holdsWords: Bool {
    !canDelete && language.contents.makeEngine == nil
      && !language.contents.layout.transforms.simple.isEmpty
  }

  /// The text around the caret for the keyboard.
  var context: InputContext {
    let written = surrounding.before
    let before = held.isEmpty ? written : (written ?? "") + held.text
    return InputContext(
      documentContextBeforeInput: before,
      documentContextAfterInput: surrounding.after,
      hasSelection: !surrounding.selected.isEmpty,
      selectedText: surrounding.selected.isEmpty ? nil : surrounding.selected)
  }

  /// Handles a user action.
  ///
  /// - Returns: whether the keyboard left the key to the client.
  mutating func run(_ action: KeyboardEvent.Action, _ key: DesktopKey) -> Bool {
    suggestion.reset()
    let effects = language.handle(KeyboardEvent(action, time: key.time), context: context)
    return carryOut(effects)
  }

  /// Carries out effects and shows the keyboard the text that they leave.
  ///
  /// - Returns: whether one of them leaves the key to the client.
  @discardableResult
  mutating func carryOut(_ effects: [KeyboardEffect]) -> Bool {
    var isLeft = false
    for effect in effects {
      switch effect {
      case .text(let effect): isLeft = carryOut(effect) || isLeft
      case .moveCaret, .host: isLeft = true
      }
    }
    if held.isEnded { write(held.take()) }
    // Words can be suggested only where picking one can replace what is typed.
    let isUseful = canDelete || language.contents.makeEngine != nil
    language.contextDidChange(isUseful ? context : InputContext())
    return isLeft
  }

  private mutating func carryOut(_ effect: Effect) -> Bool {
    switch effect {
    case .setMarkedText(let preedit): composed = preedit
    case .insertText(let text):
      composed = .empty
      if holdsWords || !held.isEmpty { held.append(text) } else { write(text) }
    case .replaceText(let old, let new): replace(old, with: new)
    case .moveCaretBack(let text):
      output.append(.forward(keysym: 0xFF51, count: text.count))
      surrounding.invalidate()
    case .passThrough: return true
    case .alert: output.append(.alert)
    case .showCandidates, .hideCandidates, .learn, .unlearn, .forget, .showModes: break
    }
    return false
  }

  /// Commits text.
  mutating func write(_ text: String) {
    guard !text.isEmpty else { return }
    output.commit(text)
    surrounding.insert(text)
  }

  private mutating func replace(_ old: String, with new: String) {
    if !held.isEmpty || holdsWords {
      if held.replace(old, with: new) { return }
      return output.append(.alert)
    }
    if !old.isEmpty {
      guard canDelete, surrounding.ends(with: old) else { return output.append(.alert) }
      output.delete(old)
      surrounding.delete(old)
    }
    write(new)
  }
}
