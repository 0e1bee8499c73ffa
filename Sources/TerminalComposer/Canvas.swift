#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal that is drawn on: standard output where that is a terminal, so that the text can
/// go elsewhere, otherwise the terminal that the process belongs to, or standard error.
struct Canvas {
  private let output: Descriptor
  private let ownsOutput: Bool
  private var encoder: FrameEncoder

  private static let defaultSize = TerminalSize(columns: 80, rows: 24)

  /// Nil where there is nothing to draw on, or only a terminal that cannot move its cursor.
  init?() {
    guard let type = Self.environment("TERM"), type != "dumb" else { return nil }
    if Descriptor.standardOutput.isTerminal {
      (output, ownsOutput) = (.standardOutput, false)
    } else if let terminal = Self.openTerminal() {
      (output, ownsOutput) = (terminal, true)
    } else if Descriptor.standardError.isTerminal {
      (output, ownsOutput) = (.standardError, false)
    } else {
      return nil
    }
    encoder = FrameEncoder(hasColour: Self.environment("NO_COLOR") == nil)
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

  /// The value of a variable that is set to something.
  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value[0] != 0 else { return nil }
    return String(cString: value)
  }
}
