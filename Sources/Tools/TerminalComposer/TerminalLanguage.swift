import InputCore

/// A language that can be typed in a terminal: its display name and its session.
package struct TerminalLanguage {
  /// The display name: the tag, or the name of the language in itself.
  package let name: String
  var engine: any InputEngine
  let waitForHistory: () -> Void

  /// Creates a language.
  ///
  /// - Parameters:
  ///   - name: The display name.
  ///   - session: The session that composes it.
  ///   - waitForHistory: Returns when the history has forgotten a word. The candidates are then
  ///     shown again without it.
  package init(
    name: String, session: some InputEngine, waitForHistory: @escaping () -> Void = {}
  ) {
    self.name = name
    engine = session
    self.waitForHistory = waitForHistory
  }
}
