/// A text notation for key presses. A character is its own key. Other keys are names in angle
/// brackets, with modifiers before the name:
///
/// ```
/// nihao<Space>          letters, then the space bar
/// nihao<Left><Left>     two steps to the left
/// <C-Left>              Left with Control (S- is Shift, A- is Alt)
/// <less>                the character <
/// ```
public enum KeyNotation {
  /// An error in key notation. `offset` counts characters from 0.
  public enum ParsingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A `<` at this offset that no `>` closes.
    case unclosedBracket(offset: Int)
    /// A name in brackets that no key has.
    case unknownKey(name: String, offset: Int)

    /// The error message, with what to write instead.
    public var description: String {
      switch self {
      case .unclosedBracket(let offset):
        "character \(offset + 1): '<' opens a key name that no '>' closes; write <less> for the key '<'"
      case .unknownKey(let name, let offset):
        "character \(offset + 1): no key is called '\(name)'; the names are "
          + (KeyEvent.NamedKey.allCases.map { $0.rawValue } + characterNames.map { $0.name })
          .joined(separator: ", ")
      }
    }
  }

  static let characterNames: [(name: String, character: Character)] = [
    ("Space", " "), ("less", "<"), ("greater", ">"), ("bar", "|"),
  ]

  /// Returns the key presses that `text` describes.
  ///
  /// - Throws: `ParsingError` if a bracket is not closed or a key name is unknown.
  public static func parse(_ text: some StringProtocol) throws(ParsingError) -> [KeyEvent] {
    var events: [KeyEvent] = []
    var rest = text[...]
    var offset = 0
    while let first = rest.first {
      guard first == "<" else {
        events.append(KeyEvent(first))
        rest = rest.dropFirst()
        offset += 1
        continue
      }
      guard let close = rest.firstIndex(of: ">") else { throw .unclosedBracket(offset: offset) }
      let name = rest[rest.index(after: rest.startIndex)..<close]
      guard let event = event(named: String(name)) else {
        throw .unknownKey(name: String(name), offset: offset)
      }
      events.append(event)
      offset += name.count + 2
      rest = rest[rest.index(after: close)...]
    }
    return events
  }

  /// Returns the key with the given name and modifiers, written as between angle brackets:
  /// `C-Left`, `a`. Nil if no key has the name.
  static func event(named name: String) -> KeyEvent? {
    var modifiers: KeyEvent.Modifiers = []
    var rest = name[...]
    while rest.count > 2, rest.dropFirst().first == "-" {
      switch rest.first {
      case "C": modifiers.insert(.control)
      case "S": modifiers.insert(.shift)
      case "A": modifiers.insert(.alt)
      default: return nil
      }
      rest = rest.dropFirst(2)
    }
    if let named = KeyEvent.NamedKey(rawValue: String(rest)) {
      return KeyEvent(.named(named), modifiers: modifiers)
    }
    if let named = characterNames.first(where: { $0.name == rest }) {
      return KeyEvent(.character(named.character), modifiers: modifiers)
    }
    guard rest.count == 1, let character = rest.first else { return nil }
    return KeyEvent(.character(character), modifiers: modifiers)
  }
}

extension KeyEvent: CustomStringConvertible {
  /// The key press in key notation. Parsing it returns an equal key press.
  public var description: String {
    let name: String
    switch key {
    case .named(let named):
      name = named.rawValue
    case .character(let character):
      if let named = KeyNotation.characterNames.first(where: { $0.character == character }) {
        name = named.name
      } else if modifiers.isEmpty {
        return String(character)
      } else {
        name = String(character)
      }
    }
    let prefix =
      (modifiers.contains(.control) ? "C-" : "") + (modifiers.contains(.alt) ? "A-" : "")
      + (modifiers.contains(.shift) ? "S-" : "")
    return "<\(prefix)\(name)>"
  }
}
