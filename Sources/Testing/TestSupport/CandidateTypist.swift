import InputCore

/// Types keys from the start and takes candidates, as somebody does who looks for a text: for tests of
/// engines that learn from it.
package struct CandidateTypist<Method: InputMethod> {
  private let makeSession: () -> InputSession<Method>
  private let history: MemoryHistory
  /// Pages that somebody looks at.
  private static var mostPages: Int { 20 }

  /// A typist in sessions of a language, whose lessons go to a history.
  package init(_ history: MemoryHistory, _ makeSession: @escaping () -> InputSession<Method>) {
    self.history = history
    self.makeSession = makeSession
  }

  /// The first candidate for some keys.
  package func first(_ keys: String) -> String? {
    var session = makeSession()
    return page(typing: keys, in: &session)?.candidates.first?.text
  }

  /// Chooses a text for some keys so many times. Answers false where it is not offered.
  package func choose(_ text: String, for keys: String, times: Int = 1) -> Bool {
    (0..<times).allSatisfy { _ in
      var session = makeSession()
      return choose(text, for: keys, in: &session)
    }
  }

  /// Chooses it and takes the commit back. Answers whether the keys are there again.
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
    for _ in 0..<Self.mostPages {
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
