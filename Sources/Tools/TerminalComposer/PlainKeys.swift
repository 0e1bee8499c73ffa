import InputCore
import TextDocument

/// What a terminal does with keys that the input method leaves to it, beyond typing, Backspace and
/// steps to the left and right.
enum PlainKeys {
  /// Moves or deletes for such a key. Answers false where the key is another one.
  static func apply(_ event: KeyEvent, to document: inout InMemoryDocument) -> Bool {
    guard event.modifiers.isEmpty else { return false }
    switch event.key {
    case .named(.home): moveToLineStart(&document)
    case .named(.end): moveToLineEnd(&document)
    case .named(.delete): document.deleteForward()
    default: return false
    }
    return true
  }

  private static func moveToLineStart(_ document: inout InMemoryDocument) {
    let offset = document.textBeforeInput.reversed().prefix { !$0.isNewline }.count
    document.adjustTextPosition(byCharacterOffset: -offset)
  }

  private static func moveToLineEnd(_ document: inout InMemoryDocument) {
    let offset = document.textAfterInput.prefix { !$0.isNewline }.count
    document.adjustTextPosition(byCharacterOffset: offset)
  }
}
