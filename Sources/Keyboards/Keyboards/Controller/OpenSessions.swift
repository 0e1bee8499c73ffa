import HostWords
import TextDocument

/// The sessions that a controller has opened, by plugin id.
///
/// Invariant: settings that apply to every language are set in each session, whenever it was
/// opened.
package struct OpenSessions {
  private var sessions: [String: any KeyboardSession] = [:]

  /// Creates an empty set of sessions.
  package init() {}

  /// Whether typed text may be learned. False is incognito mode.
  package var learns = true {
    didSet { for id in sessions.keys { sessions[id]?.learns = learns } }
  }

  /// The host's names, shortcuts and words.
  package var supplement = LexiconIndex([]) {
    didSet { for id in sessions.keys { sessions[id]?.supplement = supplement } }
  }

  /// Returns the session of a plugin; nil if it is not open.
  package subscript(id: String) -> (any KeyboardSession)? { sessions[id] }

  /// Opens the session of a plugin, unless it is open.
  package mutating func open(_ plugin: any KeyboardPlugin) throws(KeyboardError) {
    let id = plugin.description.id
    guard sessions[id] == nil else { return }
    var session = try plugin.open()
    session.learns = learns
    session.supplement = supplement
    sessions[id] = session
  }

  /// Closes the session of a plugin.
  ///
  /// - Returns: false if it is not open.
  package mutating func close(_ id: String) -> Bool { sessions.removeValue(forKey: id) != nil }

  /// Closes all sessions but one.
  package mutating func closeAll(but id: String) { sessions = sessions.filter { $0.key == id } }

  /// Changes a session in place. A copy of the session would copy its engine's composition.
  ///
  /// - Returns: what `body` returns; nil if the session is not open.
  @discardableResult
  package mutating func update<Result>(
    _ id: String, _ body: (inout any KeyboardSession) -> Result
  ) -> Result? {
    guard let index = sessions.index(forKey: id) else { return nil }
    return body(&sessions.values[index])
  }
}
