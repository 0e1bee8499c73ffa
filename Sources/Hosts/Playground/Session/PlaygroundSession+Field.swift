import InputCore
import TextDocument

extension PlaygroundSession {
  mutating func select(_ range: Range<Int>, _ version: Int) {
    guard version == self.version, !field.traits.isSecure else { return }
    // A composition that ends becomes text before what the user selected after it.
    let (caret, length) = (document.textBeforeInput.utf16.count, document.text.utf16.count)
    endComposition()
    let growth = range.lowerBound > caret ? document.text.utf16.count - length : 0
    let range = range.lowerBound + growth..<range.upperBound + growth
    guard (try? document.select(range, in: .utf16)) != nil else { return }
    recorder?.interrupt()
    hostChanged(.caretLeft(.kept))
  }

  mutating func paste(_ text: String) {
    guard !field.traits.isSecure,
      document.text.utf16.count + text.utf16.count <= Self.maximumTextLength
    else { return }
    edit { $0.insertText(text) }
  }

  mutating func undo(isRedo: Bool) {
    edit { document in
      if isRedo { _ = document.redo() } else { _ = document.undo() }
    }
  }

  /// Changes the text as the page does, not the keyboard.
  mutating func edit(_ body: (inout InMemoryDocument) -> Void) {
    endComposition()
    body(&document)
    version += 1
    recorder?.interrupt()
    hostChanged(.textChanged(.kept))
  }

  private mutating func hostChanged(_ event: HostEvent) {
    carryOut(plugin?.handle(event) ?? language.handle(event))
  }

  mutating func change(to kind: FieldKind) {
    guard kind != field else { return }
    endComposition()
    let wasSecure = field.traits.isSecure
    field = kind
    document = InMemoryDocument()
    version += 1
    recorder = nil
    if kind.traits.isSecure {
      hostChanged(.becameSecure)
    } else {
      if wasSecure { hostChanged(.secureInputEnded) }
      hostChanged(.traitsChanged(kind.traits, .kept))
    }
    begin()
  }
}
