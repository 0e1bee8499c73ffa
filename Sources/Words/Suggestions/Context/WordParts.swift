/// A word split at its hyphens and apostrophes.
///
/// ```
/// re-use      re, use
/// friend's    friend, s      the apostrophe stays between them
/// ```
struct WordParts {
  /// The parts without the separators.
  let words: [Substring]
  private let text: Substring

  init(_ word: Substring) {
    text = word
    words = word.split { "-\u{2010}\u{2011}'’".contains($0) }
  }

  /// Returns the whole word with one part replaced.
  func replacing(_ part: Int, with replacement: String) -> String {
    let range = words[part].startIndex..<words[part].endIndex
    return text[..<range.lowerBound] + replacement + text[range.upperBound...]
  }
}

extension WordLexicon {
  /// Returns whether the lexicon has a word, a form of one that the language's affixes allow
  /// (`evlerimizden`, `Kinderbuch`), or all of its parts between hyphens and apostrophes.
  ///
  /// A single letter before or after an apostrophe needs no entry: `dog's`, `l'arbre`. A word that
  /// always has a capital is not accepted without it: `th` is not `Th`, nor is `john's` a form of
  /// John.
  func accepts(_ word: some StringProtocol) -> Bool {
    let scalars = folding.scalars(of: word)
    let spelled = trie.wordsAt(scalars.lazy.map(trie.letter))
    if !spelled.isEmpty {
      return WordCase(of: word) != .asListed || spelled.contains { !isNeverSmall($0) }
    }
    let parts = WordParts(Substring(word)).words
    if parts.count > 1, parts.contains(where: isNameInSmallLetters), !isLetterAndWord(word, parts) {
      return false
    }
    if let forms, forms.accepts(scalars, isListed: hasWord, isCapitalised: hasCapital) {
      return true
    }
    return parts.count > 1 && parts.allSatisfy { $0.count == 1 || contains($0) }
  }

  /// `u-bahn`: the parts do not tell which of them has the capital.
  private func isLetterAndWord(_ word: some StringProtocol, _ parts: [Substring]) -> Bool {
    parts.contains { $0.count == 1 } && !word.contains { "'’".contains($0) }
  }

  /// `john` in `john's`, `italie` in `l'italie`. Parts of one or two letters are too ambiguous.
  private func isNameInSmallLetters(_ part: Substring) -> Bool {
    guard part.count > 2, WordCase(of: part) == .asListed else { return false }
    let words = words(spelled: part)
    return !words.isEmpty && words.allSatisfy(isNeverSmall)
  }

  /// Whether a word always has its capital.
  func isNeverSmall(_ word: WordNumber) -> Bool {
    !flagSet(of: word).isDisjoint(with: [.isCapitalized, .isUppercase])
  }

  private func hasWord(_ scalars: ArraySlice<UInt32>) -> Bool {
    !trie.wordsAt(scalars.lazy.map(trie.letter)).isEmpty
  }

  private func hasCapital(_ scalars: ArraySlice<UInt32>) -> Bool {
    trie.wordsAt(scalars.lazy.map(trie.letter)).contains {
      flagSet(of: $0).contains(.isCapitalized)
    }
  }
}
