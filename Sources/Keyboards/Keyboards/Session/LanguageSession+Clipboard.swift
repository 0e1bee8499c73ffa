import InputCore
import KeyboardLayouts
import TextDocument
import UserHistory

/// The texts that the user copied: kept if the user wants that, and inserted from the candidate bar.
extension LanguageSession {
  /// Receives a text that the user copied. It is not kept if it is private, in incognito mode, or while a
  /// secure or private field has the focus.
  public mutating func take(_ copied: CopiedText) {
    guard let clipboard = contents.clipboard, !copied.isPrivate, learning.isWanted,
      field.allowsLearning
    else { return }
    clipboard.add(copied.text)
    if bar.showsCopiedTexts { bar.show(copied: clipboard.entries) }
  }

  /// Handles an action for the copied texts that are shown, or one that shows them. Any other action
  /// hides them first.
  ///
  /// - Returns: nil if the action is for something else.
  mutating func handleCopiedTexts(
    _ action: KeyboardEvent.Action
  ) -> [KeyboardEffect]? {
    switch action {
    case .showClipboard: return showCopiedTexts()
    // A key with this action shows or hides them.
    case .tap(KeyAction.clipboard.rawValue): return nil
    case .clearClipboard:
      contents.clipboard?.removeAll()
      if bar.showsCopiedTexts { bar.clear() }
      return []
    default: break
    }
    guard bar.showsCopiedTexts else { return nil }
    switch action {
    case .pickCandidate(let index):
      guard let entry = bar.copiedText(at: index) else { return [.text(.alert(.noSuchCandidate))] }
      bar.clear()
      recent.forget()
      return [.text(.insertText(entry.text))]
    case .forgetCandidate(let index):
      return changeCopiedText(at: index) { $0.remove($1.text) }
    case .pinCandidate(let index):
      return changeCopiedText(at: index) { $0.setPinned(!$1.isPinned, $1.text) }
    default:
      bar.clear()
      return nil
    }
  }

  /// Shows the copied texts, or hides them. An open composition ends.
  private mutating func showCopiedTexts() -> [KeyboardEffect] {
    guard !bar.showsCopiedTexts else {
      bar.clear()
      return []
    }
    let entries = field.traits.isSecure ? [] : contents.clipboard?.entries ?? []
    guard !entries.isEmpty else { return [.text(.alert(.noSuchCandidate))] }
    let ended = emit(engine.resolve(by: .commitFirst))
    bar.show(copied: entries)
    return ended
  }

  private mutating func changeCopiedText(
    at index: Int, _ change: (any ClipboardKeeper, ClipboardHistory.Entry) -> Void
  ) -> [KeyboardEffect] {
    guard let clipboard = contents.clipboard, let entry = bar.copiedText(at: index) else {
      return [.text(.alert(.noSuchCandidate))]
    }
    change(clipboard, entry)
    bar.show(copied: clipboard.entries)
    return []
  }
}
