extension Suggester {
  /// Returns the automatic replacement of a word that has just ended; nil if the word stays.
  mutating func correction(
    of position: TextBeforeWord, in contexts: [LanguageContext]
  ) -> Suggestion? {
    guard let closed = position.withoutClosingMark else {
      return correction(ofUnmarked: position, in: contexts)
    }
    guard !isKnown(position.word),
      var correction = correction(ofUnmarked: closed.position, in: contexts),
      closed.mark.mayFollow(correction.text)
    else { return nil }
    correction.text.unicodeScalars.append(closed.mark.scalar)
    return correction
  }

  private mutating func correction(
    ofUnmarked position: TextBeforeWord, in contexts: [LanguageContext]
  ) -> Suggestion? {
    let word = position.word
    guard settings.mode == .auto else { return nil }
    if let word = digitTypo(at: position, in: contexts) { return word }
    if !position.isCodeLike, let expansion = expansions(of: word).first { return expansion }
    guard mayBeCorrected(position), !isKeptOrOfHost(word) else { return nil }
    if let mistake = mistake(word) ?? capitalDigraph(word) { return mistake }
    if let typo = ShiftTypo(word) { return shifted(word, typo) }
    if let capital = capitals(of: word) { return capital }
    if let particle = particle(at: position) { return particle }
    let meant = meant(by: position, in: contexts)
    if let name = meant.likeliestName { return isWellKnown(name) ? name : nil }
    guard let decision = decision(on: position, among: meant),
      decision.evidence.logOdds > settings.threshold
    else { return nil }
    return decision.correction
  }

  /// Whether a word is exempt from correction: the host has it, or the user restored it before.
  func isKeptOrOfHost(_ word: Substring) -> Bool {
    supplement.contains(word) || isKept(word) || isRefused(word)
  }

  /// Whether the word may be corrected at all.
  ///
  /// A single letter is not a typo, nor is a lengthened letter such as `بـ`. In text without
  /// spaces, an unknown word may be the beginning of a longer one. Latin letters beside Hangul are
  /// meant: `B급`.
  private func mayBeCorrected(_ position: TextBeforeWord) -> Bool {
    let letters = lexicons.first?.folding.scalars(of: position.word) ?? []
    return !position.isCut
      && (position.word.count > 1 && letters.count > 1 || position.word == "i")
      && !(letters.contains { $0 < 0x80 } && letters.contains(where: HangulLetters.isLetter))
      && !position.isCodeLike
      && position.word.unicodeScalars.count <= WordFolding.maximumWordLength && !position.isRepeated
      && !position.hasOpenHyphen && !isChatForm(position.word)
      && !(WordCase(of: position.word) == .uppercase && position.isAmongSmallLetters)
  }

  /// Whether a word is laughter or lengthened. `willl` is not: a frequent word has two of the three
  /// letters at its end.
  private func isChatForm(_ word: Substring) -> Bool {
    guard ChatForm.applies(to: word) else { return false }
    return !ChatForm.isTripled(word)
      || !lexicons.contains { lexicon in
        lexicon.words(spelled: word.dropLast()).contains { lexicon.cost(of: $0) < Self.usual }
      }
  }

  /// The possible corrections of a word that no lexicon has.
  private struct IntendedWord {
    /// The word with its capitals: `Paris` for `paris`.
    var name: Suggestion?
    /// The other words, cheapest first.
    var others: [Suggestion] = []

    /// The name, if no other word is cheaper: `Paris`, but not `Th`.
    var likeliestName: Suggestion? {
      guard let name, name.cost <= others.first?.cost ?? .max else { return nil }
      return name
    }
  }

  private mutating func meant(by position: TextBeforeWord, in contexts: [LanguageContext])
    -> IntendedWord
  {
    guard !isKnown(position.word) else { return IntendedWord() }
    let found = candidates(for: position.word, in: contexts, completing: false, limit: 4)
    let name = found.first { isName($0, of: position.word) }
    return IntendedWord(name: name, others: found.filter { $0 != name })
  }

  /// Returns the best correction of a word that no lexicon has, and the evidence for it; nil if
  /// there is no candidate.
  private func decision(
    on position: TextBeforeWord, among meant: IntendedWord
  ) -> (correction: Suggestion, evidence: CorrectionEvidence)? {
    let (word, others) = (position.word, meant.others)
    guard let best = others.first, best.text != word, meant.likeliestName == nil,
      Self.keepsMarks(of: word, in: best.text)
    else { return nil }
    let lexicon = lexicons[best.language]
    let folding = lexicon.folding
    let letters = (typed: folding.scalars(of: word), meant: folding.scalars(of: best.text))
    guard !Self.removesMarks(letters.typed, letters.meant) else { return nil }
    return (
      best,
      CorrectionEvidence(
        typed: position, correction: best, next: others.dropFirst().first, name: meant.name,
        letters: letters, lexicon: lexicon, costs: costs,
        unknownBefore: position.before.suffix(
          CorrectionEvidence.wordsBefore + CorrectionEvidence.wordsFurtherBefore
        ).map { $0.map { $0.count > 1 && !isKnown($0) } ?? false })
    )
  }

  /// Whether a correction has all apostrophes, hyphens, joiners, hamzas and vowel points of the
  /// typed word. They are not typed by mistake, and may belong to the text around the word.
  private static func keepsMarks(of word: Substring, in correction: String) -> Bool {
    func count(_ text: some StringProtocol) -> Int {
      text.unicodeScalars.count {
        (0x64B...0x654).contains($0.value)
          || "'’-\u{2010}\u{2011}\u{200C}".unicodeScalars.contains($0)
      }
    }
    return count(word) <= count(correction)
  }

