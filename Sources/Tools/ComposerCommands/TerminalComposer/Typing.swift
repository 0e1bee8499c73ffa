import InputCore
import Keyboards
import TextDocument

/// The state of a terminal composer: its languages, the document they type into, and the screen.
package struct Typing {
  /// The longest text on either side of the caret that languages are shown, in characters.
  private static let maximumContextLength = 1000

  /// The current language, which receives the keys.
  private var language: TerminalLanguage
  /// The other languages in switching order.
  private var waiting: [TerminalLanguage]
  /// The document being typed into.
  package private(set) var document: InMemoryDocument
  private let title: String
  private var preedit = Preedit.empty
  private var page: CandidatePage?
  /// The number of pages of the candidates shown; nil until they are counted.
  private var pageCount: Int?
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
    let effects = language.input.handle(event, context: context)
    for effect in effects { apply(effect) }
    if effects.contains(where: { if case .text(.forget) = $0 { true } else { false } }) {
      language.waitForHistory()
      for effect in language.input.refresh(context: context) { apply(effect) }
    }
    language.input.textDidChange(context)
    return true
  }

  /// Inserts a pasted text as it is. A composition ends first, by the policy for leaving it.
  package mutating func paste(_ pasted: PastedText) {
    message =
      pasted.isCut ? "Pasted text is longer than \(PastedText.limit >> 20) MiB and was cut" : nil
    for effect in language.input.end(by: nil) { apply(effect) }
    document.insertText(pasted.text)
    (page, pageCount) = (nil, nil)
    language.input.forgetKeys()
    language.input.textDidChange(context)
  }

  private var context: InputContext {
    InputContext(
      documentContextBeforeInput: String(
        document.textBeforeInput.suffix(Self.maximumContextLength)),
      documentContextAfterInput: String(document.textAfterInput.prefix(Self.maximumContextLength)),
      hasSelection: document.selectedText != nil, selectedText: document.selectedText)
  }

  /// Adds what may come after the result of a key is shown: words that may follow the last commit,
  /// and the number of pages.
  ///
  /// - Returns: Whether anything is added.
  package mutating func addDetails() -> Bool {
    let effects = language.input.predict()
    for effect in effects { apply(effect) }
    guard let page, page.hasNext || page.number > 0, pageCount == nil else {
      return !effects.isEmpty
    }
    pageCount = language.input.pageCount()
    return pageCount != nil || !effects.isEmpty
  }

  /// Switches to the next language like a keyboard: the composition is resolved by the policy of
  /// its session, and the modes stay.
  private mutating func switchLanguage() {
    for effect in language.input.end(by: nil) { apply(effect) }
    language.input.forgetKeys()
    let modes = language.input.modes
    waiting.append(language)
    language = waiting.removeFirst()
    language.input.modes = modes
    language.input.forgetKeys()
    language.input.textDidChange(context)
    message = "Language: \(language.name)"
  }

  /// Ends typing. Letters still being composed are committed as typed.
  package mutating func finish() {
    for effect in language.input.end(by: .commitRaw) { apply(effect) }
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
    screen.pageCount = pageCount
    screen.suggestions = page == nil ? language.input.suggestions : nil
    screen.message = message
    return screen
  }

  private func isLeaving(_ event: KeyEvent) -> Bool {
    event == .interrupt || event == .endOfTransmission && !language.input.isComposing
  }

  private mutating func apply(_ effect: KeyboardEffect) {
    switch effect {
    case .text(let effect): apply(effect)
    case .moveCaret(let text, let isForward):
      let length = text.length(in: document.countingUnit)
      document.adjustTextPosition(byCharacterOffset: isForward ? length : -length)
    // A terminal has one field and no other keyboard.
    case .host: break
    }
  }

  private mutating func apply(_ effect: Effect) {
    switch effect {
    case .setMarkedText(let preedit):
      // A page that is turned keeps the marked text.
      if preedit != self.preedit { pageCount = nil }
      self.preedit = preedit
    case .insertText, .replaceText: preedit = .empty
    case .showCandidates(let page): self.page = page
    case .hideCandidates: (page, pageCount) = (nil, nil)
    case .showModes(let modes): message = "\(modes)"
    case .forget(let forgetting):
      message = "Forgotten: \(forgetting)"
      pageCount = nil
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
