import InputCore

/// Types keys and chooses candidates like a user who looks for a text, for tests of engines that
/// learn from it. Each method starts a new session.
package struct CandidateTypist<Method: InputMethod> {
  private let makeSession: () -> InputSession<Method>
  private let history: MemoryHistory
  /// The most pages that are searched.
  private static var maximumPages: Int { 20 }

  /// Creates a typist.
  ///
  /// - Parameters:
  ///   - history: The history that receives the lessons.
  ///   - makeSession: Creates a session of the language.
  package init(_ history: MemoryHistory, _ makeSession: @escaping () -> InputSession<Method>) {
    self.history = history
    self.makeSession = makeSession
  }

  /// Returns the first candidate for some keys.
  package func first(_ keys: String) -> String? {
    var session = makeSession()
    return page(typing: keys, in: &session)?.candidates.first?.text
  }

  /// Chooses a text for some keys, `times` times.
  ///
  /// - Returns: false if the text is not offered.
  package func choose(_ text: String, for keys: String, times: Int = 1) -> Bool {
    (0..<times).allSatisfy { _ in
      var session = makeSession()
      return choose(text, for: keys, in: &session)
    }
  }

  /// Chooses a text and undoes the commit.
  ///
  /// - Returns: Whether the keys are composed again.
  package func chooseAndUndo(_ text: String, for keys: String) -> Bool {
    var session = makeSession()
    guard choose(text, for: keys, in: &session), !session.isComposing else { return false }
    history.carryOut(session.perform(.undoCommit))
    return session.isComposing
  }

  private func choose(
    _ text: String, for keys: String, in session: inout InputSession<Method>
  ) -> Bool {
    var page = page(typing: keys, in: &session)
    for _ in 0..<Self.maximumPages {
      if let index = page?.candidates.firstIndex(where: { $0.text == text }) {
        history.carryOut(session.perform(.selectCandidate(index)))
        return true
      }
      page = Self.page(in: session.perform(.nextPage))
    }
    return false
  }

  private func page(
    typing keys: String, in session: inout InputSession<Method>
  ) -> CandidatePage? {
    keys.reduce(nil) { Self.page(in: session.perform(.insert($1))) ?? $0 }
  }

  private static func page(in effects: [Effect]) -> CandidatePage? {
    for case .showCandidates(let page) in effects { return page }
    return nil
  }
}
