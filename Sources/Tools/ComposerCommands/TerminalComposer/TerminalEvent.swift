import InputCore

/// An event that a terminal reports.
package enum TerminalEvent: Hashable, Sendable {
  /// A key.
  case key(KeyEvent)
  /// A pasted text.
  case paste(PastedText)
}
