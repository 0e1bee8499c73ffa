/// The typing state of one text field: a method, a keymap and the current composition. Keys go in,
/// effects come out.
///
/// ```
/// KeyEvent ──Keymap──▶ Command ──InputMethod──▶ [Effect] ──▶ document
/// ```
///
/// ```swift
/// import GlobeKey
/// import Vietnamese
///
/// var session = InputSession(method: Vietnamese.inputMethod(), keymap: .words)
/// var document = InMemoryDocument()
/// for key in try KeyNotation.parse("tooi,") {
///   for effect in session.handle(key) { document.apply(effect) }
/// }
/// print(document.text)  // tôi,
/// ```
public struct InputSession<Method: InputMethod> {
  /// The input method, which defines what commands do.
  public private(set) var method: Method
  /// The keymap, which turns keys into commands.
  public var keymap: Keymap
  /// The current composition.
  public internal(set) var composition: Method.Composition
  /// The way the composition ends when the host interrupts it.
  public var resolution = CompositionResolution.commitRaw
  /// The modes for text that is not composed. Only the host and the commands for modes change them.
  public var modes = InputModes()
  /// Whether the field is secure. All keys are then left to the host.
  public internal(set) var isSecure = false
  /// The text inserted by the last key that inserted any, as long as nothing else has changed the
  /// document. A delete key may delete it as one unit. Nil after a key left to the host, and after
  /// any change by the host.
  public internal(set) var lastCommitted: String?
  /// Whether commits produce lessons. Hosts turn it off in private windows: text typed there is
  /// then never learned.
  public var learns = true
  /// Whether the session offers words that may follow a commit. Digits choose them if the keymap
  /// contains ``Keymap/choosingPredictions``.
  public var predicts = false
  var predictions = Predictions()
  var commits = CommitJournal<Method.Composition>()
  /// Whether `commits` is not empty. Every key reads it: reading the generic journal instead costs
  /// a Hangul key as much as the key itself.
  var hasCommits = false
  var workspace: Method.Workspace

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - method: The input method.
  ///   - keymap: The keymap that turns keys into commands.
  ///   - composition: A saved composition to continue; nil for an empty one.
  public init(
    method: Method, keymap: Keymap = .multistage, composition: Method.Composition? = nil
  ) {
    self.method = method
    self.keymap = keymap
    self.composition = composition ?? method.emptyComposition
    workspace = method.makeWorkspace()
  }

  /// Whether a composition is open.
  public var isComposing: Bool { method.isComposing(composition) }
  /// The word being composed, if the keyboard may suggest completions for it. Empty if no word is
  /// begun; nil if the method offers candidates.
  public var wordToComplete: String? { method.wordToComplete(in: composition) }

  /// The names and shortcuts of the host, which are offered among the candidates.
  public var hostPhrases: HostPhrases {
    get { method.hostPhrases }
    set { method.hostPhrases = newValue }
  }

  /// The user's own phrases, which are offered for their codes.
  public var phrases: CustomPhrases {
    get { method.phrases }
    set {
      var phrases = newValue
      phrases.host = method.phrases.host
      phrases.clock = phrases.clock ?? method.phrases.clock
      method.phrases = phrases
    }
  }

  /// Returns what tells the characters of a candidate apart from others that sound the same.
  public func descriptions(of candidate: Candidate) -> [CharacterDescription] {
    method.descriptions(of: candidate, using: workspace)
  }

  /// Explains the best sentences of the open composition; empty if nothing is composed.
  public mutating func explanations(limit: Int) -> [CandidateExplanation] {
    isComposing ? method.explanations(limit: limit, using: &workspace) : []
  }

  /// Returns the words considered for the open composition; nil if nothing is composed.
  public mutating func lattice(within limits: WordLattice.Limits) -> WordLattice? {
    isComposing ? method.lattice(within: limits, using: &workspace) : nil
  }

  /// Returns the reason why a text is not the first candidate; nil if nothing is composed.
  public mutating func reason(against text: String) -> CandidateReason? {
    isComposing ? method.reason(against: text, using: &workspace) : nil
  }

  /// Finds the keys that type the entries of a host. Takes some milliseconds.
  public func hostPhrases(of entries: [HostEntry]) -> HostPhrases {
    method.hostPhrases(of: entries)
  }

