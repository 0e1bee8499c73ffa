import InputCore
import UserHistory

/// The input method of scripts typed in Latin letters. The word is marked text until a character
/// that does not belong to it ends it.
///
/// With words, typed letters are read by ear: the first candidate is shown, and others can be
/// chosen. Without, they are written by a scheme, and there is nothing to choose.
///
/// ```
/// words    n a h i    नहीं, candidates नहीं नाही …
///          <Space>    insertText "नहीं "
/// scheme   n a h i    नहि
/// ```
///
/// Escape shows the keys as they were typed.
public struct TransliterationMethod: InputMethod {
  /// The number of candidates on a page.
  static let pageSize = 9
  /// The keystrokes after which a word is inserted and another begins, as in `WordMethod`: letters
  /// are read from the start of the word at each key.
  static let maximumWordLength = 96

  private let speller: TransliterationSpeller
  private let words: RomanisedWords?
  private let punctuation: PunctuationTable

  /// Creates a method.
  ///
  /// - Parameters:
  ///   - speller: Writes the keys if there are no words.
  ///   - words: The words that keys may stand for; nil to write by the scheme alone.
  init(speller: TransliterationSpeller, words: RomanisedWords?) {
    self.speller = speller
    self.words = words
    punctuation = PunctuationTable(parsing: speller.rules.punctuation)
  }

  /// Creates the scratch memory of one session.
  public func makeWorkspace() -> TransliterationWorkspace { TransliterationWorkspace(words: words) }
  /// The composition before anything is typed.
  public var emptyComposition: TransliterationComposition { TransliterationComposition() }
  /// True: keys such as Return and the arrows end the word.
  public var endsAtForeignKeys: Bool { true }
  /// Whether a word is begun.
  public func isComposing(_ composition: TransliterationComposition) -> Bool {
    !composition.isEmpty
  }

  /// Returns the word as shown if there are no candidates.
  public func wordToComplete(in composition: TransliterationComposition) -> String? {
    guard words == nil else { return nil }
    return composition.isRaw ? composition.keystrokes : speller.text(of: composition.keystrokes)
  }

  /// Whether a digit is a letter of the word: 3 in `ma3a`.
  public func claims(
    _ character: Character, in composition: TransliterationComposition,
    using workspace: TransliterationWorkspace
  ) -> Bool {
    words != nil && !composition.isRaw && character.isNumber
      && belongs(character, to: composition)
  }

  /// Carries out a command. Returns no effects if the command is for the host.
  public func reduce(
    _ command: Command, on composition: inout TransliterationComposition,
    using workspace: inout TransliterationWorkspace, context: InputContext
  ) -> [Effect] {
    if case .insert(let character) = command {
      return insert(character, into: &composition, &workspace, context)
    }
    guard !composition.isEmpty else { return [] }
    switch command {
    case .insert, .insertLatin, .passThrough, .reconvert, .undoCommit, .convert, .growSegment,
      .shrinkSegment, .commitSegments, .write, .togglePunctuation, .toggleWidth:
      return []
    case .deleteBackward: return deleteBackward(in: &composition, &workspace)
    case .deleteSyllable: return drop(&composition)
    case .commit: return commit("", &composition, &workspace)
    case .commitRaw: return commit("", &composition, &workspace)
    case .cancel: return cancel(&composition, &workspace)
    // The caret is always at the end of the word.
    case .deleteForward, .moveCaret: return [.alert(.edge)]
    case .selectReading, .selectCharacter: return [.alert(.noSuchCandidate)]
    case .refresh:
      workspace.renew()
      return show(composition, &workspace)
    case .selectCandidate, .nextCandidate, .previousCandidate, .nextPage, .previousPage,
      .forgetCandidate:
      return choose(command, &composition, &workspace)
    }
  }

  /// Shows the word again with the caret at its end, where it always is.
  public func placeCaret(
    atMarkedOffset offset: Int, in composition: inout TransliterationComposition,
    using workspace: inout TransliterationWorkspace
  ) -> [Effect] {
    let text = shownText(of: composition, &workspace)
    return offset == text.utf16.count ? [] : show(composition, &workspace)
  }

