import InputCore

/// A language that can be typed at a terminal: its name for the title, and the session that composes
/// it.
public struct TerminalLanguage {
  /// The name shown: its tag, or what it calls itself.
  public let name: String
  var engine: any InputEngine

  /// A language by a session that has been opened.
  public init(name: String, session: some InputEngine) {
    self.name = name
    engine = session
  }
}
