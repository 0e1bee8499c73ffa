import InputCore
import TextDocument

/// The editing keys of the terminal that the input method leaves to the host, in addition to
/// characters, Backspace, Left and Right.
enum PlainKeys {
  /// Moves or deletes if the key is Home, End or Delete.
  ///
  /// - Returns: False for any other key.
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