  /// Whether a correction only removes marks from letters. They are not typed by mistake: `café`
  /// stays although the lexicon has only `cafe`, and `удалённый` although it has only е.
  private static func removesMarks(_ typed: [UInt32], _ meant: [UInt32]) -> Bool {
    typed.count == meant.count && typed != meant
      && zip(typed, meant).allSatisfy { $0 == $1 || WordFolding.base(of: $0) == $1 }
  }

  /// Returns the best correction of the word before the caret and its evidence, whatever the
  /// settings; nil for words that are never corrected by evidence.
  package mutating func evidence(
    before text: some StringProtocol
  ) -> (correction: Suggestion, evidence: CorrectionEvidence)? {
    let typed = position(before: text)
    let position = typed.withoutClosingMark?.position ?? typed
    guard mayBeCorrected(position), ShiftTypo(position.word) == nil,
      capitals(of: position.word) == nil
    else {
      return nil
    }
    return decision(on: position, among: meant(by: position, in: contexts(of: position)))
  }

  /// Whether a suggestion is the typed word with the capital that it lacks. In Turkish text, `If` and
  /// `Irak` in small letters begin with ı, and are typed with i all the same.
  private func isName(_ suggestion: Suggestion, of word: Substring) -> Bool {
    suggestion.typoCost == costs.missingCapital && isSpelled(suggestion, word)
      || suggestion.text != word && suggestion.text.lowercased() == word
  }

  private func isSpelled(_ suggestion: Suggestion, _ word: Substring) -> Bool {
    let folding = lexicons[suggestion.language].folding
    return folding.scalars(of: suggestion.text) == folding.scalars(of: word)
  }

  /// Returns the known word that a shift typo distorted, with its capital: `THe` gives `The`.
  private func shifted(_ word: Substring, _ typo: ShiftTypo) -> Suggestion? {
    let isListed = lexicons.contains { lexicon in
      lexicon.words(spelled: word).contains { lexicon.text(of: $0) == word }
    }
    guard !isListed else { return nil }
    for (index, lexicon) in lexicons.enumerated() {
      for reading in typo.readings(of: word) {
        guard let number = lexicon.words(spelled: reading).first else { continue }
        return Suggestion(
          text: lexicon.casing.capitalizingFirst(lexicon.text(of: number)), kind: .correction,
          cost: lexicon.cost(of: number), typoCost: 0, typos: 1, language: index)
      }
    }
    return nil
  }

  /// Returns a very frequent word with the capital it always has: `i` and `i'm`.
  /// Only one language may have the word.
  private func capitals(of word: Substring) -> Suggestion? {
    let having = lexicons.indices.filter { lexicons[$0].contains(word) }
    guard having.count == 1, let index = having.first, word.allSatisfy({ !$0.isUppercase }) else {
      return nil
    }
    let lexicon = lexicons[index]
    let words = lexicon.words(spelled: word)
    guard let first = words.first, lexicon.cost(of: first) < Self.frequent else { return nil }
    guard words.allSatisfy(lexicon.isNeverSmall) else { return nil }
    let text = lexicon.text(of: first)
    return Suggestion(
      text: text, kind: .correction, cost: lexicon.cost(of: first), typoCost: 0, typos: 0,
      language: index)
  }

  /// The cost limit of a very frequent word. A few hundred words cost less (nats × 1000).
  private static var frequent: Int32 { 7000 }

  /// The cost limit of a usual word: 25 occurrences in a million words (nats × 1000).
  static var usual: Int32 { 10_600 }

  /// Whether a name typed in small letters gets its capital: `monday`, `london`, German `zeit`.
  ///
  /// In text that writes these words with a capital within a sentence, 1 to 4 in a hundred
  /// occurrences are small. For rarer words and words of two letters it is five times as many:
  /// commands, variables, and words that a list has only from headings.
  private func isWellKnown(_ name: Suggestion) -> Bool {
    let lexicon = lexicons[name.language]
    // In `John's` and `l'Italie` one part is the name.
    // With a hyphen both may be names of something else: `debian-faq`.
    let parts = WordParts(name.text[...])
    return ([name.text[...]] + (parts.hasHyphen ? [] : parts.words)).contains { part in
      part.count > 2
        && lexicon.words(spelled: part).contains {
          lexicon.isNeverSmall($0) && lexicon.cost(of: $0) < Self.wellKnown
        }
    }
  }

  /// The cost limit of a well-known name: six occurrences in a million words (nats × 1000).
  private static var wellKnown: Int32 { 12_000 }
}

extension Suggester {
  /// Returns a line as it would read if its words were typed one by one, each corrected at its end.
  public mutating func corrected(_ line: some StringProtocol) -> String {
    var text = ""
    for index in line.indices {
      let next = line.index(after: index)
      if TextBeforeWord.allowsCorrection(
        at: line[index], before: next < line.endIndex ? line[next] : nil)
      {
        correctLastWord(of: &text)
      }
      text.append(line[index])
    }
    correctLastWord(of: &text)
    return text
  }

  private mutating func correctLastWord(of text: inout String) {
    guard let last = text.last, TextBeforeWord.isOfWord(last),
      let correction = correction(before: text)
    else { return }
    text.removeLast(word(before: text).count)
    text += correction.text
  }
}
