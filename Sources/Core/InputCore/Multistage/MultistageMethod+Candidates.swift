/// Candidates of a composition: those of the converter with the user's own phrases merged in.
extension MultistageMethod {
  /// Returns the user's phrases for the converted range, and its keystrokes as a candidate. Nil if
  /// there are none, or if keystrokes follow the range.
  private func phrases(
    for composition: Composition, _ converter: inout Converter
  ) -> OfferedPhrases? {
    let range = composition.convertedRange
    guard range.upperBound == composition.keystrokeCount else { return nil }
    let keystrokes = composition.keystrokes(in: range)
    // A text that the converter has there or before is not offered twice.
    let offered = phrases.offered(for: keystrokes)?.leavingOut { text, position in
      (0...position).contains { converter.candidate(at: $0)?.text == text }
    }
    guard converter.isUsable, let typed = converter.asTyped(keystrokes) else { return offered }
    let index = typed.index(onPageOf: pageSize) { converter.candidate(at: $0) }
    for number in 0..<index {
      guard let candidate = converter.candidate(at: number) else { break }
      if candidate.text == typed.text { return offered }
    }
    let candidate = Candidate(Segment(reading: keystrokes, syllableEnds: [], text: typed.text))
    return (offered ?? OfferedPhrases([])).adding(.init(candidate: candidate, position: index))
  }

  /// Returns the candidate with this index among the converter's candidates and the user's phrases.
  func candidate(
    at number: Int, for composition: Composition, _ converter: inout Converter
  ) -> Candidate? {
    candidate(at: number, among: phrases(for: composition, &converter), &converter)
  }

  /// Returns the candidate with this index among the converter's candidates and some phrases.
  private func candidate(
    at number: Int, among phrases: OfferedPhrases?, _ converter: inout Converter
  ) -> Candidate? {
    guard let phrases else { return number < 0 ? nil : converter.candidate(at: number) }
    return switch phrases.entry(number, word: { converter.candidate(at: $0) }) {
    case .phrase(let candidate), .word(_, let candidate): candidate
    case nil: nil
    }
  }

  /// Returns the words of a candidate for learning. Empty for a phrase, which is known already.
  func words(
    ofCandidateAt number: Int, for composition: Composition, _ converter: inout Converter
  ) -> [LearnedWord] {
    guard learningLanguage != nil, number >= 0 else { return [] }
    guard let phrases = phrases(for: composition, &converter) else {
      return converter.words(ofCandidateAt: number)
    }
    guard case .word(let word, _) = phrases.entry(number, word: { converter.candidate(at: $0) })
    else { return [] }
    return converter.words(ofCandidateAt: word)
  }

  // MARK: Pages

  /// Returns the index of the first candidate on the highlighted candidate's page.
  func pageStart(_ composition: Composition) -> Int {
    composition.highlighted / pageSize * pageSize
  }

  /// Returns the page with the highlighted candidate.
  func page(
    of composition: Composition, using converter: inout Converter
  ) -> CandidatePage {
    let start = pageStart(composition)
    // The same for all candidates of the page.
    let phrases = phrases(for: composition, &converter)
    var candidates: [Candidate] = []
    candidates.reserveCapacity(pageSize)
    while candidates.count < pageSize,
      let candidate = candidate(at: start + candidates.count, among: phrases, &converter)
    {
      candidates.append(candidate)
    }
    return CandidatePage(
      candidates: candidates, highlighted: composition.highlighted - start,
      number: start / pageSize,
      hasNext: candidate(at: start + pageSize, among: phrases, &converter) != nil,
      readings: converter.readings().map { $0.letters })
  }

  /// Counts the pages of a composition's candidates: at most a thousand.
  public func pageCount(
    of composition: Composition, using converter: inout Converter
  ) -> Int? {
    guard isComposing(composition) else { return nil }
    var composition = composition
    refresh(&composition, using: &converter)
    var count = pageStart(composition)
    while count < Self.pageLimit * pageSize,
      candidate(at: count, for: composition, &converter) != nil
    {
      count += 1
    }
    return count == 0 ? nil : (count + pageSize - 1) / pageSize
  }

