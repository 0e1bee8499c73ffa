/// Which command a key gives. Keymaps are data: lines of `state key command`, where the key is in
/// key notation without its angle brackets, and the state is `composing`, `idle`, `any`,
/// `choosing` for methods whose candidates are opened by a key, or `predicting` while words are offered
/// that may follow a commit:
///
/// ```
/// # state    key        command
/// composing  BackSpace  delete-backward
/// composing  C-Left     move-syllable-left
/// composing  2          select-2
/// ```
///
/// While one chooses, lines of `choosing` go before those of `composing`. A key without a line types
/// its character, or is left to the host when it has none. The command `type` takes an earlier line
/// of the key away.
public struct Keymap: Sendable {
  /// What can be wrong with the text of a keymap. Lines count from 1.
  public enum ParsingError: Error, Equatable, Sendable, CustomStringConvertible {
    case wrongFieldCount(line: Int)
    case unknownState(String, line: Int)
    case unknownKey(String, line: Int)
    case unknownCommand(String, line: Int)

    /// What is wrong, where, and what to write instead.
    public var description: String {
      switch self {
      case .wrongFieldCount(let line):
        "line \(line): a keymap line has three fields: state, key, command"
      case .unknownState(let state, let line):
        "line \(line): no state is called '\(state)'; "
          + "use composing, choosing, predicting, idle or any"
      case .unknownKey(let key, let line):
        "line \(line): no key is called '\(key)'; write a character or a name such as C-BackSpace"
      case .unknownCommand(let command, let line):
        "line \(line): no command is called '\(command)'"
      }
    }
  }

  private var composing: [KeyEvent: Command] = [:]
  private var idle: [KeyEvent: Command] = [:]
  private var choosing: [KeyEvent: Command] = [:]
  private var predicting: [KeyEvent: Command] = [:]
  /// A bit for each character of ASCII that has a line without modifiers: the others, which are most
  /// keys, need not be looked up.
  private var charactersWithLine: (low: UInt64, high: UInt64) = (0, 0)

  /// Reads the text of a keymap. A later line wins over an earlier one.
  public init(parsing text: some StringProtocol) throws(ParsingError) { try add(text) }

  /// Adds lines, which win over those that are there.
  public mutating func add(_ text: some StringProtocol) throws(ParsingError) {
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      guard !line.hasPrefix("#") else { continue }
      let fields = line.split { $0 == " " || $0 == "\t" }
      guard !fields.isEmpty else { continue }
      guard fields.count == 3 else { throw .wrongFieldCount(line: number) }
      guard let event = KeyNotation.event(named: String(fields[1])) else {
        throw .unknownKey(String(fields[1]), line: number)
      }
      let command = Command(name: Substring(fields[2]))
      guard command != nil || fields[2] == "type" else {
        throw .unknownCommand(String(fields[2]), line: number)
      }
      note(event)
      switch fields[0] {
      case "composing": composing[event] = command
      case "choosing": choosing[event] = command
      case "predicting": predicting[event] = command
      case "idle": idle[event] = command
      case "any":
        (composing[event], idle[event]) = (command, command)
        choosing[event] = nil
      default: throw .unknownState(String(fields[0]), line: number)
      }
    }
  }

  /// A keymap without lines: every key types its character.
  public init() {}

  /// The command that `event` gives while a composition is open, while one chooses from candidates
  /// that a key opened, or while nothing is composed.
  public func command(
    for event: KeyEvent, isComposing: Bool, isChoosing: Bool = false
  ) -> Command {
    if let character = event.plainASCII, !hasLine(character) {
      return event.typedCharacter.map(Command.insert) ?? .passThrough
    }
    if isChoosing, let command = choosing[event] { return command }
    if let command = isComposing ? composing[event] : idle[event] { return command }
    return event.typedCharacter.map(Command.insert) ?? .passThrough
  }

  /// The command that `event` gives while words are offered that may follow a commit; nil where the key
  /// means what it always does.
  func command(whilePredicting event: KeyEvent) -> Command? { predicting[event] }

  private mutating func note(_ event: KeyEvent) {
    guard let character = event.plainASCII else { return }
    if character < 64 {
      charactersWithLine.low |= 1 << UInt64(character)
    } else {
      charactersWithLine.high |= 1 << UInt64(character & 63)
    }
  }

  private func hasLine(_ character: UInt8) -> Bool {
    let bits = character < 64 ? charactersWithLine.low : charactersWithLine.high
    return bits >> UInt64(character & 63) & 1 == 1
  }
}

extension KeyEvent {
  /// The character of a key without modifiers, where it is one of ASCII.
  fileprivate var plainASCII: UInt8? {
    guard modifiers.isEmpty, case .character(let character) = key,
      character.utf8.count == 1
    else { return nil }
    return character.utf8.first
  }
}
