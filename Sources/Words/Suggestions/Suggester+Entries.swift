import HostWords

/// Suggestions besides the words of languages: entries of the host, and emoji.
extension Suggester {
  /// Returns the entries that the word being typed may become: first the expansions of shortcuts,
  /// then names that it is the reading of, and names and words that begin with it.
  ///
  /// ```
  /// omw      On my way!
  /// Love     Lovelace, of the contacts
  /// shivawn  Siobhán, of the contacts with this reading
  /// ```
  func entries(beginning typed: Substring) -> [Suggestion] {
    guard !supplement.isEmpty else { return [] }
    let writing = WordCase(of: typed)
    let read = supplement.entries(typed: String(typed)).filter {
      $0.source != .shortcuts && $0.userInput != $0.documentText
    }
    let begun = supplement.completions(of: String(typed), limit: Self.maximumEntries)
    let completions = (read + begun).map { entry in
      let left = entry.userInput.count - typed.count
      let text = lexicons.first.map { writing.apply(to: entry.documentText, $0.casing) }
      return Suggestion(
        text: text ?? entry.documentText, kind: .completion,
        cost: entry.source.cost + Int32(clamping: left) * costs.untyped, typoCost: 0, typos: 0,
        language: 0, source: .host(entry.source))
    }
    return expansions(of: typed) + completions
  }

  /// Returns the expansions of a shortcut. They cost nothing, so they rank first.
  func expansions(of typed: Substring) -> [Suggestion] {
    guard !supplement.isEmpty else { return [] }
    return supplement.entries(typed: String(typed)).filter { $0.source == .shortcuts }.map {
      Suggestion(
        text: $0.documentText, kind: .expansion, cost: 0, typoCost: 0, typos: 0, language: 0,
        source: .host(.shortcuts))
    }
  }

  /// Returns the most common emoji with this name, in the first language that has one. The name
  /// must be complete.
  func emoji(named typed: Substring) -> Suggestion? {
    guard typed.count >= Self.shortestEmojiName else { return nil }
    for (index, lexicon) in lexicons.enumerated() {
      guard let text = lexicon.emoji?.emoji(named: lexicon.casing.lowercased(String(typed))) else {
        continue
      }
      return Suggestion(
        text: text, kind: .emoji, cost: 0, typoCost: 0, typos: 0, language: index, source: .emoji)
    }
    return nil
  }

  /// The minimum length of an emoji's name. Two letters match too much by chance.
  private static var shortestEmojiName: Int { 3 }
  /// The largest number of entries that are read for one beginning.
  private static var maximumEntries: Int { 8 }
}

extension LexiconEntry.Source {
  /// The cost of a word from this source, comparable with the words of languages, in nats × 1000. A
  /// name in the address book is as frequent as one word in five thousand.
  fileprivate var cost: Int32 {
    switch self {
    case .user: 8000
    case .contacts: 8500
    case .shortcuts: 0
    case .commonWords: 10_500
    }
  }
}
