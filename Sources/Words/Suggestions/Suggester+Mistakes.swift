/// Repairs that need no search of the lexicon: common mistakes, and digits typed for letters.
extension Suggester {
  /// Returns what a common mistake is meant to be: `a lot` for `alot`; nil if it is none, or a word of
  /// another language in use or of the user.
  func mistake(_ word: Substring) -> Suggestion? {
    guard !word.isEmpty, !isOwn(word) else { return nil }
    for (index, lexicon) in lexicons.enumerated() {
      guard let meant = lexicon.mistakes?.meant(by: lexicon.casing.lowercased(String(word))),
        !lexicons.indices.contains(where: { $0 != index && lexicons[$0].accepts(word) })
      else { continue }
      let text = WordCase(of: word).apply(to: meant, lexicon.casing)
      guard text != word else { continue }
      return Suggestion(
        text: text, kind: .correction, cost: 0, typoCost: 0, typos: 1, language: index)
    }
    return nil
  }

  /// Returns a word with both letters of a digraph capital where its language writes them so: `IJsland`
  /// for `Ijsland` in Dutch; nil for other words.
  func capitalDigraph(_ word: Substring) -> Suggestion? {
    guard let lexicon = lexicons.first, word.first?.isUppercase == true,
      word.dropFirst().allSatisfy({ !$0.isUppercase }), lexicon.contains(word),
      case let text = lexicon.casing.capitalizingFirst(lexicon.casing.lowercased(String(word))),
      text != word, text.lowercased() == word.lowercased()
    else { return nil }
    return Suggestion(text: text, kind: .correction, cost: 0, typoCost: 0, typos: 0, language: 0)
  }

  /// Returns the word with a letter in place of a digit above it on the keyboard: `world` for `w9rld`;
  /// nil unless exactly one usual word fits.
  ///
  /// The digit is between letters, of which there are more: `mp3`, `gr8` and `l8r` stay.
  func digitTypo(at position: TextBeforeWord, in contexts: [LanguageContext]) -> Suggestion? {
    let word = position.word
    guard position.token.count == word.count, word.count > 4, !isKeptOrOfHost(word),
      word.count(where: \.isNumber) == 1, let digit = word.firstIndex(where: \.isNumber),
      word.allSatisfy({ $0.isLetter || $0.isNumber }), word.first?.isLetter == true,
      word.last?.isLetter == true, !isOwn(word)
    else { return nil }
    var found: [Suggestion] = []
    for letter in Self.lettersBelow[word[digit]] ?? [] {
      let meant = word[..<digit] + [letter] + word[word.index(after: digit)...]
      for (index, lexicon) in lexicons.enumerated() {
        guard let number = lexicon.words(spelled: meant).first,
          lexicon.cost(of: number) < Self.usual, !lexicon.isProfane(number)
        else { continue }
        found.append(
          Suggestion(
            text: WordCase(of: word).apply(to: lexicon.text(of: number), lexicon.casing),
            kind: .correction, cost: lexicon.cost(of: number) + contexts[index].penalty,
            typoCost: costs.neighbour, typos: 1, language: index))
      }
    }
    return Set(found.map(\.text)).count == 1 ? found.first : nil
  }

  /// The letters below each digit and beside it on QWERTY, QWERTZ, AZERTY and ЙЦУКЕН.
  private static let lettersBelow: [Character: [Character]] = [
    "1": ["q", "a", "й"], "2": ["q", "w", "a", "z", "é", "й", "ц"], "3": ["w", "e", "z", "ц", "у"],
    "4": ["e", "r", "у", "к"], "5": ["r", "t", "к", "е"], "6": ["t", "y", "z", "е", "н"],
    "7": ["y", "z", "u", "н", "г"], "8": ["u", "i", "г", "ш"], "9": ["i", "o", "ш", "щ"],
    "0": ["o", "p", "щ", "з"],
  ]
}
