/// The input method of languages in which the user types a reading and chooses candidates for it:
/// Mandarin by pinyin and similar methods.
public struct MultistageMethod<Converter: ReadingConverter>: InputMethod {
  /// The number of candidates on a page, at least 1. `Command.selectCandidate` accepts only indices
  /// below it.
  public let pageSize: Int
  private let punctuation: PunctuationTable
  /// The language tag of lessons; nil if nothing is learned.
  let learningLanguage: String?
  private let makeConverter: @Sendable () -> Converter
  /// The user's own phrases, which are offered for their codes.
  public var phrases = CustomPhrases()

  /// Creates a method.
  ///
  /// - Parameters:
  ///   - pageSize: The number of candidates on a page. Values below 1 count as 1.
  ///   - punctuation: The texts of the punctuation keys.
  ///   - learningLanguage: The language tag of lessons. With nil, commits produce no lessons.
  ///   - makeConverter: Creates the converter of a session.
  public init(
    pageSize: Int = 9, punctuation: PunctuationTable, learningLanguage: String? = nil,
    makeConverter: @escaping @Sendable () -> Converter
  ) {
    self.pageSize = max(pageSize, 1)
    self.punctuation = punctuation
    self.learningLanguage = learningLanguage
    self.makeConverter = makeConverter
  }

  /// The names and shortcuts of the host, which are offered with the user's phrases.
  public var hostPhrases: HostPhrases {
    get { phrases.host }
    set { phrases.host = newValue }
  }

  /// Finds the keys that type the entries of a host: a name by its reading in the dictionary.
  public func hostPhrases(of entries: [HostEntry]) -> HostPhrases {
    HostPhrases(entries) { makeConverter().keystrokes(ofNames: $0) }
  }

  /// Returns what tells the characters of a candidate apart from others that sound the same.
  public func descriptions(
    of candidate: Candidate, using converter: Converter
  ) -> [CharacterDescription] { converter.descriptions(of: candidate) }

  /// Explains the best sentences of the keystrokes that are converted.
  public func explanations(
    limit: Int, using converter: inout Converter
  ) -> [CandidateExplanation] { converter.explanations(limit: limit) }

  /// Returns the words considered for the keystrokes that are converted.
  public func lattice(
    within limits: WordLattice.Limits, using converter: inout Converter
  ) -> WordLattice? { converter.lattice(within: limits) }

  /// Returns the reason why a text is not the first candidate of the keystrokes that are converted.
  public func reason(
    against text: String, using converter: inout Converter
  ) -> CandidateReason? { converter.reason(against: text) }

  /// Creates the converter of one session.
  public func makeWorkspace() -> Converter { makeConverter() }
  /// The composition before anything is typed.
  public var emptyComposition: Composition { Composition() }
  /// Whether anything is typed and not yet committed.
  public func isComposing(_ composition: Composition) -> Bool { !composition.isEmpty }

  /// Whether the highlight was moved from the first candidate. The candidates are then what the user
  /// looks at, and a keymap may let digits choose that otherwise type.
  public func isChoosing(_ composition: Composition) -> Bool { composition.highlighted > 0 }

  /// Whether the character continues the keystrokes before the caret. Only for a caret at the end.
  public func claims(
    _ character: Character, in composition: Composition, using converter: Converter
  ) -> Bool {
    guard !character.isLetter, composition.caret == composition.keystrokeCount else { return false }
    // A hyphen pages through candidates once they are looked at, and a digit chooses one.
    guard composition.highlighted == 0 || character != "-" && !("0"..."9").contains(character)
    else { return false }
    // The converter of a session that continues a saved composition has not seen its context yet.
    var converter = converter
    converter.setTextBefore(composition.textBeforeConverted)
    return converter.continues(
      composition.keystrokes(in: composition.convertedRange), with: character)
  }

