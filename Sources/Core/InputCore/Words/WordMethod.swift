/// The input method of scripts that are composed word by word without a choice: Vietnamese by Telex,
/// Devanagari by Latin letters. The word is marked text until a character that is none of it ends
/// it; both are then inserted.
///
/// ```
/// keys      effects
/// t o o i   setMarkedText tôi|
/// ,         insertText tôi,
/// ```
///
/// There is nothing to choose, so both commands to commit end the word as it is written; Escape gives
/// the keys back as they were typed.
public struct WordMethod<Speller: WordSpeller>: InputMethod {
  /// What keystrokes are written as.
  public let speller: Speller
  private let punctuation: PunctuationTable

  /// A method from what the language brings. Without `punctuation`, keys type their own characters.
  public init(
    speller: Speller, punctuation: PunctuationTable = PunctuationTable(parsing: "")
  ) {
    self.speller = speller
    self.punctuation = punctuation
  }

  /// Nothing: a word is short.
  public func makeWorkspace() {}
  /// A composition with nothing typed.
  public var emptyComposition: WordComposition { WordComposition() }
  /// Yes: Return and the arrows end the word.
  public var endsAtForeignKeys: Bool { true }
  /// Whether a word is begun.
  public func isComposing(_ composition: WordComposition) -> Bool { !composition.isEmpty }

  /// The word as it is written.
  public func wordToComplete(in composition: WordComposition) -> String? {
    shownText(of: composition)
  }

  /// Carries out a command. No effect means that the key is the host's.
  public func reduce(
    _ command: Command, on composition: inout WordComposition, using workspace: inout Void,
    context: InputContext
  ) -> [Effect] {
    if case .insert(let character) = command {
      return insert(character, into: &composition, context: context)
    }
    guard !composition.isEmpty else { return [] }
    switch command {
    case .insert, .passThrough, .reconvert, .undoCommit, .convert, .growSegment, .shrinkSegment,
      .commitSegments, .write, .forgetCandidate, .refresh, .togglePunctuation,
      .toggleWidth:
      return []
    case .deleteBackward: return deleteBackward(in: &composition)
    case .deleteSyllable: return drop(&composition)
    case .commit, .commitRaw: return commit(finishedText(of: composition), &composition)
    case .cancel: return cancel(&composition)
    // The caret is at the end of the word and stays there.
    case .deleteForward, .moveCaret: return [.alert(.edge)]
    case .selectCandidate, .selectReading, .nextCandidate, .previousCandidate, .nextPage,
      .previousPage:
      return [.alert(.noSuchCandidate)]
    }
  }

  /// The caret stands at the end of the word: it is shown again there.
  public func placeCaret(
    atMarkedOffset offset: Int, in composition: inout WordComposition, using workspace: inout Void
  ) -> [Effect] {
    offset == shownText(of: composition).utf16.count ? [] : show(composition)
  }

  // MARK: Steps

  private func insert(
    _ character: Character, into composition: inout WordComposition, context: InputContext
  ) -> [Effect] {
    let belongs =
      composition.isRaw
      ? character.isLetter : speller.accepts(character, after: composition.keystrokes)
    if belongs {
      composition.keystrokes.append(character)
      return show(composition)
    }
    let text = composition.isEmpty ? "" : finishedText(of: composition)
    let before = (context.documentContextBeforeInput ?? "") + text
    let mark =
      context.modes.punctuation == .language ? punctuation.text(for: character, after: before) : nil
    let written = mark ?? context.modes.width.written(character)
    if text.isEmpty, written == String(character) { return [] }
    return commit(text + written, &composition)
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

  /// The keys as they were typed come back; a second time, they go.
  private func cancel(_ composition: inout WordComposition) -> [Effect] {
    guard shownText(of: composition) != composition.keystrokes else { return drop(&composition) }
    composition.isRaw = true
    return show(composition)
  }

  private func drop(_ composition: inout WordComposition) -> [Effect] {
    composition = WordComposition()
    return [.setMarkedText(.empty)]
  }

  private func commit(_ text: String, _ composition: inout WordComposition) -> [Effect] {
    composition = WordComposition()
    return [.insertText(text)]
  }

  // MARK: What is shown

  private func show(_ composition: WordComposition) -> [Effect] {
    let text = shownText(of: composition)
    return [
      .setMarkedText(Preedit(pieces: [.init(text: text, stage: .reading)], caret: text.count))
    ]
  }

  private func shownText(of composition: WordComposition) -> String {
    composition.isRaw ? composition.keystrokes : speller.text(of: composition.keystrokes)
  }

  private func finishedText(of composition: WordComposition) -> String {
    composition.isRaw
      ? composition.keystrokes : speller.finishedText(of: composition.keystrokes)
  }
}

extension CharacterWidth {
  /// The character as this width writes it: half width leaves what the key types.
  fileprivate func written(_ character: Character) -> String {
    self == .full ? convert(String(character)) : String(character)
  }
}
