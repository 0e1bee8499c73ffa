/// A table that maps keys to commands. Its text has lines of `state key command`. The key is in key
/// notation without angle brackets. The state is `composing`, `idle`, `any` (both), `choosing` for
/// methods whose candidates are opened by a key, or `predicting` while predicted words are offered:
///
/// ```
/// # state    key        command
/// composing  BackSpace  delete-backward
/// composing  C-Left     move-syllable-left
/// composing  2          select-2
/// ```
///
/// While candidates are open that a key opened, `choosing` lines take precedence over `composing`
/// lines. A key without a line types its character, or goes to the host if it has none. The command
/// `type` removes an earlier line of the key.
///
/// ```swift
/// var keymap = Keymap.multistage
/// try keymap.add("composing  C-j  commit")
/// ```
public struct Keymap: Sendable {
  /// An error in the text of a keymap. Lines count from 1.
  public enum ParsingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A line without exactly three fields.
    case wrongFieldCount(line: Int)
    /// A first field that names no state.
    case unknownState(String, line: Int)
    /// A second field that is no key.
    case unknownKey(String, line: Int)
    /// A third field that names no command.
    case unknownCommand(String, line: Int)

    /// The error message, with the line and what to write instead.
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
  /// A bit for each ASCII character that has a line without modifiers. The other characters, which
  /// are most keys, skip the dictionary lookup.
  private var charactersWithLine: (low: UInt64, high: UInt64) = (0, 0)

  /// Creates a keymap from its text. A later line replaces an earlier one for the same key and
  /// state.
  ///
  /// - Throws: `ParsingError` at the first line that cannot be read.
  public init(parsing text: some StringProtocol) throws(ParsingError) { try add(text) }

  /// Adds lines, which replace existing ones for the same key and state.
  ///
  /// - Throws: `ParsingError` at the first line that cannot be read. The lines before it are
  ///   already added.
  public mutating func add(_ text: some StringProtocol) throws(ParsingError) {
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
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

  /// Creates a keymap without lines: every key types its character.
  public init() {}

  /// Returns the command for a key.
  ///
  /// - Parameters:
  ///   - event: The key that was pressed.
  ///   - isComposing: Whether a composition is open.
  ///   - isChoosing: Whether candidates are open that a key opened.
  /// - Returns: The command of the keymap; without a line for the key, `.insert`, or `.passThrough`
  ///   if the key types no character.
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

  /// Returns the `predicting` command of a key while predicted words are offered; nil if the key
  /// keeps its usual meaning.
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
  /// The ASCII character of a key without modifiers; nil for other keys.
  fileprivate var plainASCII: UInt8? {
    guard modifiers.isEmpty, case .character(let character) = key,
      character.utf8.count == 1
    else { return nil }
    return character.utf8.first
  }
}
