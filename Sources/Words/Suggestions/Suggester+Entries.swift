import HostWords

/// What is offered besides the words of languages: entries of the host, and emoji.
extension Suggester {
  /// The entries that a word may become: what it is short for, then names and words that begin so.
  ///
  /// ```
  /// omw    On my way!
  /// Love   Lovelace, of the contacts
  /// ```
  func entries(beginning typed: Substring) -> [Suggestion] {
    guard !supplement.isEmpty else { return [] }
    let writing = WordCase(of: typed)
    let completions = supplement.completions(of: String(typed), limit: Self.mostEntries).map {
      entry in
      let left = entry.userInput.count - typed.count
      let text = lexicons.first.map { writing.apply(to: entry.documentText, $0.casing) }
      return Suggestion(
        text: text ?? entry.documentText, kind: .completion,
        cost: entry.source.cost + Int32(clamping: left) * costs.untyped, typoCost: 0, slips: 0,
        language: 0, source: .host(entry.source))
    }
    return expansions(of: typed) + completions
  }

  /// What a shortcut stands for: nothing is likelier.
  func expansions(of typed: Substring) -> [Suggestion] {
    guard !supplement.isEmpty else { return [] }
    return supplement.entries(typed: String(typed)).filter { $0.source == .shortcuts }.map {
      Suggestion(
        text: $0.documentText, kind: .expansion, cost: 0, typoCost: 0, slips: 0, language: 0,
        source: .host(.shortcuts))
    }
  }

  /// The most usual emoji of a name that is typed to its end, in the first language that has one.
  func emoji(named typed: Substring) -> Suggestion? {
    guard typed.count >= Self.shortestEmojiName else { return nil }
    for (index, lexicon) in lexicons.enumerated() {
      guard let text = lexicon.emoji?.emoji(named: lexicon.casing.lowercased(String(typed))) else {
        continue
      }
      return Suggestion(
        text: text, kind: .emoji, cost: 0, typoCost: 0, slips: 0, language: index, source: .emoji)
    }
    return nil
  }

  /// Two letters are no name yet.
  private static var shortestEmojiName: Int { 3 }
  /// So many entries that begin alike are looked at.
  private static var mostEntries: Int { 8 }
}

extension LexiconEntry.Source {
  /// What a word of it costs beside the words of languages, in thousandths of a nat: somebody in the
  /// address book is as usual as one word in five thousand.
  fileprivate var cost: Int32 {
    switch self {
    case .user: 8000
    case .contacts: 8500
    case .shortcuts: 0
    case .commonWords: 10_500
    }
  }
}
