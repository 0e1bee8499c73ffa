import HistoryStore
import Keyboards

/// The texts copied in the field: kept once the user has asked for it, and forgotten when the user
/// wants it no longer.
extension PlaygroundSession {
  mutating func keepCopiedTexts(_ isOn: Bool) throws {
    guard isOn != keepsCopiedTexts else { return }
    if !isOn { library.clipboard?.removeAll() }
    keepsCopiedTexts = isOn
    endComposition()
    let library = isHardware ? hardwareLibrary : library
    replaceSession(by: try currentContents(), library.settings)
  }

  /// Receives a text copied or cut in the field. Password fields are the page's own.
  mutating func take(copied text: String) {
    guard plugin == nil else { return }
    language.take(CopiedText(text, isPrivate: field.traits.isSecure))
  }

  /// Returns contents that keep copied texts as the user wants.
  func keepingCopiedTexts(_ contents: KeyboardContents) -> KeyboardContents {
    var contents = contents
    contents.clipboard = keepsCopiedTexts ? library.clipboard : nil
    return contents
  }
}
