/// The last commits of a session with their compositions, so that they can be undone one by one in
/// any host that reports no changes of its own. The journal is only in memory.
struct CommitJournal<Composition: Sendable> {
  struct Commit {
    var composition: Composition
    var text: String
    /// The document text that the commit replaced, apart from the marked text: 한 of 한국. Usually
    /// empty.
    var replaced = ""
    var lesson: Lesson?
  }

  /// The most commits kept. Users do not undo further back.
  private static var limit: Int { 16 }
  private(set) var commits: [Commit] = []

  mutating func append(_ commit: Commit) {
    commits.append(commit)
    if commits.count > Self.limit { commits.removeFirst() }
  }

  mutating func removeLast() -> Commit? { commits.popLast() }

  /// The committed text of all entries, in order.
  var text: String { commits.reduce(into: "") { $0 += $1.text } }

  /// Clears the journal. Called when the text before the insertion point is no longer what the
  /// commits left there.
  mutating func removeAll() { commits.removeAll() }
}

extension InputSession {
  /// Records a commit for undoing, and adds the preceding word to its lesson. Removes the lesson
  /// from the effects if the session does not learn.
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
      // Text was removed from the document, or the commit no longer ends at the insertion point.
      case .moveCaretBack, .replaceText: isElsewhere = true
      default: break
      }
    }
    guard !isElsewhere else {
      predictions = Predictions()
      return forgetCommits()
    }
    guard let last = committed.first else { return }
    // No words are predicted after a commit that ends in a punctuation mark.
    if last.text.last?.isLetter != true { predictions = Predictions() }
    // Text inserted without a composition is now between the earlier commits and the insertion
    // point, and two commits by one key leave no composition to restore.
    guard method.isComposing(before), committed.count == 1 else { return forgetCommits() }
    let composition = method.committed(by: command, of: before, using: &workspace)
    keep(
      .init(composition: composition, text: last.text, replaced: last.replaced, lesson: lesson))
  }

  /// Returns the last word of the previous commit, which precedes the composition. Nil if the host
  /// shows that other text precedes it.
  private func wordBefore(_ context: InputContext) -> String? {
    guard let last = commits.commits.last,
      context.documentContextBeforeInput?.hasSuffix(last.text) ?? true
    else { return nil }
    return last.lesson?.words.last?.text
  }

  /// Adds a commit to the journal.
  mutating func keep(_ commit: CommitJournal<Method.Composition>.Commit) {
    commits.append(commit)
    hasCommits = true
  }

  /// Discards the commits that could be undone. Call it when the text before the insertion point is
  /// no longer what they left there.
  public mutating func forgetCommits() {
    guard hasCommits else { return }
    hasCommits = false
    commits.removeAll()
  }

  /// Undoes the last commit: removes its text, restores its keys and choices, and takes back what
  /// it taught. Returns no effects if there is nothing to undo.
  ///
  /// ```
  /// nihao<Space>   你好|
  /// <C-BackSpace>  ni hao|
  /// ```
  mutating func undoCommit(_ context: InputContext) -> [Effect] {
    guard !isComposing, let commit = commits.removeLast() else { return [] }
    hasCommits = !commits.commits.isEmpty
    // If the host shows other text before the insertion point, something was typed since the
    // commit.
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
