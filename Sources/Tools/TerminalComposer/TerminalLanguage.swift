import InputCore

/// A language that can be typed at a terminal: its name for the title, and the session that composes
/// it.
package struct TerminalLanguage {
  /// The name shown: its tag, or what it calls itself.
  package let name: String
  var engine: any InputEngine
  let waitForHistory: () -> Void

  /// A language by a session that has been opened. `waitForHistory` returns when a word that was to be
  /// forgotten is; the candidates are then shown without what was learned of it.
  package init(
    name: String, session: some InputEngine, waitForHistory: @escaping () -> Void = {}
  ) {
    self.name = name
    engine = session
    self.waitForHistory = waitForHistory
  }
}
