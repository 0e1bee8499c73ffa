#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal that keys are read from, set so that every key comes at once and none is shown.
struct RawTerminal {
  private let input: Descriptor
  private let original: termios

  /// Nil where `input` is no terminal.
  init?(_ input: Descriptor) {
    var settings = termios()
    guard input.isTerminal, tcgetattr(input.number, &settings) == 0 else { return nil }
    self.input = input
    original = settings
  }

  /// The byte that its Backspace sends, as it was set.
  var backspace: UInt8 {
    withUnsafeBytes(of: original.c_cc) { $0[Int(VERASE)] }
  }

  /// Every key at once, Control keys as well.
  func enter() {
    var settings = original
    cfmakeraw(&settings)
    set(settings)
  }

  /// As it was before.
  func leave() {
    set(original)
  }

  private func set(_ settings: termios) {
    var settings = settings
    while tcsetattr(input.number, TCSADRAIN, &settings) != 0, errno == EINTR {}
  }
}
