/// What the host tells about the document when a key arrives.
public struct InputContext: Hashable, Sendable {
  /// The text before the insertion point, as much as the host gives.
  public var documentContextBeforeInput: String?
  /// The text after the insertion point, as much as the host gives.
  public var documentContextAfterInput: String?
  /// Whether text is selected: a delete key takes that.
  public var hasSelection: Bool
  /// The selected text, where the host gives it.
  public var selectedText: String?
  /// The modes of the session, which sets them itself.
  public var modes = InputModes()

  /// A context.
  public init(
    documentContextBeforeInput: String? = nil, documentContextAfterInput: String? = nil,
    hasSelection: Bool = false, selectedText: String? = nil
  ) {
    self.documentContextBeforeInput = documentContextBeforeInput
    self.documentContextAfterInput = documentContextAfterInput
    self.hasSelection = hasSelection
    self.selectedText = selectedText
  }
}

/// Which commits can be undone: their composition then comes back.
public enum UndoableCommits: Sendable {
  /// None: what is composed follows from its text, which Backspace takes.
  case none
  /// Those of a candidate, while ``InputMethod/isChoosing(_:)``: Hanja for Hangul, which is typed text by itself.
  case choices
  /// All.
  case all
}

/// The rules by which commands change a composition. A method is immutable and may serve any
/// number of sessions.
public protocol InputMethod: Sendable {
  /// Everything that was typed and chosen and not yet committed. A value: copy, print, save it.
  associatedtype Composition: Sendable, Hashable, Codable
  /// Scratch memory that makes the next key cheap. It never changes an outcome: a fresh workspace
  /// gives the same effects as an old one.
  associatedtype Workspace

  /// Scratch memory for one session.
  func makeWorkspace() -> Workspace

  /// A composition with nothing in it.
  var emptyComposition: Composition { get }

  /// Whether something is composed: keys then mean something else to the keymap.
  func isComposing(_ composition: Composition) -> Bool

  /// Whether candidates are open that keys choose from, where those keys mean something else while
  /// one types.
  func isChoosing(_ composition: Composition) -> Bool

  /// Whether a key that is left to the host ends the composition first, as in languages that compose
  /// one syllable: its text goes into the document, and then the key does what it does there.
  var endsAtForeignKeys: Bool { get }

  /// The text of the document that was made this composition, and whose place it has; nil where it was
  /// typed. Where the composition is dropped the text comes back: it was the user's.
  func replacedText(of composition: Composition) -> String?

  /// The word that is composed, or the end of one, as it is shown, where nothing of it is to be chosen and
  /// a keyboard may suggest words in its place: empty where none is begun, nil where the method offers
  /// candidates.
  func wordToComplete(in composition: Composition) -> String?

  /// Carries out a command. Never throws, never traps: an edge is an outcome.
  func reduce(
    _ command: Command, on composition: inout Composition, using workspace: inout Workspace,
    context: InputContext
  ) -> [Effect]

  /// Whether a character goes into the composition although its key has another command: the digits
  /// of a number. Asked only while something is composed.
  func claims(
    _ character: Character, in composition: Composition, using workspace: Workspace
  ) -> Bool

  /// The host moved the caret inside the marked text, to an offset in UTF-16 units: moves the
  /// composition's caret there, or shows the composition again where it cannot stand there. No
  /// effect leaves all as the host has it.
  func placeCaret(
    atMarkedOffset offset: Int, in composition: inout Composition, using workspace: inout Workspace
  ) -> [Effect]

  /// Which commits can be undone. Of others a session keeps no copies of what was composed.
  var undoableCommits: UndoableCommits { get }

  /// What a command commits: the composition before it, or what the command makes of it first, as a key
  /// does that ends a code and commits it.
  func committed(
    by command: Command, of composition: Composition, using workspace: inout Workspace
  ) -> Composition

  /// Brings a composition to where it can be committed whole as it is shown: a caret that cuts a
  /// syllable goes behind it.
  func settle(_ composition: inout Composition, using workspace: inout Workspace)

  /// Words that may follow what was committed, the likeliest first, at most `limit`. Asked between keys:
  /// it may take some milliseconds.
  func predictions(
    after lesson: Lesson, limit: Int, using workspace: inout Workspace
  ) -> [PredictedWord]

  /// The different texts that a whole line of keys can mean, the likeliest first, at most `limit`; nil
  /// where a line is typed key by key. `context` is the text before the line.
  func texts(
    forLine keys: String, after context: String, limit: Int, using workspace: inout Workspace
  ) -> [String]?

  /// Shows a composition again that was committed and comes back.
  func resume(
    _ composition: inout Composition, using workspace: inout Workspace
  ) -> [Effect]
}

extension InputMethod {
  /// None: it has candidates of its own.
  public func wordToComplete(in composition: Composition) -> String? { nil }

  /// Returns nil: a line is typed key by key.
  public func texts(
    forLine keys: String, after context: String, limit: Int, using workspace: inout Workspace
  ) -> [String]? { nil }

  /// None: everything is typed.
  public func replacedText(of composition: Composition) -> String? { nil }

  /// None.
  public var undoableCommits: UndoableCommits { .none }

  /// The composition before it.
  public func committed(
    by command: Command, of composition: Composition, using workspace: inout Workspace
  ) -> Composition { composition }

  /// It can be as it is.
  public func settle(_ composition: inout Composition, using workspace: inout Workspace) {}

  /// Nothing is shown.
  public func resume(
    _ composition: inout Composition, using workspace: inout Workspace
  ) -> [Effect] { [] }

  /// None.
  public func predictions(
    after lesson: Lesson, limit: Int, using workspace: inout Workspace
  ) -> [PredictedWord] { [] }

  /// No: keys mean the same as while one types.
  public func isChoosing(_ composition: Composition) -> Bool { false }

  /// No: the composition stays as it is.
  public var endsAtForeignKeys: Bool { false }

  /// None: the keymap decides.
  public func claims(
    _ character: Character, in composition: Composition, using workspace: Workspace
  ) -> Bool { false }

  /// Leaves all as the host has it.
  public func placeCaret(
    atMarkedOffset offset: Int, in composition: inout Composition, using workspace: inout Workspace
  ) -> [Effect] { [] }
}
