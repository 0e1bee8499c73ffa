import InputCore
import TextDocument

/// A session, the document it types into, and what is to be shown of both.
package struct Typing<Method: InputMethod> {
  private var session: InputSession<Method>
  /// The document typed into.
  package private(set) var document: InMemoryDocument
  private let title: String
  private var preedit = Preedit.empty
  private var page: CandidatePage?
  private var message: String?

  /// Typing into a document.
  package init(
    session: InputSession<Method>, document: InMemoryDocument = InMemoryDocument(),
    title: String = ""
  ) {
    self.session = session
    self.document = document
    self.title = title
  }

  /// Handles a key and applies its effects. Answers false when the key is the one that leaves:
  /// Control and C, or Control and D while nothing is composed.
  package mutating func handle(_ event: KeyEvent) -> Bool {
    if isLeaving(event) { return false }
    message = nil
    let context = InputContext(
      documentContextBeforeInput: document.documentContextBeforeInput,
      hasSelection: document.selectedText != nil, selectedText: document.selectedText)
    let effects = session.handle(event, context: context)
    for effect in effects { apply(effect) }
    return true
  }

  /// Ends typing: letters that are still composed go into the document as they were typed.
  package mutating func finish() {
    for effect in session.perform(.commitRaw) { apply(effect) }
  }

  /// What there is to show.
  package var screen: Screen {
    var screen = Screen()
    screen.title = title
    screen.textBefore = document.textBeforeInput
    screen.preedit = preedit
    screen.textAfter = document.textAfterInput
    screen.page = page
    screen.message = message
    return screen
  }

  private func isLeaving(_ event: KeyEvent) -> Bool {
    event == .interrupt || event == .endOfTransmission && !session.isComposing
  }

  private mutating func apply(_ effect: Effect) {
    switch effect {
    case .setMarkedText(let preedit): self.preedit = preedit
    case .insertText, .replaceText: preedit = .empty
    case .showCandidates(let page): self.page = page
    case .hideCandidates: page = nil
    case .showModes(let modes): message = "\(modes)"
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
    case .outOfSequence: "That cannot follow here"
    case .dictionaryLost: "Dictionary lost: letters stay letters"
    }
  }
}
