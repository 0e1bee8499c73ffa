extension Suggester {
  /// What a word that no lexicon has costs, in thousandths of a nat, whatever its letters.
  private static var unknownWord: Int32 { 15_000 }
  /// And what each of its letters costs more.
  private static var unknownLetter: Int32 { 700 }
  /// How much less it costs with a capital within a sentence: it is a name then.
  private static var unknownName: Int32 { 4000 }
  /// And all in capitals: it is an abbreviation then.
  private static var unknownAbbreviation: Int32 { 8000 }
  /// What a split must be ahead by, since two words are often written as one.
  private static var splitMargin: Int32 { 3000 }
  /// By how much the best correction must be ahead of the next one.
  private static var margin: Int32 { 400 }

  /// What stands in place of a word once it is ended, by the settings.
  mutating func correction(
    of place: TextBeforeWord, in contexts: [LanguageContext]
  ) -> Suggestion? {
    let word = place.word
    guard settings.mode == .auto, word.count > 1 || word == "i", !place.isCodeLike,
      word.unicodeScalars.count <= WordFolding.longestWord
    else { return nil }
    if isKnown(word) { return capitals(of: word, in: contexts) }
    let found = candidates(for: word, in: contexts, completing: false, limit: 4)
    guard let best = found.first, best.text != word else { return nil }
    let unknown = unknownCost(of: place) - (best.kind == .split ? Self.splitMargin : 0)
    guard best.cost + Int32(settings.threshold * 1000) < unknown else { return nil }
    if found.count > 1, found[1].cost < best.cost + Self.margin { return nil }
    return best
  }

  private func unknownCost(of place: TextBeforeWord) -> Int32 {
    let cost = Self.unknownWord + Int32(clamping: place.word.count) * Self.unknownLetter
    switch WordCase(of: place.word) {
    case .uppercase: return cost - Self.unknownAbbreviation
    case .capitalized where !place.before.isEmpty || !place.reachesStart:
      return cost - Self.unknownName
    default: return cost
    }
  }

  /// Of the most frequent words those that are always written with a capital get it: `i` and `i'm`.
  private func capitals(of word: Substring, in contexts: [LanguageContext]) -> Suggestion? {
    guard let lexicon = lexicons.first,
      !lexicons.dropFirst().contains(where: { $0.contains(word) }),
      word.allSatisfy({ !$0.isUppercase })
    else { return nil }
    let words = lexicon.words(spelled: word)
    guard let first = words.first, lexicon.cost(of: first) < Self.frequent else { return nil }
    let texts = words.map { lexicon.text(of: $0) }
    guard let text = texts.first, !texts.contains(String(word)) else { return nil }
    return Suggestion(
      text: text, kind: .correction, cost: lexicon.cost(of: first), slipCost: 0, language: 0)
  }

  /// Below this cost a word is one of a few hundred.
  private static var frequent: Int32 { 7000 }
}

extension Suggester {
  /// A line as it stands after its words were typed one by one, each corrected when it was ended.
  public mutating func corrected(_ line: some StringProtocol) -> String {
    var text = ""
    for character in line {
      if TextBeforeWord.endsWord(character) { correctLastWord(of: &text) }
      text.append(character)
    }
    correctLastWord(of: &text)
    return text
  }

  private mutating func correctLastWord(of text: inout String) {
    guard let last = text.last, TextBeforeWord.isOfWord(last),
      let correction = correction(before: text)
    else { return }
    text.removeLast(TextBeforeWord(text).word.count)
    text += correction.text
  }
}