  /// Carries out a command. Returns no effects if the command is for the host: without a
  /// composition, most commands are.
  public func reduce(
    _ command: Command, on composition: inout Composition, using converter: inout Converter,
    context: InputContext
  ) -> [Effect] {
    if case .insert(let character) = command {
      return insert(character, into: &composition, using: &converter, context: context)
    }
    guard !composition.isEmpty else {
      return command == .reconvert ? reconvert(&composition, using: &converter, context) : []
    }
    switch command {
    case .insert, .insertLatin, .passThrough, .reconvert, .undoCommit, .convert, .growSegment,
      .shrinkSegment, .commitSegments, .write, .togglePunctuation, .toggleWidth:
      return []
    case .deleteBackward: return edit(&composition, using: &converter) { $0.deleteBackward() }
    case .deleteForward: return edit(&composition, using: &converter) { $0.deleteForward() }
    case .deleteSyllable: return edit(&composition, using: &converter) { $0.deleteSyllable() }
    case .moveCaret(let move): return moveCaret(move, in: &composition, using: &converter)
    case .commit: return choose(composition.highlighted, in: &composition, using: &converter)
    case .commitRaw:
      if let original = composition.original { return commit(original, clearing: &composition) }
      if let mark = sentenceEnd(in: composition, using: converter) {
        return commitSentence(
          endingAt: mark, of: &composition, using: &converter, context: context)
      }
      return commit(written(composition.letters, in: context.modes), clearing: &composition)
    case .cancel: return cancel(&composition, using: &converter)
    case .selectCandidate(let index):
      guard (0..<pageSize).contains(index) else { return [.alert(.noSuchCandidate)] }
      return choose(pageStart(composition) + index, in: &composition, using: &converter)
    case .selectCharacter(let character):
      return choose(character, in: &composition, using: &converter)
    case .selectReading(let index):
      return chooseReading(index, in: &composition, using: &converter)
    case .forgetCandidate(let index):
      guard (0..<pageSize).contains(index ?? 0) else { return [.alert(.noSuchCandidate)] }
      return forget(
        index.map { pageStart(composition) + $0 } ?? composition.highlighted, of: &composition,
        using: &converter)
    case .refresh: return renew(&composition, using: &converter)
    case .nextCandidate: return highlight(composition.highlighted + 1, in: &composition, &converter)
    case .previousCandidate:
      return highlight(composition.highlighted - 1, in: &composition, &converter)
    case .nextPage:
      return highlight(pageStart(composition) + pageSize, in: &composition, &converter)
    case .previousPage:
      return highlight(pageStart(composition) - pageSize, in: &composition, &converter)
    }
  }

  // MARK: Steps

  /// Inserts a keystroke into the composition. Any other character commits the composition and is
  /// inserted after it.
  func insert(
    _ character: Character, into composition: inout Composition, using converter: inout Converter,
    context: InputContext
  ) -> [Effect] {
    let keystroke =
      converter.keystroke(for: character, isComposing: !composition.isEmpty)
      ?? (claims(character, in: composition, using: converter)
        ? character.unicodeScalars.first : nil)
    if let mark = sentenceEnd(in: composition, before: character, using: converter) {
      return commitSentence(
        endingAt: mark, of: &composition, then: character, using: &converter, context: context)
    }
    if let keystroke {
      if composition.isEmpty, let comma = commaToReplace(before: character, in: context) {
        var context = context
        context.documentContextBeforeInput?.removeLast()
        context.documentContextBeforeInput?.append(comma)
        return [.replaceText(",", with: comma)]
          + insert(character, into: &composition, using: &converter, context: context)
      }
      if composition.isEmpty {
        composition = Composition(after: context.documentContextBeforeInput)
      }
      // A key that only continues, such as a tone, has nothing to continue at the first position.
      if composition.caret <= composition.chosenCount, !composition.isEmpty,
        converter.keystroke(for: character, isComposing: false) == nil
      {
        return [.alert(.edge)]
      }
      return edit(&composition, using: &converter) {
        $0.insert(keystroke)
        return true
      }
    }
    guard !composition.isEmpty else {
      let before = context.documentContextBeforeInput
      let text = mark(for: character, after: before, in: context.modes)
      return text == String(character) ? [] : [.insertText(text)]
    }
    let whole = wholeText(of: composition, using: &converter)
    let before = (context.documentContextBeforeInput ?? "") + whole.text
    let mark = mark(for: character, after: before, in: context.modes)
    return commit(whole.text + mark, learning: whole.words, clearing: &composition)
  }

  /// Returns the text of a character that is not composed.
  func mark(
    for character: Character, after context: String?, in modes: InputModes
  ) -> String {
    let mark =
      modes.punctuation == .language ? punctuation.text(for: character, after: context) : nil
    return mark ?? written(String(character), in: modes)
  }

  /// Returns the mark that replaces a comma after a digit, now that a character which composes shows
  /// that no number continues; nil if there is no such comma.
  ///
  /// ```
  /// 128,0   128,0        128,y   128，y
  /// ```
  private func commaToReplace(before character: Character, in context: InputContext) -> String? {
    guard context.modes.punctuation == .language, punctuation.keepsMarksAfterDigits,
      !("A"..."Z").contains(character), let before = context.documentContextBeforeInput,
      before.last == ",", let digit = before.dropLast().last, ("0"..."9").contains(digit)
    else { return nil }
    return punctuation.text(for: ",", after: nil)
  }

  private func written(_ text: String, in modes: InputModes) -> String {
    modes.width == .full ? modes.width.convert(text) : text
  }

  /// Moves the caret. A move by syllable needs the syllables after the caret too, not only those of
  /// the converted range.
  private func moveCaret(
    _ move: CompositionMove, in composition: inout Composition, using converter: inout Converter
  ) -> [Effect] {
    let boundaries =
      move == .syllableLeft || move == .syllableRight ? boundaries(in: composition, &converter) : []
    let caret = composition.caret
    let effects = edit(&composition, using: &converter) {
      $0.moveCaret(move, syllables: boundaries)
    }
    guard composition.caret != caret, highlightOriginal(in: &composition, &converter) else {
      return effects
    }
    return show(&composition, using: &converter)
  }

