/// A key of a touch keyboard and what the finger does there, as scripts write it:
///
/// ```
/// e          a tap on the key of the layer shown that types e
/// <shift>    a tap on the key called shift
/// e^2        held down, and the second alternative; e^ takes the default
/// あ/n        a flick to the north; あ/nw-se along two directions
/// b*3        three taps in a row
/// ```
package struct KeyTap: Hashable, Sendable {
  /// Which key.
  package enum Target: Hashable, Sendable, CustomStringConvertible {
    /// The key that types this.
    case text(String)
    /// The key with this id.
    case id(String)

    /// The key as scripts write it.
    package var description: String {
      switch self {
      case .text(let text): "'\(text)'"
      case .id(let id): "<\(id)>"
      }
    }
  }

  /// What the finger does.
  package enum Gesture: Hashable, Sendable {
    case tap
    case longPress(choice: Int?)
    case multiTap(count: Int)
    case flick(directions: String)
  }

  /// Which key.
  package var target: Target
  /// What the finger does.
  package var gesture: Gesture

  /// Reads one word of a script. A mark alone is a key.
  init(parsing word: Substring) {
    (target, gesture) = (.text(String(word)), .tap)
    guard word.count > 1 else { return }
    var key = word
    if let position = word.dropFirst().lastIndex(where: { "^*/".contains($0) }) {
      let argument = word[word.index(after: position)...]
      if let gesture = Self.gesture(word[position], argument) {
        self.gesture = gesture
        key = word[..<position]
      }
    }
    let isID = key.count > 2 && key.first == "<" && key.last == ">"
    target = isID ? .id(String(key.dropFirst().dropLast())) : .text(String(key))
  }

  private static func gesture(_ mark: Character, _ argument: Substring) -> Gesture? {
    switch mark {
    case "^":
      if argument.isEmpty { return .longPress(choice: nil) }
      return Int(argument).flatMap { $0 > 0 ? .longPress(choice: $0 - 1) : nil }
    case "*": return Int(argument).flatMap { $0 > 1 ? .multiTap(count: $0) : nil }
    case "/":
      guard !argument.isEmpty, argument.allSatisfy({ "nsew-".contains($0) }) else { return nil }
      return .flick(directions: String(argument.map { $0 == "-" ? " " : $0 }))
    default: return nil
    }
  }
}