  /// Returns the texts of a line: those of a single word, or the first text of each word. What
  /// belongs to no word stays as it is.
  public func texts(
    forLine keys: String, after context: String, limit: Int,
    using workspace: inout TransliterationWorkspace
  ) -> [String]? {
    guard words != nil, limit > 0 else { return nil }
    var line = ""
    var before = context
    var composition = TransliterationComposition()
    for character in keys {
      if belongs(character, to: composition) {
        composition.keystrokes.append(character)
        continue
      }
      let text = composition.isEmpty ? "" : finishedText(of: composition, &workspace)
      line += text
      before += text
      let mark = punctuation.text(for: character, after: before) ?? String(character)
      line += mark
      before += mark
      composition = TransliterationComposition()
    }
    guard line.isEmpty else {
      return [line + (composition.isEmpty ? "" : finishedText(of: composition, &workspace))]
    }
    return composition.isEmpty
      ? [] : Array(candidates(of: composition, &workspace).prefix(limit))
  }

  /// Explains the candidates of the open word.
  public func explanations(
    limit: Int, using workspace: inout TransliterationWorkspace
  ) -> [CandidateExplanation] { workspace.explanations(limit: limit) }

  /// Returns the reason why a text is not the first candidate of the open word; nil without words.
  public func reason(
    against text: String, using workspace: inout TransliterationWorkspace
  ) -> CandidateReason? { workspace.reason(against: text) }

  // MARK: Keys

  private func belongs(_ character: Character, to composition: TransliterationComposition) -> Bool {
    if composition.isRaw { return character.isLetter }
    guard let words else { return speller.accepts(character, after: composition.keystrokes) }
    guard let key = character.asciiValue, character.isASCII else { return false }
    if character.isLetter { return true }
    // Arabic words begin with digits too, as in 7abibi. A mark at the beginning is itself.
    return words.rules.keys.contains(key) && (character.isNumber || !composition.isEmpty)
  }

  private func insert(
    _ character: Character, into composition: inout TransliterationComposition,
    _ workspace: inout TransliterationWorkspace, _ context: InputContext
  ) -> [Effect] {
    if belongs(character, to: composition) {
      guard composition.keystrokes.utf8.count < Self.maximumWordLength else {
        let whole = commit("", &composition, &workspace)
        return whole + insert(character, into: &composition, &workspace, context)
      }
      composition.keystrokes.append(character)
      composition.highlighted = 0
      return show(composition, &workspace)
    }
    let text = composition.isEmpty ? "" : finishedText(of: composition, &workspace)
    let before = (context.documentContextBeforeInput ?? "") + text
    let mark =
      context.modes.punctuation == .language ? punctuation.text(for: character, after: before) : nil
    let width = context.modes.width
    let written = mark ?? (width == .full ? width.convert(String(character)) : String(character))
    if text.isEmpty { return written == String(character) ? [] : [.insertText(written)] }
    return commit(written, &composition, &workspace)
  }

  private func deleteBackward(
    in composition: inout TransliterationComposition,
    _ workspace: inout TransliterationWorkspace
  ) -> [Effect] {
    composition.keystrokes.unicodeScalars.removeLast()
    composition.highlighted = 0
    return composition.isEmpty ? drop(&composition) : show(composition, &workspace)
  }

  /// Shows the keys as typed. If they are already shown, discards the word.
  private func cancel(
    _ composition: inout TransliterationComposition,
    _ workspace: inout TransliterationWorkspace
  ) -> [Effect] {
    guard shownText(of: composition, &workspace) != composition.keystrokes else {
      return drop(&composition)
    }
    composition.isRaw = true
    return show(composition, &workspace)
  }

  private func drop(_ composition: inout TransliterationComposition) -> [Effect] {
    composition = TransliterationComposition()
    return [.setMarkedText(.empty)] + hidden
  }

  /// The effect that closes the candidates, if the method has any.
  private var hidden: [Effect] { words == nil ? [] : [.hideCandidates] }

  // MARK: Candidates

