/// The document state that the host passes along with a key.
public struct InputContext: Hashable, Sendable {
  /// The text before the insertion point, as much as the host gives. Nil if it gives none.
  public var documentContextBeforeInput: String?
  /// The text after the insertion point, as much as the host gives. Nil if it gives none.
  public var documentContextAfterInput: String?
  /// Whether text is selected. A delete key then deletes the selection.
  public var hasSelection: Bool
  /// The selected text, if the host gives it.
  public var selectedText: String?
  /// The modes of the session. `InputSession` sets them.
  public var modes = InputModes()

  /// Creates a context. By default the host gives no text.
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

/// The commits that `Command.undoCommit` can undo.
public enum UndoableCommits: Sendable {
  /// Commits cannot be undone: the composition follows from its text, and Backspace edits that.
  case none
  /// Commits of a candidate while ``InputMethod/isChoosing(_:)`` is true: Hanja for Hangul. Hangul
  /// itself is typed text.
  case choices
  /// All commits.
  case all
}

/// The rules by which commands change a composition. A method is immutable and can serve any number
/// of sessions.
public protocol InputMethod: Sendable {
  /// Everything typed and chosen but not yet committed. A value that can be copied, printed and
  /// saved.
  associatedtype Composition: Sendable, Hashable, Codable
  /// Scratch memory that makes the next key cheap. It never changes a result: a new workspace gives
  /// the same effects as a used one.
  associatedtype Workspace

  /// Creates the scratch memory of one session.
  func makeWorkspace() -> Workspace

  /// The composition before anything is typed.
  var emptyComposition: Composition { get }

  /// Whether a composition is open. The keymap then gives the keys other commands.
  func isComposing(_ composition: Composition) -> Bool

  /// Whether candidates are open that a key opened and keys choose from. The keymap then uses its
  /// `choosing` lines.
  func isChoosing(_ composition: Composition) -> Bool

  /// Whether a key that is left to the host ends the composition first, as in languages that
  /// compose one syllable. The text is committed before the host handles the key.
  var endsAtForeignKeys: Bool { get }

  /// Notes that Backspace deletes text outside of the composition, which is not open. A method that
  /// composes words again does so at the next letter.
  func noteDeletion(in composition: inout Composition, context: InputContext)

  /// The document text that this composition reconverts and replaces; nil if the composition was
  /// typed. It is restored if the composition is discarded, because it is the user's text.
  func replacedText(of composition: Composition) -> String?

  /// The word being composed, or the last part of one, as shown, if nothing of it is to be chosen
  /// and the keyboard may suggest completions. Empty if no word is begun; nil if the method offers
  /// candidates.
  func wordToComplete(in composition: Composition) -> String?

  /// Carries out a command. Never throws and never traps: reaching an edge is reported by an alert.
  ///
  /// - Parameters:
  ///   - command: The command to carry out.
  ///   - composition: The composition to change.
  ///   - workspace: The scratch memory of the session.
  ///   - context: The document text around the insertion point, and the session's modes.
  /// - Returns: The effects in order; empty if the command is for the host.
  func reduce(
    _ command: Command, on composition: inout Composition, using workspace: inout Workspace,
    context: InputContext
  ) -> [Effect]

  /// Whether a character is inserted into the composition although its key has another command,
  /// like the digits of a number. Called only while a composition is open.
  func claims(
    _ character: Character, in composition: Composition, using workspace: Workspace
  ) -> Bool

  /// Moves the caret of the composition after the host moved it inside the marked text. If the
  /// caret cannot be there, the composition is shown again with its old caret.
  ///
  /// - Parameters:
  ///   - offset: The caret in UTF-16 code units from the start of the marked text.
  ///   - composition: The composition to change.
  ///   - workspace: The scratch memory of the session.
  /// - Returns: The effects; empty to leave everything as the host has it.
  func placeCaret(
    atMarkedOffset offset: Int, in composition: inout Composition, using workspace: inout Workspace
  ) -> [Effect]

  /// The commits that can be undone. A session keeps no copies of other compositions.
  var undoableCommits: UndoableCommits { get }

  /// Returns the composition that a command commits: the one before the command, or the one the
  /// command completes first, like a key that ends a code and commits it.
  func committed(
    by command: Command, of composition: Composition, using workspace: inout Workspace
  ) -> Composition

  /// Prepares a composition so that it can be committed whole as shown: a caret inside a syllable
  /// moves to after it.
  func settle(_ composition: inout Composition, using workspace: inout Workspace)

  /// Returns words that may follow a commit. Called between keys, so it may take some milliseconds.
  ///
  /// - Parameters:
  ///   - lesson: The words of the commit.
  ///   - limit: The maximum number of words to return.
  ///   - workspace: The scratch memory of the session.
  /// - Returns: The predicted words, the likeliest first.
  func predictions(
    after lesson: Lesson, limit: Int, using workspace: inout Workspace
  ) -> [PredictedWord]

  /// Counts the pages of the candidates of a composition. Called between keys, so it may search for
  /// all of them.
  ///
  /// - Returns: nil if the composition has no candidates, or they cannot be counted.
  func pageCount(of composition: Composition, using workspace: inout Workspace) -> Int?

