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

  /// Whether the word has a hyphen.
  var hasHyphen: Bool { text.contains { "-\u{2010}\u{2011}".contains($0) } }

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
  /// John. Words that stay as they are typed are accepted, and names of other languages with a capital.
  func accepts(_ word: some StringProtocol) -> Bool {
    let scalars = folding.scalars(of: word)
    if asTyped?.contains(word) ?? false { return !isUnmarked(scalars) }
    if WordCase(of: word) == .capitalized, names?.contains(word) ?? false { return true }
    let spelled = trie.wordsAt(scalars.lazy.map(trie.letter))
    if !spelled.isEmpty {
      return WordCase(of: word) != .asListed || spelled.contains { !isNeverSmall($0) }
    }
    let parts = WordParts(Substring(word)).words
    if parts.count > 1, parts.contains(where: isNameInSmallLetters), !isLetterAndWord(word, parts) {
      return false
    }
    if let forms, forms.accepts(scalars, isListed: hasWord, isCapitalised: hasCapital) {
      return !isMisspelled(scalars) && !isUnmarked(scalars)
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

  /// Whether a form of listed words is a frequent word with a letter doubled or not: `bahnhoff` is
  /// no compound of Bahn and Hoff, nor `appele` a form of appeler.
  private func isMisspelled(_ scalars: [UInt32]) -> Bool {
    scalars.indices.contains { index in
      let isDouble = index > 0 && scalars[index - 1] == scalars[index]
      var meant = scalars
      if isDouble { meant.remove(at: index) } else { meant.insert(scalars[index], at: index) }
      return trie.wordsAt(meant.lazy.map(trie.letter)).contains { cost(of: $0) < Self.frequent }
    }
  }

  /// Whether a frequent word has the same letters with more marks: `dziekuje`, `despues`.
  private func isUnmarked(_ scalars: [UInt32]) -> Bool {
    hasMarkedWord(scalars.map(trie.letter)[...], from: trie.root, isMarked: false)
  }

  private func hasMarkedWord(
    _ letters: ArraySlice<UInt8>, from node: WordTrie.Node, isMarked: Bool
  ) -> Bool {
    guard let letter = letters.first else {
      return isMarked && trie.words(at: node).contains { cost(of: $0) < Self.frequent }
    }
    guard letter != WordTrie.unknownLetter else { return false }
    let scalar = trie.letters[Int(letter)]
    return trie.childNumbers(of: node.number).contains { number in
      let other = trie.labels[number]
      guard other == letter || WordFolding.base(of: trie.letters[Int(other)]) == scalar,
        let child = trie.child(of: node, labelled: other)
      else { return false }
      return hasMarkedWord(
        letters.dropFirst(), from: child, isMarked: isMarked || other != letter)
    }
  }

  /// The cost limit of a frequent word: 25 occurrences in a million words (nats × 1000).
  private static var frequent: Int32 { 10_600 }

  private func hasWord(_ scalars: ArraySlice<UInt32>) -> Bool {
    !trie.wordsAt(scalars.lazy.map(trie.letter)).isEmpty
  }

  private func hasCapital(_ scalars: ArraySlice<UInt32>) -> Bool {
    trie.wordsAt(scalars.lazy.map(trie.letter)).contains {
      flagSet(of: $0).contains(.isCapitalized)
    }
  }
}
