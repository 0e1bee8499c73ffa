/// What is offered for a composition, and what is done with it: the candidates of the converter, with the
/// user's own phrases among them.
extension MultistageMethod {
  /// The user's own phrases for what candidates are offered for; nil where there are none, and where
  /// more was typed behind it.
  private func phrases(for composition: Composition) -> OfferedPhrases? {
    let range = composition.convertedRange
    guard !phrases.isEmpty, range.upperBound == composition.keystrokeCount else { return nil }
    return phrases.offered(for: composition.keystrokes(in: range))
  }

  /// The candidate with this number: the converter's, and the user's phrases at their places.
  func candidate(
    at number: Int, for composition: Composition, _ converter: inout Converter
  ) -> Candidate? {
    switch position(number, in: composition, &converter) {
    case .phrase(let candidate): candidate
    case .word(let number): converter.candidate(at: number)
    case nil: nil
    }
  }

  private func position(
    _ number: Int, in composition: Composition, _ converter: inout Converter
  ) -> OfferedPhrases.Position? {
    guard let phrases = phrases(for: composition) else { return number < 0 ? nil : .word(number) }
    return phrases.position(number) { converter.candidate(at: $0) != nil }
  }

  /// The words of a candidate, to be learned. A phrase is known already.
  func words(
    ofCandidateAt number: Int, for composition: Composition, _ converter: inout Converter
  ) -> [LearnedWord] {
    guard learningLanguage != nil,
      case .word(let word) = position(number, in: composition, &converter)
    else { return [] }
    return converter.words(ofCandidateAt: word)
  }

  // MARK: Pages

  /// The number of the first candidate of the page that has the highlighted one.
  func pageStart(_ composition: Composition) -> Int {
    composition.highlighted / pageSize * pageSize
  }

  /// The page that has the highlighted candidate.
  func page(
    of composition: Composition, using converter: inout Converter
  ) -> CandidatePage {
    let start = pageStart(composition)
    var candidates: [Candidate] = []
    while candidates.count < pageSize,
      let candidate = candidate(at: start + candidates.count, for: composition, &converter)
    {
      candidates.append(candidate)
    }
    return CandidatePage(
      candidates: candidates, highlighted: composition.highlighted - start,
      number: start / pageSize,
      hasNext: candidate(at: start + pageSize, for: composition, &converter) != nil,
      readings: converter.readings().map(\.letters))
  }

  // MARK: What is done with them

  /// Takes the candidate with this number. With nothing left to convert, the whole is committed.
  func choose(
    _ number: Int, in composition: inout Composition, using converter: inout Converter
  ) -> [Effect] {
    refresh(&composition, using: &converter)
    guard let candidate = candidate(at: number, for: composition, &converter) else {
      return [.alert(.noSuchCandidate)]
    }
    let words = words(ofCandidateAt: number, for: composition, &converter)
    composition.choose(candidate, words: words)
    guard composition.chosenCount < composition.keystrokeCount else {
      let textAfterCaret = composition.choices.last?.textAfterCaret
      var effects = commit(
        composition.chosen.map(\.text).joined(), learning: composition.chosenWords,
        clearing: &composition)
      if let textAfterCaret { effects.append(.moveCaretBack(over: textAfterCaret)) }
      return effects
    }
    return show(&composition, using: &converter)
  }

  /// Takes the reading with this number for the first syllable without one.
  func chooseReading(
    _ number: Int, in composition: inout Composition, using converter: inout Converter
  ) -> [Effect] {
    refresh(&composition, using: &converter)
    let readings = converter.readings()
    guard readings.indices.contains(number) else { return [.alert(.noSuchCandidate)] }
    composition.choose(readings[number])
    return show(&composition, using: &converter)
  }

  /// Has what was learned of a candidate forgotten: the whole text that its words make, since words chosen
  /// one after the other are one to the user. What this composition shows stays until it ends.
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
      .forget(Forgetting(language: learningLanguage, texts: [words.map(\.text).joined()]))
    ]
  }

  /// Shows what is offered by what is known now. The highlight keeps its place: where a candidate was
  /// forgotten, the next one comes up.
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

  /// Highlights the candidate with this number, on whatever page it is.
  func highlight(
    _ number: Int, in composition: inout Composition, _ converter: inout Converter
  ) -> [Effect] {
    refresh(&composition, using: &converter)
    guard candidate(at: number, for: composition, &converter) != nil else { return [.alert(.edge)] }
    composition.highlighted = number
    return show(&composition, using: &converter)
  }
}