  /// Returns the syllable boundaries of all keystrokes.
  func boundaries(in composition: Composition, _ converter: inout Converter) -> [Int] {
    convert(composition.chosenCount..<composition.keystrokeCount, of: composition, &converter)
    return composition.boundaries(with: converter.bestSegments())
  }

  /// Changes the composition and shows it. Returns an alert if `change` returns false.
  private func edit(
    _ composition: inout Composition, using converter: inout Converter,
    _ change: (inout Composition) -> Bool
  ) -> [Effect] {
    guard change(&composition) else { return [.alert(.edge)] }
    return show(&composition, using: &converter)
  }

  private func cancel(
    _ composition: inout Composition, using converter: inout Converter
  ) -> [Effect] {
    if isUnchanged(composition, &converter) || !composition.restoreKeystrokes() {
      if let original = composition.original { return commit(original, clearing: &composition) }
      composition = Composition()
    }
    return show(&composition, using: &converter)
  }

  /// Commits text. Letters committed as typed have no words and teach nothing, because nobody chose
  /// a word.
  func commit(
    _ text: String, learning words: [LearnedWord] = [], clearing composition: inout Composition
  ) -> [Effect] {
    composition = Composition()
    let effects: [Effect] = [.insertText(text), .hideCandidates]
    guard let learningLanguage, !words.isEmpty else { return effects }
    return effects + [.learn(Lesson(language: learningLanguage, words: words))]
  }

  // MARK: Showing

  /// Updates the derived stages and shows them.
  func show(
    _ composition: inout Composition, using converter: inout Converter
  ) -> [Effect] {
    guard !composition.isEmpty else {
      composition = Composition()
      return [.setMarkedText(.empty), .hideCandidates]
    }
    refresh(&composition, using: &converter)
    var effects: [Effect] = [
      .setMarkedText(composition.preedit),
      .showCandidates(page(of: composition, using: &converter)),
    ]
    if !converter.isUsable { effects.append(.alert(.dictionaryLost)) }
    return effects
  }

  /// Converts the keystrokes of this composition again. The workspace may have served another
  /// composition, and a composition may come from a file.
  func refresh(_ composition: inout Composition, using converter: inout Converter) {
    spellWaiting(of: &composition, using: &converter)
    convert(composition.convertedRange, of: composition, &converter)
    composition.converted = converter.bestSegments()
  }

  private func convert(
    _ range: Range<Int>, of composition: Composition, _ converter: inout Converter
  ) {
    converter.setTextBefore(composition.textBeforeConverted)
    converter.convert(
      composition.keystrokes(in: range), readings: composition.readings(in: range))
  }

  /// Computes the letters and shown text of the keystrokes after the caret, so that they look as
  /// they do when the caret is at the end.
  private func spellWaiting(of composition: inout Composition, using converter: inout Converter) {
    composition.waitingSpelling = nil
    composition.waitingShown = nil
    let range = composition.convertedRange
    guard converter.spellsKeystrokes, range.upperBound < composition.keystrokeCount else { return }
    convert(range.lowerBound..<composition.keystrokeCount, of: composition, &converter)
    let segments = converter.bestSegments()
    if segments.contains(where: { $0.spelling != nil }) {
      let letters = segments.map { $0.letters }.joined().unicodeScalars
      composition.waitingSpelling = String(letters.dropFirst(range.count))
    }
    if segments.contains(where: { $0.shown != nil }) {
      composition.waitingShown = Array(segments.flatMap { $0.pieces }.dropFirst(range.count))
    }
  }

  /// Returns the text of the chosen segments, the highlighted candidate and the best conversion of
  /// the rest, with the words of the chosen segments and the candidate.
  func wholeText(
    of composition: Composition, using converter: inout Converter
  ) -> (text: String, words: [LearnedWord]) {
    var rest = composition
    refresh(&rest, using: &converter)
    if let candidate = candidate(at: rest.highlighted, for: rest, &converter) {
      let words = words(ofCandidateAt: rest.highlighted, for: rest, &converter)
      rest.choose(candidate, words: words)
    }
    refresh(&rest, using: &converter)
    return (rest.segments.map { $0.text }.joined(), rest.chosenWords)
  }

  /// Returns the words that the converter expects to follow.
  public func predictions(
    after lesson: Lesson, limit: Int, using converter: inout Converter
  ) -> [PredictedWord] {
    converter.followers(of: lesson.words, limit: limit)
  }

  /// Returns the sentences of the converter, with the phrases for the line at their positions.
  public func texts(
    forLine keys: String, after context: String, limit: Int, using converter: inout Converter
  ) -> [String]? {
    converter.setTextBefore(context)
    let sentences = converter.sentences(for: keys, limit: limit)
    return phrases.offered(for: keys)?.merged(into: sentences, limit: limit) ?? sentences
  }

  /// All commits can be undone.
  public var undoableCommits: UndoableCommits { .all }

  /// Shows a composition whose commit was undone, without changing it. The candidates may still
  /// reflect what the commit taught, because that is unlearned afterwards.
  public func resume(
    _ composition: inout Composition, using converter: inout Converter
  ) -> [Effect] {
    var shown = composition
    return show(&shown, using: &converter)
  }
}
