import DesktopSession
import InputCore
import KeyboardCatalog
import Keyboards
import TextDocument
import TextUnits
import TypingAids

/// The typing state of one page: a keyboard, a field and its text. A session belongs to one task at
/// a time; the library is shared.
///
/// ```swift
/// var session = try PlaygroundSession(library, plugins: [], keyboard: "vi")
/// let answer = session.answer(message, at: time)  // a ClientMessage
/// ```
package struct PlaygroundSession {
  /// The longest text of the field, in UTF-16 code units. More is refused, so that a page cannot
  /// fill the memory.
  package static let maximumTextLength = 20_000
  /// The number of sentences whose costs are shown.
  private static let explainedSentences = 5
  /// The part of a lattice that a picture has room for.
  private static let latticeLimits = WordLattice.Limits(sentences: 3, wordsPerSpan: 3, words: 48)

  var library: DesktopLibrary
  /// The library with the settings of this page, for hardware keys.
  var hardwareLibrary: DesktopLibrary
  var isHardware = false
  /// Whether the user wants the texts copied in the field to be kept.
  var keepsCopiedTexts = false
  var keyboard: KeyboardDescription {
    didSet { if oldValue.id != keyboard.id { previous = oldValue.id } }
  }
  /// Keyboards without a language, which follow those of the library.
  let plugins: [any KeyboardPlugin]
  /// The session of a keyboard without a language, while one is shown.
  var plugin: (any KeyboardSession)?
  /// The session of the language's keyboard that is shown, or was shown last.
  var language: LanguageSession
  var document = InMemoryDocument()
  var field = FieldKind.text
  var size = KeyboardSize()
  var version = 0
  var recorder: ScenarioRecorder?
  var preedit = Preedit.empty
  /// The keyboards that a key asked for: the next one, or the one used before.
  var wanted: [String] = []
  /// The id of the keyboard used before.
  var previous: String?
  /// The last tap, if a quick tap on the same key can take it back.
  var lastTap: ChangeableTap?
  /// The board of the last view, and the state of the language's keyboard that it was drawn in; nil if
  /// it must be drawn again.
  var shownBoard: PageView.Board?
  var boardState: BoardState?
  var effects: [KeyboardEffect] = []
  var units: (tag: String, finder: TextUnitFinder)?

  /// Creates a session with an empty text.
  ///
  /// - Parameters:
  ///   - library: the keyboards, made for keys on the screen.
  ///   - plugins: keyboards without a language.
  ///   - keyboard: the id of the first keyboard, one of the library.
  /// - Throws: `unknownKeyboard`, `refused` or the error of opening it.
  package init(
    _ library: DesktopLibrary, plugins: [any KeyboardPlugin] = [], keyboard id: String
  ) throws(KeyboardError) {
    try library.checkConsent(to: id)
    self.library = library
    self.plugins = plugins
    hardwareLibrary = DesktopLibrary(
      sharing: library, settings: library.settings, device: .hardware)
    let contents = try library.contents(of: id)
    keyboard =
      library.description(of: id)
      ?? KeyboardDescription(
        id: id, primaryLanguage: "und", name: id)
    language = LanguageSession(contents, settings: library.settings.typing)
    begin()
  }

  /// The first message to a page.
  package var welcome: PageAnswer {
    .welcome(
      Welcome(
        keyboards: keyboards.map(PageView.Keyboard.init), settings: library.settings.typing)
    )
  }

  // MARK: Messages

  /// Handles a message.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - time: the time in milliseconds of a monotonic clock.
  package mutating func answer(_ message: ClientMessage, at time: UInt64) -> PageAnswer {
    effects = []
    let n = message.number
    do {
      switch message.action {
      case .open(let id, let size, let isHardware):
        if let size { self.size = size }
        try open(id ?? keyboard.id, isHardware: isHardware ?? self.isHardware)
      case .next: openFirst(of: nextKeyboards)
      case .key(let key): press(key, at: time)
      case .event(let action): run(action, at: time)
      case .glide(let ids): glide(over: ids, at: time)
      case .select(let range, let version): select(range, version)
      case .insert(let text): paste(text)
      case .copied(let text): take(copied: text)
      case .keepCopied(let isOn): try keepCopiedTexts(isOn)
      case .undo(let isRedo): undo(isRedo: isRedo)
      case .clear: edit { $0 = InMemoryDocument() }
      case .field(let kind):
        try library.checkConsent(to: keyboard.id)
        change(to: kind)
      case .settings(let text): try use(settings: text)
      case .incognito(let isOn):
        lastTap = nil
        language.learns = !isOn
      case .analyse: return .analysis(analysis(n))
      case .learned: return .learned(try learnedEntries(), n: n)
      case .forget(let word):
        try forget(word)
        return .learned(try learnedEntries(), n: n)
      case .predict:
        offerPredictions()
        return .predictions(candidates, n: n)
      case .names: return .names(plugin == nil ? language.candidateLabels : [], n: n)
      case .explain:
        let sentences = language.explanations(limit: Self.explainedSentences)
        return .costs(sentences.map(ExplainedSentence.init), n: n)
      case .lattice:
        let lattice = language.lattice(within: Self.latticeLimits)
        return .lattice(lattice.map(PageLattice.init), n: n)
      case .whyNot(let text):
        let reason = language.reason(against: text)
        return .reason(reason.map { ExplainedReason($0, of: text) }, n: n)
      case .source:
        let source = try sourceFiles()
        return .source(layout: source.layout, locale: source.locale, n: n)
      case .workbench(let layout, let locale):
        let problems = openWorkbench(layout: layout, locale: locale)
        var view = view(answering: n)
        view.problems = problems
        return .view(view)
      case .record: try record()
      case .stop(let name):
        return .scenario(try stopRecording(named: name), n: n)
      }
    } catch {
      return .failure("\(error)", n: n)
    }
    return .view(view(answering: n))
  }
}
