/// A keyboard that a host can show: a description that costs nothing, and a session that is made
/// when the keyboard is first shown.
public protocol KeyboardPlugin: Sendable {
  /// The metadata of the keyboard.
  var description: KeyboardDescription { get }
  /// Opens the layout, the dictionary and everything else the keyboard needs.
  func open() throws(KeyboardError) -> any KeyboardSession
}

/// Why a keyboard cannot be had. The one in use stays.
public enum KeyboardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No keyboard types the language.
  case unknownLanguage(String, known: [String])
  /// No keyboard has the id.
  case unknownKeyboard(String, known: [String])
  /// A keyboard could not be opened: what its files say, with file and line.
  case cannotOpen(String, reason: String)
  /// Two keyboards have the same id.
  case duplicateID(String)
  /// A keyboard's language is no tag of BCP 47.
  case malformedTag(String, keyboard: String)
  /// A keyboard asks for a capability without saying what for.
  case emptyPurpose(String, keyboard: String)
  /// A registry must keep a keyboard.
  case noKeyboardLeft

  /// The problem and what to do about it.
  public var description: String {
    switch self {
    case .unknownLanguage(let tag, let known):
      "no keyboard types '\(tag)'; there are \(known.joined(separator: ", "))"
    case .unknownKeyboard(let id, let known):
      "no keyboard is called '\(id)'; there are \(known.joined(separator: ", "))"
    case .cannotOpen(let id, let reason): "the keyboard '\(id)' cannot be opened: \(reason)"
    case .duplicateID(let id): "two keyboards are called '\(id)'; give one of them another id"
    case .malformedTag(let tag, let keyboard):
      "the keyboard '\(keyboard)' has the primary language '\(tag)'; write a BCP 47 tag such as fa-IR"
    case .emptyPurpose(let capability, let keyboard):
      "the keyboard '\(keyboard)' asks for '\(capability)' without a purpose; say what the user gets"
    case .noKeyboardLeft: "the last keyboard stays: without one nothing can be typed"
    }
  }
}
