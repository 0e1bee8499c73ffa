import InputCore

/// Someone who types a whole sentence, converts it, and corrects it phrase by phrase: a phrase that is
/// right is passed, else another candidate is taken, and where none is right the phrase is made
/// longer or shorter.
///
/// ```
/// きょうはしをわたる   今日 | 箸を | 渡る     the second phrase: 橋を
/// ```
///
/// What is right can turn out wrong at the next phrase, so it is a search, cut off where people
/// would give up.
package struct PhraseTypist<Method: InputMethod>: SentenceTypist {
  /// A sentence under way: copies of it are ways to go on.
  private struct State {
    var session: InputSession<Method>
    var preedit = Preedit.empty
    var page: CandidatePage?
    var lessons: [Lesson] = []

    /// Carries out a command; false where nothing came of it.
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

    /// The text of the phrases before the current one, and of that one.
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
  /// Nobody looks further for one sentence.
  private static var limit: Int { 400 }
  /// Nobody looks through more pages.
  private static var pages: Int { 6 }
  /// Nobody moves the end of a phrase further than so many kana.
  private static var resizes: Int { 5 }

  /// A typist in a session.
  package init(_ session: InputSession<Method>) { self.session = session }

  /// Types, converts and corrects.
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

  /// Goes on from the current phrase until the sentence is committed.
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

  /// Leaves the current phrase as it is, where it is right.
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

  /// Takes another candidate for the current phrase.
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
