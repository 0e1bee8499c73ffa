/// The last commits of a session, each with what was composed, so that they can be undone one by one
/// wherever the host keeps still. It lives in memory alone.
struct CommitJournal<Composition: Sendable> {
  struct Commit {
    var composition: Composition
    var text: String
    /// What of the document the text took the place of, besides the marked text: 한 of 한국.
    var replaced = ""
    var lesson: Lesson?
  }

  /// Nobody goes further back than this.
  private static var limit: Int { 16 }
  private(set) var commits: [Commit] = []

  mutating func append(_ commit: Commit) {
    commits.append(commit)
    if commits.count > Self.limit { commits.removeFirst() }
  }

  mutating func removeLast() -> Commit? { commits.popLast() }

  /// The text that was committed, one commit after the other.
  var text: String { commits.reduce(into: "") { $0 += $1.text } }

  /// The text before the insertion point is no longer what the commits left there.
  mutating func removeAll() { commits.removeAll() }
}

extension InputSession {
  /// Completes what a command committed by the word before, and keeps it for undoing. Where nothing is
  /// to be learned the lessons go.
  mutating func noteCommit(
    by command: Command, of before: Method.Composition, in effects: inout [Effect],
    _ context: InputContext
  ) {
    var committed: [(text: String, replaced: String)] = []
    var lesson: Lesson?
    var isElsewhere = false
    for (index, effect) in effects.enumerated().reversed() {
      switch effect {
      case .insertText(let text): committed.append((text, ""))
      case .replaceText(let old, let new) where !new.isEmpty: committed.append((new, old))
      case .learn(var learned):
        learned.before = wordBefore(context)
        predictions = Predictions(lesson: learned, isDue: true)
        if learns {
          lesson = learned
          effects[index] = .learn(learned)
        } else {
          effects.remove(at: index)
        }
      // Text was taken out of the document, or what was committed no longer ends at the insertion point.
      case .moveCaretBack, .replaceText: isElsewhere = true
      default: break
      }
    }
    guard !isElsewhere else {
      predictions = Predictions()
      return forgetCommits()
    }
    guard let last = committed.first else { return }
    // Nothing follows a mark that was typed behind a word.
    if last.text.last?.isLetter != true { predictions = Predictions() }
    // What was inserted without a composition stands between the commits and the insertion point, and
    // of two commits by one key none has a composition to come back to.
    guard method.isComposing(before), committed.count == 1 else { return forgetCommits() }
    let composition = method.committed(by: command, of: before, using: &workspace)
    keep(
      .init(composition: composition, text: last.text, replaced: last.replaced, lesson: lesson))
  }

  /// The word that a composition goes on with: the last one committed, unless the host shows that other
  /// text stands there.
  private func wordBefore(_ context: InputContext) -> String? {
    guard let last = commits.commits.last,
      context.documentContextBeforeInput?.hasSuffix(last.text) ?? true
    else { return nil }
    return last.lesson?.words.last?.text
  }

  /// Keeps a commit for undoing.
  mutating func keep(_ commit: CommitJournal<Method.Composition>.Commit) {
    commits.append(commit)
    hasCommits = true
  }

  /// Nothing is taken back any more: what was committed no longer stands before the insertion point.
  public mutating func forgetCommits() {
    guard hasCommits else { return }
    hasCommits = false
    commits.removeAll()
  }

  /// Takes the last commit back: its text goes, its keys and choices are there again, and what was
  /// learned by it is taken back. No effect where there is none to take back.
  ///
  /// ```
  /// nihao<Space>   你好|
  /// <C-BackSpace>  ni hao|
  /// ```
  mutating func undoCommit(_ context: InputContext) -> [Effect] {
    guard !isComposing, let commit = commits.removeLast() else { return [] }
    hasCommits = !commits.commits.isEmpty
    // Where the host shows that other text stands there, the commit is no longer the last thing.
    if let before = context.documentContextBeforeInput, !before.hasSuffix(commit.text) {
      forgetCommits()
      return []
    }
    var composition = commit.composition
    let shown = method.resume(&composition, using: &workspace)
    self.composition = composition
    lastCommitted = nil
    return [.replaceText(commit.text, with: commit.replaced)]
      + (commit.lesson.map { [.unlearn($0)] } ?? []) + shown
  }
}