  private static var pageLimit: Int { 1000 }

  // MARK: Choosing

  /// Chooses the candidate with this index. Commits the composition when nothing is left to
  /// convert.
  func choose(
    _ number: Int, in composition: inout Composition, using converter: inout Converter
  ) -> [Effect] {
    refresh(&composition, using: &converter)
    guard let candidate = candidate(at: number, for: composition, &converter) else {
      return [.alert(.noSuchCandidate)]
    }
    let words = words(ofCandidateAt: number, for: composition, &converter)
    return take(candidate, words, in: &composition, using: &converter)
  }

  /// Chooses one character of the highlighted candidate. Nothing is learned from it: the word was
  /// not meant.
  func choose(
    _ character: CharacterOfWord, in composition: inout Composition,
    using converter: inout Converter
  ) -> [Effect] {
    refresh(&composition, using: &converter)
    guard var candidate = candidate(at: composition.highlighted, for: composition, &converter),
      let chosen = character == .first ? candidate.text.first : candidate.text.last
    else { return [.alert(.noSuchCandidate)] }
    candidate.segment.text = String(chosen)
    candidate.textAfterCaret = ""
    return take(candidate, [], in: &composition, using: &converter)
  }

  /// Makes a candidate the next chosen segment, and commits when nothing is left to convert.
  private func take(
    _ candidate: Candidate, _ words: [LearnedWord], in composition: inout Composition,
    using converter: inout Converter
  ) -> [Effect] {
    composition.choose(candidate, words: words)
    guard composition.chosenCount < composition.keystrokeCount else {
      let textAfterCaret = composition.choices.last?.textAfterCaret
      var effects = commit(
        composition.chosen.map { $0.text }.joined(), learning: composition.chosenWords,
        clearing: &composition)
      if let textAfterCaret { effects.append(.moveCaretBack(over: textAfterCaret)) }
      return effects
    }
    return show(&composition, using: &converter)
  }

  /// Selects the reading with this index for the first syllable without one.
  func chooseReading(
    _ number: Int, in composition: inout Composition, using converter: inout Converter
  ) -> [Effect] {
    refresh(&composition, using: &converter)
    let readings = converter.readings()
    guard readings.indices.contains(number) else { return [.alert(.noSuchCandidate)] }
    composition.choose(readings[number])
    return show(&composition, using: &converter)
  }

  /// Requests to forget a candidate: the joined text of its words, because the user sees words
  /// chosen one after the other as one. The candidates of the open composition do not change.
  func forget(
    _ number: Int, of composition: inout Composition, using converter: inout Converter
  ) -> [Effect] {
    refresh(&composition, using: &converter)
    guard candidate(at: number, for: composition, &converter) != nil else {
      return [.alert(.noSuchCandidate)]
    }
    let words = words(ofCandidateAt: number, for: composition, &converter)
    guard let learningLanguage, !words.isEmpty else { return [.alert(.nothingToForget)] }
    return [
      .forget(Forgetting(language: learningLanguage, texts: [words.map { $0.text }.joined()]))
    ]
  }

  /// Shows the candidates of the current user model. The highlight keeps its index: if a candidate
  /// was forgotten, the next one moves up to it.
  func renew(
    _ composition: inout Composition, using converter: inout Converter
  ) -> [Effect] {
    converter.renew()
    refresh(&composition, using: &converter)
    while composition.highlighted > 0,
      candidate(at: composition.highlighted, for: composition, &converter) == nil
    {
      composition.highlighted -= 1
    }
    return show(&composition, using: &converter)
  }

  /// Highlights the candidate with this index, on any page.
  func highlight(
    _ number: Int, in composition: inout Composition, _ converter: inout Converter
  ) -> [Effect] {
    refresh(&composition, using: &converter)
    guard candidate(at: number, for: composition, &converter) != nil else { return [.alert(.edge)] }
    composition.highlighted = number
    return show(&composition, using: &converter)
  }
}
