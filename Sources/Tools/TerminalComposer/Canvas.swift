#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal that is drawn on: the output where that is a terminal, otherwise the one that the
/// process belongs to, or standard error: the text itself may go elsewhere.
struct Canvas {
  private let output: Descriptor
  private let ownsOutput: Bool
  private var encoder: FrameEncoder

  private static let defaultSize = TerminalSize(columns: 80, rows: 24)

  /// Nil where there is nothing to draw on, or only a terminal that cannot move its cursor.
  init?(output: Descriptor, environment: TerminalEnvironment) {
    guard environment.canMoveCursor else { return nil }
    if output.isTerminal {
      (self.output, ownsOutput) = (output, false)
    } else if let terminal = Self.openTerminal() {
      (self.output, ownsOutput) = (terminal, true)
    } else if Descriptor.standardError.isTerminal {
      (self.output, ownsOutput) = (.standardError, false)
    } else {
      return nil
    }
    encoder = FrameEncoder(hasColour: environment.wantsColour)
  }

  /// The size of the terminal at this moment.
  var size: TerminalSize {
    var size = winsize()
    guard ioctl(output.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return Self.defaultSize }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Begins drawing. Like the other members, answers an `errno` value where it is not possible.
  mutating func enter(unless shouldGiveUp: () -> Bool) -> Int32? {
    encoder.forget()
    return output.write(FrameEncoder.enter, unless: shouldGiveUp)
  }

  /// Draws a screen.
  mutating func draw(_ screen: Screen, unless shouldGiveUp: () -> Bool) -> Int32? {
    let frame = FrameRenderer.frame(of: screen, size: size)
    return output.write(encoder.encode(frame), unless: shouldGiveUp)
  }

  /// Draws everything anew the next time.
  mutating func forget() {
    encoder.forget()
  }

  /// Ends drawing: the screen is what it was before.
  func leave() {
    _ = output.write(FrameEncoder.leave)
    if ownsOutput { close(output.number) }
  }

  private static func openTerminal() -> Descriptor? {
    let number = open("/dev/tty", O_WRONLY | O_CLOEXEC | O_NOCTTY)
    return number >= 0 ? Descriptor(number: number) : nil
  }
}
