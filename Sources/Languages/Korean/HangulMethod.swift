import InputCore

#if !hasFeature(Embedded)
  import UserHistory
#endif

/// The input method of Hangul. Keys compose one syllable, which is the marked text. A key that does
/// not extend the syllable ends it. The Hanja key opens candidates for the word before the caret.
///
/// ```
/// gksrmf          한글|, with 글 marked
/// <Hangul_Hanja>  no Hanja word is read 한글: candidates 契, 문 … for 글
/// ```
public struct HangulMethod: InputMethod {
  /// The number of candidates on a page. Keys 1 to 9 choose from it.
  static let pageSize = 9

  /// The automaton that composes syllables.
  public let automaton: HangulAutomaton
  #if !hasFeature(Embedded)
    let hanja: HanjaDictionary?
    let form: HanjaForm
    let history: (any HistoryReader)?

    /// Creates a method.
    ///
    /// - Parameters:
    ///   - automaton: The automaton of a layout.
    ///   - hanja: The Hanja dictionary. Nil offers no Hanja.
    ///   - form: How chosen Hanja are written.
    ///   - history: The learned data. Nil learns no Hanja.
    public init(
      automaton: HangulAutomaton, hanja: HanjaDictionary? = nil, form: HanjaForm = .hanja,
      history: (any HistoryReader)? = nil
    ) {
      self.automaton = automaton
      self.hanja = hanja
      self.form = form
      self.history = history
    }
  #endif

  /// Creates the scratch memory of one session.
  public func makeWorkspace() -> HangulWorkspace { HangulWorkspace() }
  /// The composition before anything is typed.
  public var emptyComposition: HangulComposition { HangulComposition() }
  /// Whether a syllable is composed or candidates are open.
  public func isComposing(_ composition: HangulComposition) -> Bool { !composition.isEmpty }
  /// Whether candidates are open.
  public func isChoosing(_ composition: HangulComposition) -> Bool { composition.choice != nil }
  /// Only choices of Hanja can be undone. Hangul is typed text, which Backspace edits.
  public var undoableCommits: UndoableCommits { .choices }
  /// Returns the composed syllable as the end of the word to complete; nil while candidates are
  /// open.
  public func wordToComplete(in composition: HangulComposition) -> String? {
    composition.choice == nil ? automaton.text(of: composition.keys) : nil
  }
  /// True: a key of the host ends the syllable first. Return commits it and inserts a newline.
  public var endsAtForeignKeys: Bool { true }

  /// Converts a line of keys to Hangul.
  ///
  /// - Returns: The Hangul, then the Hanja words with that reading; at most `limit` texts.
  public func texts(
    forLine keys: String, after context: String, limit: Int,
    using workspace: inout HangulWorkspace
  ) -> [String]? {
    let text = automaton.text(forKeys: keys)
    return Array(([text] + (limit > 1 ? hanjaWords(readAs: text) : [])).prefix(limit))
  }

  /// Carries out a command.
  ///
  /// - Returns: The effects in order; empty if the key is for the host.
  public func reduce(
    _ command: Command, on composition: inout HangulComposition,
    using workspace: inout HangulWorkspace, context: InputContext
  ) -> [Effect] {
    if composition.choice != nil {
      if let effects = reduceChoice(command, on: &composition) { return effects }
      composition.choice = nil
      // Any other command closes the candidates and is then carried out.
      return [.hideCandidates] + reduceTyping(command, on: &composition, &workspace, context)
    }
    return reduceTyping(command, on: &composition, &workspace, context)
  }

  private func reduceTyping(
    _ command: Command, on composition: inout HangulComposition,
    _ workspace: inout HangulWorkspace, _ context: InputContext
  ) -> [Effect] {
    switch command {
    case .insert(let character): return insert(character, into: &composition, &workspace, context)
    case .reconvert: return openCandidates(on: &composition, context)
    case .deleteBackward where !composition.keys.isEmpty:
      composition.keys.removeLast()
      return [.setMarkedText(preedit(automaton.text(of: composition.keys)))]
    case .deleteSyllable where !composition.keys.isEmpty:
      composition.keys = SyllableKeys()
      return [.setMarkedText(.empty)]
    case .commit, .commitRaw, .cancel:
      guard !composition.keys.isEmpty else { return [] }
      return [.insertText(end(&composition))]
    default: return []
    }
  }

  // MARK: Typing

  /// Types a character. A jamo extends the syllable; anything else ends it and is inserted after
  /// it.
  private func insert(
    _ character: Character, into composition: inout HangulComposition,
    _ workspace: inout HangulWorkspace, _ context: InputContext
  ) -> [Effect] {
    let byte = character.utf8.count == 1 ? character.utf8.first ?? 0x80 : 0x80
    let key = automaton.layout.key(byte)
    if key.hasJamo {
      // The keys of a saved composition may form no syllable in this layout. Commit them as they
      // are.
      let known = workspace.jamo(of: composition.keys, by: automaton)
      let saved = known == nil ? end(&composition) : ""
      var jamo = known ?? SyllableJamo()
      let ended = automaton.type(byte, into: &composition.keys, making: &jamo)
      workspace.note(jamo, of: composition.keys)
      let preedit = Effect.setMarkedText(preedit(automaton.text(of: jamo)))
      let before = ended.map { automaton.text(of: $0) } ?? saved
      return before.isEmpty ? [preedit] : [.insertText(before), preedit]
    }
    let wasComposing = !composition.keys.isEmpty
    let syllable = end(&composition)
    if key.isBreak, wasComposing { return [.insertText(syllable)] }
    let text = automaton.layout.marks[byte] ?? String(character)
    let written = context.modes.width == .full ? CharacterWidth.full.convert(text) : text
    return syllable.isEmpty && written == String(character) ? [] : [.insertText(syllable + written)]
  }

  /// Ends the syllable and returns its text.
  private func end(_ composition: inout HangulComposition) -> String {
    let text = automaton.text(of: composition.keys)
    composition.keys = SyllableKeys()
    return text
  }

  func preedit(_ text: String) -> Preedit {
    guard !text.isEmpty else { return .empty }
    // A syllable or letter is one character of three bytes. Checking this avoids counting
    // characters.
    let caret = text.utf8.count == 3 ? 1 : text.count
    return Preedit(pieces: [Preedit.Piece(text: text, stage: .reading)], caret: caret)
  }
}
