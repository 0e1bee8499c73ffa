#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the environment says about drawing.
package struct TerminalEnvironment: Sendable {
  /// Whether the terminal can do more than print: `TERM` is set, and not to `dumb`.
  package var canMoveCursor: Bool
  /// Whether colour is welcome: `NO_COLOR` is not set to anything.
  package var wantsColour: Bool

  package init(canMoveCursor: Bool, wantsColour: Bool) {
    self.canMoveCursor = canMoveCursor
    self.wantsColour = wantsColour
  }

  /// The environment of the process.
  package static var process: TerminalEnvironment {
    let type = value(of: "TERM")
    return TerminalEnvironment(
      canMoveCursor: type != nil && type != "dumb", wantsColour: value(of: "NO_COLOR") == nil)
  }

  /// The value of a variable that is set to something.
  private static func value(of name: String) -> String? {
    guard let value = getenv(name), value[0] != 0 else { return nil }
    return String(cString: value)
  }
}
