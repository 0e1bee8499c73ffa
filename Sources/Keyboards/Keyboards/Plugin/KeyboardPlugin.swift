/// A keyboard that a host can show: metadata that is cheap to read, and a session that is created
/// when the keyboard is first shown.
public protocol KeyboardPlugin: Sendable {
  /// The metadata of the keyboard.
  var description: KeyboardDescription { get }
  /// Opens the keyboard: reads the layout, the dictionary and anything else it needs.
  ///
  /// - Throws: `cannotOpen` with the reason, including file and line if a file is at fault.
  func open() throws(KeyboardError) -> any KeyboardSession
}

/// An error that keeps a keyboard from being used. The current keyboard stays.
public enum KeyboardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No keyboard types the language.
  case unknownLanguage(String, known: [String])
  /// No keyboard has the id.
  case unknownKeyboard(String, known: [String])
  /// A keyboard could not be opened. The reason includes file and line if a file is at fault.
  case cannotOpen(String, reason: String)
  /// The user has refused what a keyboard asks for. The title is that under which it asked.
  case refused(String, title: String)
  /// Two keyboards have the same id.
  case duplicateID(String)
  /// A keyboard's primary language is not a BCP 47 tag.
  case malformedTag(String, keyboard: String)
  /// A keyboard asks for a capability without stating a purpose.
  case emptyPurpose(String, keyboard: String)
  /// A registry must have at least one enabled keyboard.
  case noKeyboardLeft

  /// The problem and its remedy, in one line.
  public var description: String {
    switch self {
    case .unknownLanguage(let tag, let known):
      "no keyboard types '\(tag)'; available are \(known.joined(separator: ", "))"
    case .unknownKeyboard(let id, let known):
      "no keyboard is called '\(id)'; available are \(known.joined(separator: ", "))"
    case .cannotOpen(let id, let reason): "the keyboard '\(id)' cannot be opened: \(reason)"
    case .refused(let id, let title):
      "the keyboard '\(id)' does not run: you refused '\(title)'; to use it, answer yes to 'ime-cli enable' with its manifest"
    case .duplicateID(let id): "two keyboards have the id '\(id)'; give one of them another id"
    case .malformedTag(let tag, let keyboard):
      "the keyboard '\(keyboard)' has the primary language '\(tag)'; write a BCP 47 tag such as fa-IR"
    case .emptyPurpose(let capability, let keyboard):
      "the keyboard '\(keyboard)' asks for '\(capability)' without a purpose; state what it gives the user"
    case .noKeyboardLeft: "at least one keyboard must be enabled; keep or add one"
    }
  }
}
