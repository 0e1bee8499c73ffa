import LibC

/// The terminal that is drawn on: the output if that is a terminal, otherwise the controlling
/// terminal or standard error. The text itself may go elsewhere.
struct Canvas {
  private let output: Descriptor
  private let ownsOutput: Bool
  private var encoder: FrameEncoder
  /// The size of the terminal when it was drawn last; nil before.
  private var drawnSize: TerminalSize?

  private static let defaultSize = TerminalSize(columns: 80, rows: 24)

  /// Opens the terminal to draw on; nil if there is none, or it cannot move its cursor.
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

  /// The descriptor of the terminal.
  var number: Int32 { output.number }

  /// The current size of the terminal; 80 × 24 if unknown.
  var size: TerminalSize {
    var size = winsize()
    guard ioctl(output.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return Self.defaultSize }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Begins drawing.
  ///
  /// - Returns: An `errno` value if writing fails; nil on success. The other methods do the same.
  mutating func enter(unless shouldGiveUp: () -> Bool) -> Int32? {
    encoder.forget()
    return output.write(FrameEncoder.enter, unless: shouldGiveUp)
  }

  /// Draws a screen. Returns an `errno` value if writing fails; nil on success.
  mutating func draw(_ screen: Screen, unless shouldGiveUp: () -> Bool) -> Int32? {
    let size = size
    // A terminal that changes its size may scroll or wrap what it shows, so no line of it is known.
    if size != drawnSize { encoder.forget() }
    drawnSize = size
    let frame = FrameRenderer.frame(of: screen, size: size)
    return output.write(encoder.encode(frame), unless: shouldGiveUp)
  }

  /// Makes the next frame redraw everything.
  mutating func forget() {
    encoder.forget()
  }

  /// Restores the previous screen while the program is stopped.
  func pause() {
    _ = output.write(FrameEncoder.leave)
  }

  /// Ends drawing and restores the previous screen.
  func leave() {
    pause()
    if ownsOutput { close(output.number) }
  }

  private static func openTerminal() -> Descriptor? {
    let number = open("/dev/tty", O_WRONLY | O_CLOEXEC | O_NOCTTY)
    return number >= 0 ? Descriptor(number: number) : nil
  }
}
