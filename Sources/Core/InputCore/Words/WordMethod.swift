/// The input method of scripts composed word by word without candidates: Vietnamese by Telex,
/// Devanagari by Latin letters. The word is marked text until a character that does not belong to
/// it ends it. Both are then inserted.
///
/// ```
/// keys      effects
/// t o o i   setMarkedText tôi|
/// ,         insertText tôi,
/// ```
///
/// Both commit commands insert the converted word, because there is nothing to choose. Escape shows
/// the keys as they were typed.
public struct WordMethod<Speller: WordSpeller>: InputMethod {
  /// The keystrokes after which a word is inserted as it is and another begins. A speller reads the
  /// whole word at each key, so this keeps the time of a key bounded; no word is as long.
  static var maximumWordLength: Int { 96 }

  /// Converts the keystrokes of a word to text.
  public let speller: Speller
  private let punctuation: PunctuationTable

  /// Creates a method.
  ///
  /// - Parameters:
  ///   - speller: Converts the keystrokes of a word to text.
  ///   - punctuation: The texts of the punctuation keys. By default keys type their own characters.
  public init(
    speller: Speller, punctuation: PunctuationTable = PunctuationTable(parsing: "")
  ) {
    self.speller = speller
    self.punctuation = punctuation
  }

  /// Does nothing: words are short, so nothing is cached.
  public func makeWorkspace() {}
  /// The composition before anything is typed.
  public var emptyComposition: WordComposition { WordComposition() }
  /// True: keys such as Return and the arrows end the word.
  public var endsAtForeignKeys: Bool { true }
  /// Whether a word is begun.
  public func isComposing(_ composition: WordComposition) -> Bool { !composition.isEmpty }

  /// Returns the word as shown.
  public func wordToComplete(in composition: WordComposition) -> String? {
    shownText(of: composition)
  }

  /// Carries out a command. Returns no effects if the command is for the host.
  public func reduce(
    _ command: Command, on composition: inout WordComposition, using workspace: inout Void,
    context: InputContext
  ) -> [Effect] {
    if case .insert(let character) = command {
      return insert(character, into: &composition, context: context)
    }
    guard !composition.isEmpty else { return [] }
    switch command {
    case .insert, .insertLatin, .passThrough, .reconvert, .undoCommit, .convert, .growSegment,
      .shrinkSegment, .commitSegments, .write, .forgetCandidate, .refresh, .togglePunctuation,
      .toggleWidth:
      return []
    case .deleteBackward: return deleteBackward(in: &composition)
    case .deleteSyllable: return drop(&composition)
    case .commit, .commitRaw: return commit(finishedText(of: composition, context), &composition)
    case .cancel: return cancel(&composition)
    // The caret is always at the end of the word.
    case .deleteForward, .moveCaret: return [.alert(.edge)]
    case .selectCandidate, .selectCharacter, .selectReading, .nextCandidate, .previousCandidate,
      .nextPage, .previousPage:
      return [.alert(.noSuchCandidate)]
    }
  }

  /// Shows the word again with the caret at its end, where it always is.
  public func placeCaret(
    atMarkedOffset offset: Int, in composition: inout WordComposition, using workspace: inout Void
  ) -> [Effect] {
    offset == shownText(of: composition).utf16.count ? [] : show(composition)
  }

  /// Notes that Backspace deletes text outside of the composition.
  public func noteDeletion(in composition: inout WordComposition, context: InputContext) {
    guard speller.reopensWords, composition.isEmpty, !context.hasSelection,
      let before = context.documentContextBeforeInput
    else { return composition.earlier = nil }
    var earlier = EarlierText()
    earlier.delete(from: before)
    composition.earlier = earlier
  }

  // MARK: Steps

  private func insert(
    _ character: Character, into composition: inout WordComposition, context: InputContext
  ) -> [Effect] {
    if composition.isEmpty {
      let opening = reopen(&composition, for: character, context)
      if !opening.isEmpty {
        return opening + insert(character, into: &composition, context: context)
      }
    }
    let belongs =
      composition.isRaw
      ? character.isLetter : speller.accepts(character, after: composition.keystrokes)
    if belongs {
      guard composition.keystrokes.utf8.count < Self.maximumWordLength else {
        let whole = commit(finishedText(of: composition, context), &composition)
        return whole + insert(character, into: &composition, context: context)
      }
      if composition.isEmpty, let before = context.documentContextBeforeInput {
        begin(&composition, after: before)
      }
      composition.keystrokes.append(character)
      return show(composition)
    }
    let repair = repairAddress(&composition, before: character, context)
    let text =
      composition.isEmpty ? "" : finishedText(of: composition, context, endedBy: character)
    let before = (context.documentContextBeforeInput ?? "") + text
    let mark =
      context.modes.punctuation == .language ? punctuation.text(for: character, after: before) : nil
    let written = mark ?? context.modes.width.written(character)
    if text.isEmpty, written == String(character) {
      note(keys: written, text: written, in: &composition)
      return []
    }
    let keys = composition.keystrokes + String(character)
    return repair + commit(text + written, &composition, keys: keys)
  }

