import InputCore
import Keyboards
import TextDocument

/// The state that a recorded scenario asserts.
struct RecordedScene: Hashable {
  var document: InMemoryDocument
  /// The marked text with `|` at the caret; empty if nothing is composed.
  var preedit: String
  /// The candidates of a composition.
  var candidates: [String]
}

/// Writes what is typed as a scenario of `Tests/Scenarios`, which `ime-cli replay` plays.
///
/// ```
/// SCENARIO   a word with a mark
/// KEYBOARD   vi touch
/// TAP        <shift> v i e e j t
/// DOCUMENT   Việt|
/// ```
struct ScenarioRecorder {
  private var lines: [(name: String, text: String)] = []
  private var isComplete = true
  private let keyboard: String

  /// Begins in an empty field of a keyboard.
  init(keyboard: String) {
    self.keyboard = keyboard
  }

  /// Notes an action on the keyboard shown.
  mutating func note(_ action: KeyboardEvent.Action, on view: KeyboardView) {
    func key(_ id: String) -> String {
      // Keys are found by their text if it is unambiguous and has no meaning in the notation.
      guard let cap = view.keys.first(where: { $0.id == id }), let text = cap.text,
        view.keys.first(where: { $0.text == text })?.id == id,
        !text.contains(where: { $0.isWhitespace || "^*/~<>|#\\".contains($0) })
      else { return "<\(id)>" }
      return text
    }
    switch action {
    case .tap(let id): append("TAP", key(id))
    case .longPress(let id, let choice):
      append("TAP", key(id) + "^" + (choice.map { "\($0 + 1)" } ?? ""))
    case .multiTap(let id, let count): append("TAP", key(id) + "*\(count)")
    case .flick(let id, let directions):
      append("TAP", key(id) + "/" + String(directions.map { $0 == " " ? "-" : $0 }))
    case .hardware(let key): append(key)
    case .hardwareUp: break
    case .pickCandidate(let index): append("CHOOSE", "\(index + 1)")
    default: interrupt()
    }
  }

  private mutating func append(_ key: HardwareKey) {
    guard let event = KeyEvent(onUSKeyboard: key) else { return interrupt() }
    append("KEYS", event.description)
  }

  /// Notes something that no line of a scenario can repeat.
  mutating func interrupt() { isComplete = false }

  private mutating func append(_ name: String, _ text: String) {
    if let last = lines.last, last.name == name {
      lines[lines.count - 1].text += (name == "KEYS" ? "" : " ") + text
    } else {
      lines.append((name, text))
    }
  }

  /// Returns the scenario of everything that was typed, with its result.
  func scenario(named name: String, _ scene: RecordedScene) -> String {
    let title = name.split(whereSeparator: \.isNewline).joined(separator: " ")
    var all = [
      ("SCENARIO", title.isEmpty ? "recorded in the browser" : title),
      // A hardware keyboard of a script has its on-screen keyboard too.
      ("KEYBOARD", "\(keyboard) \(lines.contains { $0.name == "KEYS" } ? "hardware" : "touch")"),
    ]
    all += lines.map { ($0.name, $0.text) }
    all.append(("PREEDIT", Self.escaped(scene.preedit)))
    if !scene.candidates.isEmpty {
      let plain = scene.candidates.prefix(3).prefix { !$0.contains(where: \.isWhitespace) }
      if !plain.isEmpty { all.append(("CANDIDATES", plain.joined(separator: " "))) }
    }
    let document = scene.document
    all.append(
      ("DOCUMENT", Self.escaped(document.textBeforeInput + "|" + document.textAfterInput)))
    let text = all.map { name, text in
      (name + String(repeating: " ", count: max(1, 11 - name.count)) + text).trimmingEnd
    }.joined(separator: "\n")
    return isComplete
      ? text + "\n" : "# Something was done that a scenario cannot repeat.\n" + text + "\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.append(character)
      }
    }
    return result
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension KeyEvent {
  /// Creates the key of a US keyboard that a key press stands for; nil if it types nothing there.
  fileprivate init?(onUSKeyboard key: HardwareKey) {
    var modifiers: KeyEvent.Modifiers = []
    if !key.modifiers.isDisjoint(with: [.ctrlL, .ctrlR]) { modifiers.insert(.control) }
    if !key.modifiers.isDisjoint(with: [.altL, .altR]) { modifiers.insert(.alt) }
    switch key.key {
    case .named(let named):
      if key.modifiers.contains(.shift) { modifiers.insert(.shift) }
      self.init(.named(named), modifiers: modifiers)
    case .character(let character):
      self.init(.character(character), modifiers: modifiers)
    case .position(let position):
      guard
        let character = position.onUSKeyboard(isShifted: key.modifiers.contains(.shift))
      else { return nil }
      self.init(.character(character), modifiers: modifiers)
    }
  }
}
