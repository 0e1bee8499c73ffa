/// One text field being typed into: a method, a keymap, and the composition of the moment. Keys go
/// in, effects come out.
///
/// ```
/// KeyEvent ──Keymap──▶ Command ──InputMethod──▶ [Effect] ──▶ document
/// ```
public struct InputSession<Method: InputMethod> {
  /// The rules.
  public let method: Method
  /// Which command a key gives.
  public var keymap: Keymap
  /// What is composed.
  public internal(set) var composition: Method.Composition
  /// What becomes of the composition when the host interrupts it.
  public var resolution = CompositionResolution.commitRaw
  /// How what is not composed is written. Nothing but the commands for it and the host change it.
  public var modes = InputModes()
  /// Whether the field is secure: every key is then left to the host.
  public internal(set) var isSecure = false
  /// The text inserted by the last key that inserted any, while nothing else has changed the
  /// document: a delete key may take it back as one unit. Nil after a key that was left to the
  /// host, and after anything the host did by itself.
  public internal(set) var lastCommitted: String?
  /// Whether what is committed may be learned. A host turns it off in private windows; what is
  /// composed then leaves no lesson behind.
  public var learns = true
  /// Whether words are offered that may follow what is committed. Digits choose them where the keymap
  /// has lines for it: ``Keymap/choosingPredictions``.
  public var predicts = false
  var predictions = Predictions()
  var commits = CommitJournal<Method.Composition>()
  /// Whether there are any. Each key asks: a look into a journal of whatever is composed costs a key of
  /// Hangul as much as the key itself.
  var hasCommits = false
  var workspace: Method.Workspace

  /// A session, going on with a saved composition where one is given.
  public init(
    method: Method, keymap: Keymap = .multistage, composition: Method.Composition? = nil
  ) {
    self.method = method
    self.keymap = keymap
    self.composition = composition ?? method.emptyComposition
    workspace = method.makeWorkspace()
  }

  /// Whether something is composed.
  public var isComposing: Bool { method.isComposing(composition) }
  /// The word that is composed, where words may be suggested in its place; empty where none is begun,
  /// nil where the method offers candidates.
  public var wordToComplete: String? { method.wordToComplete(in: composition) }

  /// The command that a key gives at this moment.
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
    return closing + ending + [.passThrough(event)]
  }

  /// Carries out a command, for hosts whose keys name commands themselves. No effect means that
  /// the command is not for the input method; in a secure field none is.
  public mutating func perform(_ command: Command, context: InputContext) -> [Effect] {
    // What may follow a commit is made when it is asked for.
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

  /// A host may show nothing of its text: what was committed and not touched since is known to stand
  /// before the insertion point.
  private func completed(_ context: InputContext, for command: Command) -> InputContext {
    guard context.documentContextBeforeInput == nil, case .insert = command,
      !method.isComposing(composition), hasCommits
    else { return context }
    var context = context
    context.documentContextBeforeInput = commits.text
    return context
  }

  /// Whether what a command commits can be undone. Each key of Hangul asks.
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
    // Most keys are typed in the modes that a context begins with: they need no copy of it.
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
