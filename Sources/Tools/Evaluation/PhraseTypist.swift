import InputCore

/// A simulated user who types a whole sentence, converts it, and corrects it bunsetsu by bunsetsu.
/// A correct bunsetsu is kept. Otherwise another candidate is chosen, and if none is correct, the
/// bunsetsu is resized.
///
/// ```
/// きょうはしをわたる   今日 | 箸を | 渡る     the second bunsetsu: 橋を
/// ```
///
/// A choice can turn out wrong at the next bunsetsu, so this is a backtracking search. It stops
/// where a person would give up.
package struct PhraseTypist<Method: InputMethod>: SentenceTypist {
  /// A state of the search. Branches are copies of it.
  private struct State {
    var session: InputSession<Method>
    var preedit = Preedit.empty
    var page: CandidatePage?
    var lessons: [Lesson] = []

    /// Carries out a command.
    ///
    /// - Returns: False if it had no effect or gave an alert.
    mutating func perform(_ command: Command, _ context: InputContext = InputContext()) -> Bool {
      var isDone = false
      for effect in session.perform(command, context: context) {
        isDone = true
        switch effect {
        case .setMarkedText(let preedit): self.preedit = preedit
        case .showCandidates(let page): self.page = page
        case .hideCandidates: page = nil
        case .learn(let lesson): lessons.append(lesson)
        case .alert: return false
        default: break
        }
      }
      return isDone
    }

    /// The text of the bunsetsu before the current one, and the text of the current one.
    var texts: (before: String, current: String) {
      let index = preedit.pieces.firstIndex { $0.stage == .reading } ?? 0
      return (
        preedit.pieces.prefix(index).map(\.text).joined(),
        preedit.pieces.indices.contains(index) ? preedit.pieces[index].text : ""
      )
    }

    var isLast: Bool { preedit.pieces.last?.stage == .reading }
  }

  private var session: InputSession<Method>
  private var steps = 0
  /// The maximum number of steps for one sentence.
  private static var limit: Int { 400 }
  /// The maximum number of candidate pages to look through.
  private static var pages: Int { 6 }
  /// The maximum number of kana by which the end of a bunsetsu is moved.
  private static var resizes: Int { 5 }

  /// Creates a typist that uses a session.
  package init(_ session: InputSession<Method>) { self.session = session }

  /// Types the keys, converts them and corrects the result.
  package mutating func type(
    _ keys: String, after context: String, meaning sentence: String
  ) -> [Lesson]? {
    var state = State(session: session)
    let before = InputContext(documentContextBeforeInput: context)
    for character in keys { _ = state.perform(.insert(character), before) }
    _ = state.perform(.convert)
    steps = 0
    guard let done = correct(state, sentence) else {
      session = state.session
      while session.isComposing, !session.perform(.cancel).isEmpty {}
      return nil
    }
    session = done.session
    return done.lessons
  }

  /// Continues from the current bunsetsu until the sentence is committed; nil if that fails.
  private mutating func correct(_ state: State, _ sentence: String) -> State? {
    guard state.session.isComposing else { return nil }
    if let done = pass(state, sentence) ?? choose(state, sentence) { return done }
    for command in [Command.shrinkSegment, .growSegment] {
      var resized = state
      for _ in 0..<Self.resizes {
        guard steps < Self.limit, resized.perform(command) else { break }
        steps += 1
        if let done = pass(resized, sentence) ?? choose(resized, sentence) { return done }
      }
    }
    return nil
  }

  /// Keeps the current bunsetsu if it is correct and continues with the next.
  private mutating func pass(_ state: State, _ sentence: String) -> State? {
    let (before, current) = state.texts
    guard steps < Self.limit, sentence.hasPrefix(before + current) else { return nil }
    steps += 1
    var next = state
    if state.isLast {
      guard before + current == sentence, next.perform(.commit) else { return nil }
      return next
    }
    guard sentence != before + current, next.perform(.moveCaret(.right)) else { return nil }
    return correct(next, sentence)
  }

  /// Chooses another candidate for the current bunsetsu and continues with the next.
  private mutating func choose(_ state: State, _ sentence: String) -> State? {
    let (before, current) = state.texts
    var looking = state
    for _ in 0..<Self.pages {
      guard let page = looking.page else { return nil }
      for (index, candidate) in page.candidates.enumerated() where candidate.text != current {
        guard steps < Self.limit, sentence.hasPrefix(before + candidate.text) else { continue }
        steps += 1
        var next = looking
        guard !state.isLast || before + candidate.text == sentence,
          next.perform(.selectCandidate(index))
        else { continue }
        if state.isLast { return next }
        if let done = correct(next, sentence) { return done }
      }
      guard page.hasNext, looking.perform(.nextPage) else { return nil }
    }
    return nil
  }
}
