import InputCore

/// Decodes the bytes that a terminal sends into keys and pasted texts.
///
/// ```
/// E4 BD A0       你                  1B then nothing  Escape
/// 7F             BackSpace           1B 66            f with Alt
/// 08             Backspace with Control, if the terminal reports 7F for Backspace alone
/// 01 … 1A        a … z with Control  1B 5B 44         Left
/// ```
///
/// A terminal in the mode of bracketed paste marks the begin and the end of a pasted text. What is
/// between them is text, whatever keys it would be.
///
/// Only time distinguishes the Escape key from the beginning of a sequence. While `isPending` is
/// true, wait a moment for the next byte and call `flush()` if none comes.
package struct KeyDecoder {
  private enum State {
    /// Between keys.
    case ground
    /// After ESC.
    case escape
    /// After `ESC [` or `ESC O`: the introducing byte, and the parameters so far.
    case sequence(introducer: UInt8, parameters: [UInt8])
    /// After `ESC [ [`. One more byte completes a function key of the Linux console.
    case consoleKey
    /// After the mark that begins a pasted text.
    case paste(PasteCollector)
  }

  private static let escape: UInt8 = 0x1B
  private static let bracket = UInt8(ascii: "[")
  /// The byte of Control+C.
  package static let interrupt: UInt8 = 0x03
  /// The maximum number of parameter bytes. Longer sequences are read to their end and dropped.
  private static let maximumParameterLength = 32
  private static let pasteBegin = Array("200".utf8)

  private var state = State.ground
  private var utf8 = UTF8Accumulator()
  /// Whether ESC precedes the character being decoded.
  private var hasAlt = false
  private let backspace: UInt8?

  /// Creates a decoder.
  ///
  /// - Parameter backspace: The byte that the terminal reports for Backspace, 7F or 08. The other
  ///   of the two is then Backspace with Control. If nil, both are Backspace.
  package init(backspace: UInt8? = nil) { self.backspace = backspace }

  /// Whether the bytes so far may be the beginning of a longer key.
  package var isPending: Bool {
    if case .ground = state { return utf8.isPending }
    return true
  }

  /// Whether a pasted text has begun and not ended. Its bytes may come in parts, with pauses.
  package var isPasting: Bool { if case .paste = state { true } else { false } }

  /// Decodes more bytes.
  ///
  /// - Returns: The keys and the pasted texts that they complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for byte in bytes { decode(byte, into: &events) }
    return events
  }

  /// Decodes pending bytes as they are. A lone ESC is the Escape key. A paste ends without its mark.
  package mutating func flush() -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    finishCharacter(into: &events)
    switch state {
    case .ground, .consoleKey: break
    case .escape: events.append(.key(KeyEvent(.named(.escape))))
    case .sequence(let introducer, let parameters):
      guard parameters.isEmpty else { break }
      let character = Character(Unicode.Scalar(introducer))
      events.append(.key(KeyEvent(.character(character), modifiers: .alt)))
    case .paste(let collector): events.append(.paste(collector.text))
    }
    state = .ground
    return events
  }

  private mutating func decode(_ byte: UInt8, into events: inout [TerminalEvent]) {
    switch state {
    case .ground: decodeCharacter(byte, into: &events)
    case .escape: decodeAfterEscape(byte, into: &events)
    case .sequence(let introducer, let parameters):
      decodeInSequence(byte, introducer, parameters, into: &events)
    case .consoleKey:
      state = .ground
      // `ESC [ [ A` is F1. A byte that completes no key is one of its own: Control+C ends the program.
      if !(0x40...0x7E).contains(byte) { decodeCharacter(byte, into: &events) }
    case .paste(var collector):
      // The state is emptied first, so that the bytes are not copied with each one that is added.
      state = .ground
      if collector.append(byte) {
        events.append(.paste(collector.text))
      } else {
        state = .paste(collector)
      }
    }
  }

  private mutating func decodeAfterEscape(_ byte: UInt8, into events: inout [TerminalEvent]) {
    switch byte {
    case Self.escape:
      events.append(.key(KeyEvent(.named(.escape))))
    case Self.bracket, UInt8(ascii: "O"):
      state = .sequence(introducer: byte, parameters: [])
    case Self.interrupt:
      // Escape and Control+C in one read are two keys: who leaves in a hurry presses both.
      state = .ground
      events.append(.key(KeyEvent(.named(.escape))))
      decodeCharacter(byte, into: &events)
    default:
      state = .ground
      hasAlt = true
      decodeCharacter(byte, into: &events)
    }
  }

  private mutating func decodeInSequence(
    _ byte: UInt8, _ introducer: UInt8, _ parameters: [UInt8], into events: inout [TerminalEvent]
  ) {
    switch byte {
    case Self.bracket where introducer == Self.bracket && parameters.isEmpty:
      state = .consoleKey
    case 0x20...0x3F:
      guard parameters.count < Self.maximumParameterLength else { return }
      state = .sequence(introducer: introducer, parameters: parameters + [byte])
    case 0x40...0x7E:
      state = .ground
      guard parameters.count < Self.maximumParameterLength else { return }
      if parameters == Self.pasteBegin, byte == UInt8(ascii: "~"), introducer == Self.bracket {
        state = .paste(PasteCollector())
        return
      }
      let key =
        introducer == Self.bracket
        ? EscapeSequence.key(parameters: parameters, final: byte)
        : EscapeSequence.applicationKey(parameters: parameters, final: byte)
      if let key { events.append(.key(key)) }
    default:
      // The byte belongs to no sequence: drop the sequence and decode the byte as a key.
      state = .ground
      decodeCharacter(byte, into: &events)
    }
  }

  private mutating func decodeCharacter(_ byte: UInt8, into events: inout [TerminalEvent]) {
    if byte == Self.escape {
      finishCharacter(into: &events)
      state = .escape
      return
    }
    for scalar in utf8.append(byte) { type(scalar, into: &events) }
  }

  private mutating func finishCharacter(into events: inout [TerminalEvent]) {
    for scalar in utf8.finish() { type(scalar, into: &events) }
    hasAlt = false
  }

  private mutating func type(_ scalar: Unicode.Scalar, into events: inout [TerminalEvent]) {
    guard var event = key(for: scalar) else { return }
    if hasAlt { event.modifiers.insert(.alt) }
    hasAlt = false
    events.append(.key(event))
  }

  /// Returns the key of a scalar; nil for the C1 control characters.
  private func key(for scalar: Unicode.Scalar) -> KeyEvent? {
    switch scalar.value {
    case 0x08, 0x7F:
      KeyEvent(.named(.backspace), modifiers: isOtherBackspace(scalar) ? .control : [])
    case 0x09: KeyEvent(.named(.tab))
    case 0x0A, 0x0D: KeyEvent(.named(.return))
    case 0x00: KeyEvent(.character(" "), modifiers: .control)
    case 0x01...0x1A: Self.control(scalar, offset: 0x60)
    case 0x1B...0x1F: Self.control(scalar, offset: 0x40)
    case 0x80...0x9F: nil
    default: KeyEvent(Character(scalar))
    }
  }

  private func isOtherBackspace(_ scalar: Unicode.Scalar) -> Bool {
    (backspace == 0x7F || backspace == 0x08) && backspace.map(UInt32.init) != scalar.value
  }

  private static func control(_ scalar: Unicode.Scalar, offset: UInt32) -> KeyEvent? {
    Unicode.Scalar(scalar.value + offset).map {
      KeyEvent(.character(Character($0)), modifiers: .control)
    }
  }
}