  /// Returns what tells the characters of a candidate apart from others that sound the same; empty
  /// if nothing does. The first call may search the whole dictionary.
  func descriptions(of candidate: Candidate, using workspace: Workspace) -> [CharacterDescription]

  /// Explains the best sentences of the keystrokes that are converted; empty if the method cannot.
  func explanations(limit: Int, using workspace: inout Workspace) -> [CandidateExplanation]

  /// Returns the words considered for the keystrokes that are converted; nil if the method has no
  /// lattice of words.
  func lattice(within limits: WordLattice.Limits, using workspace: inout Workspace) -> WordLattice?

  /// Returns the reason why a text is not the first candidate of the keystrokes that are converted;
  /// nil if the method cannot tell.
  func reason(against text: String, using workspace: inout Workspace) -> CandidateReason?

  /// The names and shortcuts of the host, which are offered among the candidates.
  var hostPhrases: HostPhrases { get set }

  /// The user's own phrases, which are offered for their codes.
  var phrases: CustomPhrases { get set }

  /// Finds the keys that type the entries of a host. Takes some milliseconds.
  func hostPhrases(of entries: [HostEntry]) -> HostPhrases

  /// Converts a whole line of keys at once.
  ///
  /// - Parameters:
  ///   - keys: The keys of the line.
  ///   - context: The text before the line.
  ///   - limit: The maximum number of texts to return.
  ///   - workspace: The scratch memory of the session.
  /// - Returns: The different texts, the likeliest first; nil if the method types a line key by
  ///   key.
  func texts(
    forLine keys: String, after context: String, limit: Int, using workspace: inout Workspace
  ) -> [String]?

  /// Shows a composition again after its commit was undone.
  func resume(
    _ composition: inout Composition, using workspace: inout Workspace
  ) -> [Effect]
}

extension InputMethod {
  /// Returns nil: the method has candidates of its own.
  public func wordToComplete(in composition: Composition) -> String? { nil }

  /// Returns nil: a line is typed key by key.
  public func texts(
    forLine keys: String, after context: String, limit: Int, using workspace: inout Workspace
  ) -> [String]? { nil }

  /// Returns no explanations: candidates have no costs.
  public func explanations(
    limit: Int, using workspace: inout Workspace
  ) -> [CandidateExplanation] { [] }

  /// Returns nil: the method has no lattice of words.
  public func lattice(
    within limits: WordLattice.Limits, using workspace: inout Workspace
  ) -> WordLattice? { nil }

  /// Returns nil: candidates have no costs.
  public func reason(
    against text: String, using workspace: inout Workspace
  ) -> CandidateReason? { nil }

  /// Returns no descriptions: candidates are told apart by their sound.
  public func descriptions(
    of candidate: Candidate, using workspace: Workspace
  ) -> [CharacterDescription] { [] }

  /// Empty: the method offers no candidates. Setting it has no effect.
  public var hostPhrases: HostPhrases {
    get { HostPhrases() }
    set {}
  }

  /// Empty: the method offers no candidates. Setting it has no effect.
  public var phrases: CustomPhrases {
    get { CustomPhrases() }
    set {}
  }

  /// Returns no phrases: the method offers no candidates.
  public func hostPhrases(of entries: [HostEntry]) -> HostPhrases { HostPhrases() }

  /// Returns nil: candidates are not counted.
  public func pageCount(of composition: Composition, using workspace: inout Workspace) -> Int? {
    nil
  }

  /// Returns nil: compositions are typed, never reconverted.
  public func replacedText(of composition: Composition) -> String? { nil }

  /// The commits that can be undone; by default none.
  public var undoableCommits: UndoableCommits { .none }

  /// Does nothing: the method composes no text again.
  public func noteDeletion(in composition: inout Composition, context: InputContext) {}

  /// Returns the composition before the command.
  public func committed(
    by command: Command, of composition: Composition, using workspace: inout Workspace
  ) -> Composition { composition }

  /// Does nothing: the composition can be committed as it is.
  public func settle(_ composition: inout Composition, using workspace: inout Workspace) {}

  /// Returns no effects.
  public func resume(
    _ composition: inout Composition, using workspace: inout Workspace
  ) -> [Effect] { [] }

  /// Returns no words.
  public func predictions(
    after lesson: Lesson, limit: Int, using workspace: inout Workspace
  ) -> [PredictedWord] { [] }

  /// Returns false: keys have one meaning while a composition is open.
  public func isChoosing(_ composition: Composition) -> Bool { false }

  /// False: a key left to the host does not end the composition.
  public var endsAtForeignKeys: Bool { false }

  /// Returns false: the keymap decides.
  public func claims(
    _ character: Character, in composition: Composition, using workspace: Workspace
  ) -> Bool { false }

  /// Returns no effects: everything stays as the host has it.
  public func placeCaret(
    atMarkedOffset offset: Int, in composition: inout Composition, using workspace: inout Workspace
  ) -> [Effect] { [] }
}
