import LibC

/// The settings of the environment for drawing.
package struct TerminalEnvironment: Sendable {
  /// Whether the terminal can move its cursor: `TERM` is set, and not to `dumb`.
  package var canMoveCursor: Bool
  /// Whether colour is wanted: `NO_COLOR` is unset or empty.
  package var wantsColour: Bool

  package init(canMoveCursor: Bool, wantsColour: Bool) {
    self.canMoveCursor = canMoveCursor
    self.wantsColour = wantsColour
  }

  /// The settings of the process environment.
  package static var process: TerminalEnvironment {
    let type = value(of: "TERM")
    return TerminalEnvironment(
      canMoveCursor: type != nil && type != "dumb", wantsColour: value(of: "NO_COLOR") == nil)
  }

  /// Returns the value of a variable; nil if it is unset or empty.
  private static func value(of name: String) -> String? {
    guard let value = getenv(name), value[0] != 0 else { return nil }
    return String(cString: value)
  }
}
