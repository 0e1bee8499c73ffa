/// A gesture on a key of a touch keyboard, as scripts write it:
///
/// ```
/// e          a tap on the key of the layer shown that types e
/// <shift>    a tap on the key with the id shift
/// e^2        a long press that takes the second alternative; e^ takes the default
/// あ/n        a flick north; あ/nw-se a flick in two directions
/// b*3        three taps in a row
/// h~e~l~o    a gesture over the keys of a word
/// ```
package struct KeyTap: Hashable, Sendable {
  /// The key of a gesture.
  package enum Target: Hashable, Sendable, CustomStringConvertible {
    /// The key that types a text.
    case text(String)
    /// The key with an id.
    case id(String)

    /// The key as scripts write it, texts in quotation marks.
    package var description: String {
      switch self {
      case .text(let text): "'\(text)'"
      case .id(let id): "<\(id)>"
      }
    }
  }

  /// The movement of the finger.
  package enum Gesture: Hashable, Sendable {
    case tap
    case longPress(choice: Int?)
    case multiTap(count: Int)
    case flick(directions: String)
    case glide(over: [Target])
  }

  /// The key.
  package var target: Target
  /// The movement of the finger.
  package var gesture: Gesture

  /// Parses a word of a script. A single `^`, `*` or `/` is a key.
  init(parsing word: Substring) {
    (target, gesture) = (.text(String(word)), .tap)
    guard word.count > 1 else { return }
    let letters = word.split(separator: "~")
    if letters.count > 1 {
      let targets = letters.map { Target.text(String($0)) }
      (target, gesture) = (targets[0], .glide(over: targets))
      return
    }
    var key = word
    if let mark = word.dropFirst().lastIndex(where: { "^*/".contains($0) }) {
      let argument = word[word.index(after: mark)...]
      if let gesture = Self.gesture(word[mark], argument) {
        self.gesture = gesture
        key = word[..<mark]
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