  /// Counts the pages of the candidates shown. Call it after the effects of the key are shown.
  ///
  /// - Returns: nil if none are shown, or the method does not count them.
  public mutating func pageCount() -> Int? {
    isSecure ? nil : method.pageCount(of: composition, using: &workspace)
  }

  /// Returns the command that a key gives in the current state.
  public func command(for event: KeyEvent) -> Command {
    if !predictions.offered.isEmpty, let command = keymap.command(whilePredicting: event) {
      return command
    }
    if isComposing, let character = event.typedCharacter,
      method.claims(character, in: composition, using: workspace)
    {
      return .insert(character)
    }
    return keymap.command(
      for: event, isComposing: isComposing, isChoosing: method.isChoosing(composition))
  }

  /// Handles a key: looks up its command and carries it out.
  ///
  /// - Parameters:
  ///   - event: The key that was pressed.
  ///   - context: The text around the insertion point, as far as the host gives it.
  /// - Returns: The effects in order. A key that is not for the input method comes back as
  ///   `.passThrough`.
  public mutating func handle(_ event: KeyEvent, context: InputContext) -> [Effect] {
    guard !isSecure else { return [.passThrough(event)] }
    let command = command(for: event)
    if let effects = reducePredictions(command) { return effects }
    let closing = closePredictions()
    let effects =
      if case .passThrough = command { [Effect]() } else { carryOut(command, context) }
    guard effects.isEmpty else { return closing.isEmpty ? effects : closing + effects }
    let ending = isComposing && method.endsAtForeignKeys ? resolve(by: .commitRaw) : []
    lastCommitted = nil
    forgetCommits()
    if event == KeyEvent(.named(.backspace)) { noteDeletion(context) }
    return closing + ending + [.passThrough(event)]
  }

  /// Notes that Backspace deletes text outside of the composition, without a key of the session.
  public mutating func noteDeletion(_ context: InputContext) {
    guard !isSecure, !isComposing else { return }
    method.noteDeletion(in: &composition, context: context)
  }

  /// Carries out a command, for hosts that have keys for commands.
  ///
  /// - Returns: The effects in order; empty if the command is not for the input method, and always
  ///   empty in a secure field.
  public mutating func perform(_ command: Command, context: InputContext) -> [Effect] {
    // Without a composition there is nothing to refresh: `predict()` reads the user model when
    // called.
    guard !isSecure, command != .refresh || isComposing else { return [] }
    if let effects = reducePredictions(command) { return effects }
    let closing = closePredictions()
    let effects = carryOut(command, context)
    return closing.isEmpty ? effects : closing + effects
  }

  private mutating func carryOut(_ command: Command, _ context: InputContext) -> [Effect] {
    switch command {
    case .toggleWidth:
      modes.toggleWidth()
      return [.showModes(modes)]
    case .togglePunctuation:
      modes.togglePunctuation()
      return [.showModes(modes)]
    case .undoCommit: return undoCommit(context)
    default: break
    }
    guard isUndoable(command) else {
      let effects = reduce(command, context)
      forgetCommits()
      return learns ? effects : effects.filter { !$0.isLesson }
    }
    let before = composition
    var effects = reduce(command, completed(context, for: command))
    noteCommit(by: command, of: before, in: &effects, context)
    return effects
  }

  /// Adds the text before the insertion point if the host gives none: the commits not touched since
  /// are known to be there.
  private func completed(_ context: InputContext, for command: Command) -> InputContext {
    guard context.documentContextBeforeInput == nil, case .insert = command,
      !method.isComposing(composition), hasCommits
    else { return context }
    var context = context
    context.documentContextBeforeInput = commits.text
    return context
  }

  /// Whether the commit of a command can be undone. Called for every key of Hangul, so it must be
  /// cheap.
  private func isUndoable(_ command: Command) -> Bool {
    switch method.undoableCommits {
    case .none: return false
    case .all: return true
    case .choices:
      if case .insert = command { return false }
      return method.isChoosing(composition)
    }
  }

  private mutating func reduce(_ command: Command, _ context: InputContext) -> [Effect] {
    // Most keys are typed in the default modes of a context and need no copy of it.
    guard context.modes == modes else {
      var context = context
      context.modes = modes
      return reduce(command, context)
    }
    let effects = method.reduce(
      command, on: &composition, using: &workspace, context: context)
    for effect in effects {
      switch effect {
      case .insertText(let text): lastCommitted = text
      case .moveCaretBack: lastCommitted = nil
      default: break
      }
    }
    return effects
  }
}
