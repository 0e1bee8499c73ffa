import InputCore
import TextDocument

/// The state of a terminal composer: its languages, the document they type into, and the screen.
package struct Typing {
  /// The current language, which receives the keys.
  private var language: TerminalLanguage
  /// The other languages in switching order.
  private var waiting: [TerminalLanguage]
  /// The document being typed into.
  package private(set) var document: InMemoryDocument
  private let title: String
  private var preedit = Preedit.empty
  private var page: CandidatePage?
  private var message: String?

  /// Creates the state with a document and a first language.
  package init(
    _ language: TerminalLanguage, others: [TerminalLanguage] = [],
    document: InMemoryDocument = InMemoryDocument(), title: String = ""
  ) {
    self.language = language
    waiting = others
    self.document = document
    self.title = title
  }

  /// Handles a key and applies its effects.
  ///
  /// - Returns: False if the key leaves the composer: Control+C, or Control+D while nothing is
  ///   composed.
  package mutating func handle(_ event: KeyEvent) -> Bool {
    if isLeaving(event) { return false }
    message = nil
    if event == .nextLanguage, !waiting.isEmpty {
      switchLanguage()
      return true
    }
    let effects = language.engine.handle(event, context: context)
    for effect in effects { apply(effect) }
    if effects.contains(where: { if case .forget = $0 { true } else { false } }) {
      language.waitForHistory()
      for effect in language.engine.perform(.refresh, context: context) { apply(effect) }
    }
    return true
  }

  private var context: InputContext {
    InputContext(
      documentContextBeforeInput: document.documentContextBeforeInput,
      hasSelection: document.selectedText != nil, selectedText: document.selectedText)
  }

  /// Offers words that may follow the last commit. Call it after the result of a key is shown.
  ///
  /// - Returns: Whether anything is offered.
  package mutating func predict() -> Bool {
    let effects = language.engine.predict()
    for effect in effects { apply(effect) }
    return !effects.isEmpty
  }

  /// Switches to the next language like a keyboard: the composition is resolved by the policy of
  /// its session, and the modes stay.
  private mutating func switchLanguage() {
    for effect in language.engine.resolve(by: language.engine.resolution) { apply(effect) }
    language.engine.forgetCommits()
    let modes = language.engine.modes
    waiting.append(language)
    language = waiting.removeFirst()
    language.engine.modes = modes
    message = "Language: \(language.name)"
  }

  /// Ends typing. Letters still being composed are committed as typed.
  package mutating func finish() {
    for effect in language.engine.resolve(by: .commitRaw) { apply(effect) }
  }

  /// The content to show.
  package var screen: Screen {
    var screen = Screen()
    screen.title = title.isEmpty ? language.name : "\(title) \(language.name)"
    screen.nextLanguage = waiting.first?.name
    screen.textBefore = document.textBeforeInput
    screen.preedit = preedit
    screen.textAfter = document.textAfterInput
    screen.page = page
    screen.message = message
    return screen
  }

  private func isLeaving(_ event: KeyEvent) -> Bool {
    event == .interrupt || event == .endOfTransmission && !language.engine.isComposing
  }

  private mutating func apply(_ effect: Effect) {
    switch effect {
    case .setMarkedText(let preedit): self.preedit = preedit
    case .insertText, .replaceText: preedit = .empty
    case .showCandidates(let page): self.page = page
    case .hideCandidates: page = nil
    case .showModes(let modes): message = "\(modes)"
    case .forget(let forgetting): message = "Forgotten: \(forgetting)"
    case .learn, .unlearn, .moveCaretBack: break
    case .alert(let alert): message = Self.message(for: alert)
    case .passThrough(let event):
      if PlainKeys.apply(event, to: &document) { return }
    }
    document.apply(effect)
    if document.markedText.isEmpty { preedit = .empty }
  }

  private static func message(for alert: Effect.Alert) -> String {
    switch alert {
    case .edge: "Nothing further in that direction"
    case .noSuchCandidate: "No candidate has that number"
    case .nothingToForget: "Nothing has been learned of that candidate"
    case .outOfSequence: "This character cannot follow here"
    case .dictionaryLost: "Dictionary lost; letters are typed as they are"
    }
  }
}
