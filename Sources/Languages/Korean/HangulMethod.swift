import InputCore
import UserHistory

/// The input method of Hangul: keys put one syllable together, which is the marked text; whatever
/// does not go into it ends it. The Hanja key opens candidates for the word before the caret.
///
/// ```
/// gksrmf          한글|, of which 글 is marked
/// <Hangul_Hanja>  한글 is no word of Hanja: 契, 문 … for 글
/// ```
public struct HangulMethod: InputMethod {
  /// How many candidates a page shows; 1 to 9 choose from it.
  static let pageSize = 9

  /// What puts syllables together.
  public let automaton: HangulAutomaton
  let hanja: HanjaDictionary?
  let form: HanjaForm
  let history: (any HistoryReader)?

  /// A method for a layout. Without a dictionary there are no Hanja, without a history none of them
  /// are learned.
  public init(
    automaton: HangulAutomaton, hanja: HanjaDictionary? = nil, form: HanjaForm = .hanja,
    history: (any HistoryReader)? = nil
  ) {
    self.automaton = automaton
    self.hanja = hanja
    self.form = form
    self.history = history
  }

  /// A workspace that remembers no syllable yet.
  public func makeWorkspace() -> HangulWorkspace { HangulWorkspace() }
  /// Nothing typed.
  public var emptyComposition: HangulComposition { HangulComposition() }
  /// Whether a syllable is composed or something is being chosen.
  public func isComposing(_ composition: HangulComposition) -> Bool { !composition.isEmpty }
  /// Whether candidates are open.
  public func isChoosing(_ composition: HangulComposition) -> Bool { composition.choice != nil }
  /// Choices of Hanja: Hangul is typed text, which Backspace takes.
  public var undoableCommits: UndoableCommits { .choices }
  /// The syllable, which is the end of a word, where no Hanja are to be chosen.
  public func wordToComplete(in composition: HangulComposition) -> String? {
    composition.choice == nil ? automaton.text(of: composition.keys) : nil
  }
  /// A key of the host ends the syllable: Return gives it and a new line.
  public var endsAtForeignKeys: Bool { true }

  /// The Hangul of the keys, then the words in Hanja that are read like the whole of it.
  public func texts(
    forLine keys: String, after context: String, limit: Int,
    using workspace: inout HangulWorkspace
  ) -> [String]? {
    let text = automaton.text(forKeys: keys)
    return Array(([text] + (limit > 1 ? hanja?.words(readAs: text) ?? [] : [])).prefix(limit))
  }

  /// Carries out a command. No effect means that the key is the host's.
  public func reduce(
    _ command: Command, on composition: inout HangulComposition,
    using workspace: inout HangulWorkspace, context: InputContext
  ) -> [Effect] {
    if composition.choice != nil {
      if let effects = reduceChoice(command, on: &composition) { return effects }
      composition.choice = nil
      // What is no matter of the candidates closes them and goes on.
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

  /// A jamo goes into the syllable; anything else ends it and follows it.
  private func insert(
    _ character: Character, into composition: inout HangulComposition,
    _ workspace: inout HangulWorkspace, _ context: InputContext
  ) -> [Effect] {
    let byte = character.utf8.count == 1 ? character.utf8.first ?? 0x80 : 0x80
    let key = automaton.layout.key(byte)
    if key.hasJamo {
      // Saved keys of another layout may be no syllable here: they are ended as they are.
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

  /// The text of the syllable, which is then no longer composed.
  private func end(_ composition: inout HangulComposition) -> String {
    let text = automaton.text(of: composition.keys)
    composition.keys = SyllableKeys()
    return text
  }

  func preedit(_ text: String) -> Preedit {
    guard !text.isEmpty else { return .empty }
    // A syllable or a letter is one character of three bytes.
    let caret = text.utf8.count == 3 ? 1 : text.count
    return Preedit(pieces: [Preedit.Piece(text: text, stage: .reading)], caret: caret)
  }
}