  /// Begins a word: as typed if it is part of an address.
  private func begin(_ composition: inout WordComposition, after before: String) {
    guard speller.reopensWords else { return }
    composition.isRaw = speller.isLiteral(after: before.endWithoutSpace)
    composition.earlier = composition.earlier ?? EarlierText()
    composition.earlier?.before = String(before.suffix(32))
  }

  /// Composes the word before the insertion point again if Backspace has just reached it and the
  /// character continues it.
  ///
  /// - Returns: The removal of the word; empty if nothing is composed again.
  private func reopen(
    _ composition: inout WordComposition, for character: Character, _ context: InputContext
  ) -> [Effect] {
    guard let earlier = composition.earlier, let before = context.documentContextBeforeInput,
      !context.hasSelection, earlier.isLeft(before)
    else { return [] }
    composition.earlier = nil
    let word = String(before.lettersAtEnd)
    guard !word.isEmpty,
      !speller.isLiteral(after: String(before.dropLast(word.count)).endWithoutSpace)
    else { return [] }
    let keystrokes = speller.keystrokes(writing: word)
    guard keystrokes.map({ speller.accepts(character, after: $0) }) ?? character.isLetter else {
      return []
    }
    composition.keystrokes = keystrokes ?? word
    composition.isRaw = keystrokes == nil
    return [.replaceText(word, with: "")]
  }

  /// Writes the text since the last white space as its keys if these turn out to be an address, of
  /// which the composed word is the end.
  private func repairAddress(
    _ composition: inout WordComposition, before end: Character, _ context: InputContext
  ) -> [Effect] {
    guard !composition.isEmpty, let earlier = composition.earlier, earlier.text != earlier.keys,
      context.documentContextBeforeInput?.hasSuffix(earlier.text) == true,
      speller.isAddress(earlier.keys + composition.keystrokes, before: end)
    else { return [] }
    return [.setMarkedText(.empty), .replaceText(earlier.text, with: earlier.keys)]
  }

  /// Notes text that a key typed, so that it is known when its word turns out to be an address.
  private func note(keys: String, text: String, in composition: inout WordComposition) {
    guard speller.reopensWords else { return }
    var earlier = composition.earlier ?? EarlierText()
    earlier.append(keys: keys, text: text)
    composition.earlier = earlier
  }

  private func deleteBackward(in composition: inout WordComposition) -> [Effect] {
    let left =
      composition.isRaw
      ? String(composition.keystrokes.unicodeScalars.dropLast())
      : speller.deletingBackward(composition.keystrokes)
    guard !left.isEmpty else { return drop(&composition) }
    composition.keystrokes = left
    return show(composition)
  }

  /// Shows the keys as typed. If they are already shown, discards the word.
  private func cancel(_ composition: inout WordComposition) -> [Effect] {
    guard shownText(of: composition) != composition.keystrokes else { return drop(&composition) }
    composition.isRaw = true
    return show(composition)
  }

  private func drop(_ composition: inout WordComposition) -> [Effect] {
    composition = WordComposition(after: composition.earlier)
    return [.setMarkedText(.empty)]
  }

  private func commit(
    _ text: String, _ composition: inout WordComposition, keys: String? = nil
  ) -> [Effect] {
    note(keys: keys ?? composition.keystrokes, text: text, in: &composition)
    composition = WordComposition(after: composition.earlier)
    return [.insertText(text)]
  }

  // MARK: Showing

  private func show(_ composition: WordComposition) -> [Effect] {
    let text = shownText(of: composition)
    return [
      .setMarkedText(Preedit(pieces: [.init(text: text, stage: .reading)], caret: text.count))
    ]
  }

  private func shownText(of composition: WordComposition) -> String {
    composition.isRaw ? composition.keystrokes : speller.text(of: composition.keystrokes)
  }

  private func finishedText(
    of composition: WordComposition, _ context: InputContext, endedBy end: Character? = nil
  ) -> String {
    guard !composition.isRaw else { return composition.keystrokes }
    // The end of a composition is not always a key, which has a context.
    let before = context.documentContextBeforeInput ?? composition.earlier?.before ?? ""
    let earlier = composition.earlier.flatMap { before.hasSuffix($0.text) ? $0.keys : nil }
    return speller.finishedText(
      of: composition.keystrokes, after: before, run: (earlier ?? "") + composition.keystrokes,
      before: end)
  }
}

extension CharacterWidth {
  /// Returns the character in this width. `half` leaves it unchanged, even if it is full-width.
  fileprivate func written(_ character: Character) -> String {
    self == .full ? convert(String(character)) : String(character)
  }
}
