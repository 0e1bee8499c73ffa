import InputCore
import UserHistory

/// The input method of code tables: a composition of codes, some of which commit automatically.
///
/// ```
/// Wubi, unique and next:  aaaa   工 is committed: the code has no other text
///                         wqvb w the first text of wqvb is committed, and w begins the next code
/// ```
public struct CodeTableMethod: InputMethod {
  private let table: CodeTable
  private let keyboard: CodeKeys
  private let autoCommit: Set<AutoCommit>
  private var composing: MultistageMethod<CodeTableConverter>
  /// The user's own phrases, which are offered for their codes.
  public var phrases: CustomPhrases {
    get { composing.phrases }
    set { composing.phrases = newValue }
  }

  /// The names and shortcuts of the host.
  public var hostPhrases: HostPhrases {
    get { composing.hostPhrases }
    set { composing.hostPhrases = newValue }
  }

  /// Finds the codes that type the entries of a host: shortcuts, since names have no code.
  public func hostPhrases(of entries: [HostEntry]) -> HostPhrases {
    composing.hostPhrases(of: entries)
  }

  /// Creates a method over a table. `pageSize` is 1 or more.
  init(
    table: CodeTable, pageSize: Int, options: CodeTableOptions, history: (any HistoryReader)?,
    language: String
  ) {
    let keyboard = CodeKeys(table)
    self.table = table
    self.keyboard = keyboard
    autoCommit = options.autoCommit ?? table.settings.autoCommit
    composing = MultistageMethod(
      pageSize: pageSize, punctuation: PunctuationTable(parsing: table.punctuation),
      learningLanguage: history == nil ? nil : language,
      makeConverter: {
        CodeTableConverter(
          table: table, keyboard: keyboard, completes: options.completes, history: history,
          language: language)
      })
  }

  /// Creates a converter for one session.
  public func makeWorkspace() -> CodeTableConverter { composing.makeWorkspace() }
  /// A composition without keystrokes.
  public var emptyComposition: Composition { composing.emptyComposition }
  /// Returns whether there are uncommitted keystrokes.
  public func isComposing(_ composition: Composition) -> Bool { composing.isComposing(composition) }

  /// Returns the texts of a line of codes separated by spaces.
  public func texts(
    forLine keys: String, after context: String, limit: Int,
    using workspace: inout CodeTableConverter
  ) -> [String]? {
    composing.texts(forLine: keys, after: context, limit: limit, using: &workspace)
  }

  /// Counts the pages of the candidates of a composition.
  public func pageCount(
    of composition: Composition, using workspace: inout CodeTableConverter
  ) -> Int? {
    composing.pageCount(of: composition, using: &workspace)
  }

  /// Returns whether the character continues a code: digits and marks that are keys of the table.
  public func claims(
    _ character: Character, in composition: Composition, using workspace: CodeTableConverter
  ) -> Bool {
    composing.claims(character, in: composition, using: workspace)
  }

  /// Moves the caret to an offset in the marked text, in UTF-16 code units.
  public func placeCaret(
    atMarkedOffset offset: Int, in composition: inout Composition,
    using workspace: inout CodeTableConverter
  ) -> [Effect] {
    composing.placeCaret(atMarkedOffset: offset, in: &composition, using: &workspace)
  }

  /// Carries out a command. A key may commit the code before it, or the code that it completes.
  public func reduce(
    _ command: Command, on composition: inout Composition,
    using workspace: inout CodeTableConverter, context: InputContext
  ) -> [Effect] {
    workspace.isLookingUp = CodeTableConverter.isReading(typed(in: composition), table)
    guard case .insert(let character) = command, !workspace.isLookingUp else {
      return composing.reduce(command, on: &composition, using: &workspace, context: context)
    }
    var effects: [Effect] = []
    if commitsBefore(character, composition) {
      effects = composing.reduce(.commit, on: &composition, using: &workspace, context: context)
    }
    let inserted = composing.reduce(
      command, on: &composition, using: &workspace, context: context)
    guard commitsAfter(composition) else { return effects + inserted }
    // The effects that showed the last key are replaced at once.
    return effects
      + composing.reduce(.commit, on: &composition, using: &workspace, context: context)
  }

  // MARK: Restoring committed compositions

  /// All commits can be undone.
  public var undoableCommits: UndoableCommits { .all }

  /// Returns the composition that a command commits, including the key that completed the code.
  public func committed(
    by command: Command, of composition: Composition,
    using workspace: inout CodeTableConverter
  ) -> Composition {
    guard case .insert(let character) = command, !commitsBefore(character, composition) else {
      return composition
    }
    var typed = composition
    let effects = composing.reduce(
      command, on: &typed, using: &workspace, context: InputContext())
    // A punctuation mark commits the composition before it and is not part of it.
    return effects.contains { if case .insertText = $0 { true } else { false } }
      ? composition : typed
  }

  /// Shows a restored composition.
  public func resume(
    _ composition: inout Composition, using workspace: inout CodeTableConverter
  ) -> [Effect] {
    workspace.isLookingUp = CodeTableConverter.isReading(typed(in: composition), table)
    return composing.resume(&composition, using: &workspace)
  }

  /// Returns the text that was reconverted.
  public func replacedText(of composition: Composition) -> String? {
    composing.replacedText(of: composition)
  }

  /// Moves a caret inside a code to the end of the code.
  public func settle(
    _ composition: inout Composition, using workspace: inout CodeTableConverter
  ) {
    composing.settle(&composition, using: &workspace)
  }

  /// Returns the texts that the user committed after the last one.
  public func predictions(
    after lesson: Lesson, limit: Int, using workspace: inout CodeTableConverter
  ) -> [PredictedWord] {
    composing.predictions(after: lesson, limit: limit, using: &workspace)
  }

  // MARK: Automatic commits

  /// Returns the keys after the last chosen candidate.
  private func typed(in composition: Composition) -> String {
    composition.chosenCount == 0
      ? composition.keystrokes
      : String(composition.keystrokes.unicodeScalars.dropFirst(composition.chosenCount))
  }

  /// Returns the code that ends at the caret; nil if the caret is elsewhere, or if no text has
  /// these keys.
  private func code(at composition: Composition) -> (number: Int, keys: [UInt8])? {
    guard !composition.isEmpty, composition.caret == composition.keystrokeCount else { return nil }
    let keys = Array(typed(in: composition).utf8)
    return table.code(keys).map { ($0, keys) }
  }

  private func commitsBefore(_ character: Character, _ composition: Composition) -> Bool {
    guard autoCommit.contains(.next), keyboard.composes(character, isComposing: false),
      let code = code(at: composition)
    else { return false }
    return code.keys.count >= table.settings.longestCode
  }

  private func commitsAfter(_ composition: Composition) -> Bool {
    guard !autoCommit.isDisjoint(with: [.full, .unique]), let code = code(at: composition) else {
      return false
    }
    if autoCommit.contains(.full), code.keys.count >= table.settings.longestCode { return true }
    return autoCommit.contains(.unique) && table.rows(ofCode: code.number).count == 1
      && table.codes(beginningWith: code.keys).count == 1
  }
}