  private func choose(
    _ command: Command, _ composition: inout TransliterationComposition,
    _ workspace: inout TransliterationWorkspace
  ) -> [Effect] {
    let candidates = candidates(of: composition, &workspace)
    let pageStart = composition.highlighted / Self.pageSize * Self.pageSize
    switch command {
    case .selectCandidate(let index):
      guard (0..<Self.pageSize).contains(index), candidates.indices.contains(pageStart + index)
      else { return [.alert(.noSuchCandidate)] }
      composition.highlighted = pageStart + index
      return commit("", &composition, &workspace)
    case .forgetCandidate(let index):
      let number = index.map { pageStart + $0 } ?? composition.highlighted
      guard (0..<Self.pageSize).contains(index ?? 0), candidates.indices.contains(number) else {
        return [.alert(.noSuchCandidate)]
      }
      guard let words, words.history != nil else { return [.alert(.nothingToForget)] }
      return [
        .forget(Forgetting(language: words.lessonLanguage, texts: [candidates[number]]))
      ]
    case .nextCandidate: return highlight(composition.highlighted + 1)
    case .previousCandidate: return highlight(composition.highlighted - 1)
    case .nextPage: return highlight(pageStart + Self.pageSize)
    case .previousPage: return highlight(pageStart - Self.pageSize)
    default: return []
    }
    func highlight(_ number: Int) -> [Effect] {
      guard !candidates.isEmpty else { return [.alert(.noSuchCandidate)] }
      guard candidates.indices.contains(number) else { return [.alert(.edge)] }
      composition.highlighted = number
      return show(composition, &workspace)
    }
  }

  private func candidates(
    of composition: TransliterationComposition, _ workspace: inout TransliterationWorkspace
  ) -> [String] {
    composition.isRaw ? [] : workspace.texts(of: composition.keystrokes)
  }

  private func page(
    of candidates: [String], _ composition: TransliterationComposition
  ) -> CandidatePage {
    let start = composition.highlighted / Self.pageSize * Self.pageSize
    let count = composition.keystrokes.unicodeScalars.count
    return CandidatePage(
      candidates: candidates.dropFirst(start).prefix(Self.pageSize).map {
        Candidate(Segment(reading: composition.keystrokes, syllableEnds: [count], text: $0))
      },
      highlighted: composition.highlighted - start, number: start / Self.pageSize,
      hasNext: candidates.count > start + Self.pageSize)
  }

  /// Counts the pages of the candidates of a composition; nil for a strict scheme, which has none.
  public func pageCount(
    of composition: TransliterationComposition, using workspace: inout TransliterationWorkspace
  ) -> Int? {
    guard words != nil, isComposing(composition) else { return nil }
    let count = candidates(of: composition, &workspace).count
    return count == 0 ? nil : (count + Self.pageSize - 1) / Self.pageSize
  }

  // MARK: Showing

  private func show(
    _ composition: TransliterationComposition, _ workspace: inout TransliterationWorkspace
  ) -> [Effect] {
    let text = shownText(of: composition, &workspace)
    let marked = Effect.setMarkedText(
      Preedit(pieces: [.init(text: text, stage: .reading)], caret: text.count))
    guard words != nil else { return [marked] }
    let candidates = candidates(of: composition, &workspace)
    return [
      marked,
      candidates.isEmpty ? .hideCandidates : .showCandidates(page(of: candidates, composition)),
    ]
  }

  private func shownText(
    of composition: TransliterationComposition, _ workspace: inout TransliterationWorkspace
  ) -> String {
    if composition.isRaw { return composition.keystrokes }
    return chosen(of: composition, &workspace) ?? speller.text(of: composition.keystrokes)
  }

  private func finishedText(
    of composition: TransliterationComposition, _ workspace: inout TransliterationWorkspace
  ) -> String {
    if composition.isRaw { return composition.keystrokes }
    return chosen(of: composition, &workspace) ?? speller.finishedText(of: composition.keystrokes)
  }

  /// Returns the highlighted candidate. A composition may come from a file that was saved with
  /// other candidates.
  private func chosen(
    of composition: TransliterationComposition, _ workspace: inout TransliterationWorkspace
  ) -> String? {
    let candidates = workspace.texts(of: composition.keystrokes)
    return candidates.indices.contains(composition.highlighted)
      ? candidates[composition.highlighted] : candidates.first
  }

  /// Commits the word, followed by the text of the character that ended it.
  private func commit(
    _ mark: String, _ composition: inout TransliterationComposition,
    _ workspace: inout TransliterationWorkspace
  ) -> [Effect] {
    let text = finishedText(of: composition, &workspace)
    var effects: [Effect] = [.insertText(text + mark)] + hidden
    if let words, words.history != nil, !composition.isRaw {
      let word = LearnedWord(
        reading: composition.keystrokes.lowercased(), text: text,
        isConfirmed: composition.highlighted == 0)
      effects.append(.learn(Lesson(language: words.lessonLanguage, words: [word])))
    }
    composition = TransliterationComposition()
    return effects
  }
}
