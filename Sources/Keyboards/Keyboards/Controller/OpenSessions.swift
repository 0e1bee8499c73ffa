import HostWords
import TextDocument

/// The sessions of the languages that a controller has opened, by the ids of their plugins.
///
/// Invariant: what holds for every language holds for each session, whenever it was opened.
package struct OpenSessions {
  private var sessions: [String: any KeyboardSession] = [:]

  /// Creates a set without sessions.
  package init() {}

  /// Whether what is typed may be learned: false is incognito.
  package var learns = true {
    didSet { for id in sessions.keys { sessions[id]?.learns = learns } }
  }

  /// The host's names, shortcuts and words.
  package var supplement = LexiconIndex([]) {
    didSet { for id in sessions.keys { sessions[id]?.supplement = supplement } }
  }

  /// The session of a plugin; nil if it is not open.
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

  /// Closes all sessions but one.
  package mutating func closeAll(but id: String) { sessions = sessions.filter { $0.key == id } }

  /// Changes a session in its place: a copy of it would copy what its engine composes.
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
