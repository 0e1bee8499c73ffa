import InputCore
import KeyboardLayouts
import Keyboards
import TextDocument

/// The typing of a language by its keyboard, which suggests and corrects words.
///
/// ```
/// I recie|      1 receive  2 received  3 recipe
/// Tab           highlights the first word, Tab again the next; Space or Return takes it
/// Alt+2         takes the second word
/// Space         types a space, and corrects a misspelled word; Backspace takes the correction back
/// Escape        closes the row until the next key
/// ```
struct KeyboardInput: TerminalInput {
  private var session: LanguageSession
  private var choice = SuggestionChoice()
  /// Whether the terminal's own layout types the letters of the language. A terminal reports
  /// characters and not keys, so a letter tells which layout the marks after it are typed on.
  private var hasLettersOfHost = false
  private let resolution: CompositionResolution
  private let start = ContinuousClock.now

  /// Creates the typing of a keyboard.
  ///
  /// - Parameters:
  ///   - session: The keyboard.
  ///   - resolution: The fate of the composition when the language changes.
  init(_ session: LanguageSession, resolution: CompositionResolution) {
    self.session = session
    self.resolution = resolution
    self.session.begin(with: InputTraits(), needsInputModeSwitchKey: false)
  }

  var isComposing: Bool { session.isComposing }
  var modes: InputModes {
    get { session.modes ?? InputModes() }
    set { if session.modes != nil { session.modes = newValue } }
  }

  var suggestions: SuggestionRow? {
    guard session.showsSuggestions, !choice.isClosed, let page = session.candidatePage else {
      return nil
    }
    return SuggestionRow(page.candidates.map(\.text), highlighted: choice.highlighted)
  }

  // MARK: Keys

  mutating func handle(_ event: KeyEvent, context: InputContext) -> [KeyboardEffect] {
    if let row = suggestions, let effects = choose(event, from: row, context) { return effects }
    choice.reset()
    return session.handle(
      KeyboardEvent(.hardware(key(of: event)), time: time), context: context)
  }

  /// Handles a key that chooses among suggested words; nil if it does not.
  private mutating func choose(
    _ event: KeyEvent, from row: SuggestionRow, _ context: InputContext
  ) -> [KeyboardEffect]? {
    switch (event.key, event.modifiers) {
    case (.named(.tab), []), (.named(.tab), .shift):
      choice.move(by: event.modifiers.isEmpty ? 1 : -1, count: row.texts.count)
      return []
    case (.named(.escape), []):
      choice.close()
      return []
    case (.named(.return), []), (.character(" "), []):
      return row.highlighted.map { pick($0, context) }
    case (.named(.delete), .control):
      return row.highlighted.map { index in
        session.handle(KeyboardEvent(.forgetCandidate(index), time: time), context: context)
      }
    case (.character(let digit), .alt):
      guard let number = digit.wholeNumberValue, row.texts.indices.contains(number - 1) else {
        return nil
      }
      return pick(number - 1, context)
    default: return nil
    }
  }

  private mutating func pick(_ index: Int, _ context: InputContext) -> [KeyboardEffect] {
    choice.reset()
    return session.handle(KeyboardEvent(.pickCandidate(index), time: time), context: context)
  }

  /// The key that a character stands for: itself, where the terminal's layout types the letters of
  /// the language, otherwise its position on a US keyboard.
  ///
  /// ```
  /// Russian, US layout         f .     а ю
  /// Russian, Russian layout    а .     а .
  /// ```
  private mutating func key(of event: KeyEvent) -> HardwareKey {
    var modifiers: Modifiers = []
    if event.modifiers.contains(.shift) { modifiers.insert(.shift) }
    if event.modifiers.contains(.control) { modifiers.insert(.ctrlL) }
    if event.modifiers.contains(.alt) { modifiers.insert(.altL) }
    switch event.key {
    case .named(let named): return HardwareKey(.named(named), modifiers: modifiers)
    case .character(let character):
      if character.isLetter { hasLettersOfHost = !character.isASCII }
      if !session.takesLettersOfHost, !hasLettersOfHost,
        let key = HardwareKey(onUSKeyboard: event)
      {
        return key
      }
      return HardwareKey(.character(character), modifiers: modifiers)
    }
  }

  /// The time since the keyboard was opened, in milliseconds.
  private var time: UInt64 {
    let (seconds, attoseconds) = start.duration(to: .now).components
    return UInt64(clamping: seconds) &* 1000
      &+ UInt64(clamping: attoseconds / 1_000_000_000_000_000)
  }

  // MARK: The host

  mutating func refresh(context: InputContext) -> [KeyboardEffect] {
    session.handle(KeyboardEvent(.historyChanged, time: time), context: context)
  }

  mutating func textDidChange(_ context: InputContext) { session.contextDidChange(context) }

  mutating func predict() -> [KeyboardEffect] { session.offerPredictions() }

  mutating func pageCount() -> Int? { session.pageCount() }

  mutating func end(by policy: CompositionResolution?) -> [KeyboardEffect] {
    session.resolve(by: policy ?? resolution)
  }

  mutating func forgetKeys() {
    choice.reset()
    _ = session.handle(.textChanged(.kept))
  }
}
