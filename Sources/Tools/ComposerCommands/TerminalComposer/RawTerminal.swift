import LibC

/// A terminal that keys are read from. In raw mode each key arrives at once and is not echoed.
struct RawTerminal {
  private let input: Descriptor
  private var original: termios

  /// Saves the settings of the terminal; nil if `input` is not a terminal.
  init?(_ input: Descriptor) {
    var settings = termios()
    guard input.isTerminal, tcgetattr(input.number, &settings) == 0 else { return nil }
    self.input = input
    original = settings
  }

  /// The byte that Backspace sends according to the original settings.
  var backspace: UInt8 {
    withUnsafeBytes(of: original.c_cc) { $0[Int(VERASE)] }
  }

  /// Enters raw mode: each key arrives at once, Control keys included.
  func enter() {
    var settings = original
    cfmakeraw(&settings)
    set(settings)
  }

  /// Enters raw mode again after another program had the terminal, whose settings are the original
  /// ones from now on.
  mutating func resume() {
    var settings = termios()
    if tcgetattr(input.number, &settings) == 0 { original = settings }
    enter()
  }

  /// Restores the terminal if a fault ends the program.
  ///
  /// - Parameter canvas: the terminal that is drawn on; nil if nothing is drawn.
  func restoreAfterFaults(drawingOn canvas: Canvas?) {
    FatalSignals.catchAll(input: input.number, settings: original, output: canvas?.number)
  }

  /// Restores the original settings.
  func leave() {
    set(original)
  }

  private func set(_ settings: termios) {
    var settings = settings
    while tcsetattr(input.number, TCSADRAIN, &settings) != 0, errno == EINTR {}
  }
}
