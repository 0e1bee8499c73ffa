import InputCore
import Keyboards
import TextDocument

/// The typing state of one text field of a desktop program. A session belongs to one thread at a
/// time; the library is shared.
///
/// ```swift
/// var session = try DesktopSession(library, keyboard: "zh-Hans")
/// session.focusIn(InputTraits(), client: [.preedit, .surroundingText])
/// for keysym in "nihao ".unicodeScalars.map(\.value) {
///   let outcome = session.handle(DesktopKey(keysym: keysym))
///   // carry out outcome.effects; draw session.view
/// }
/// ```
package struct DesktopSession {
  /// The keyboards, history and consent that all sessions share, with the settings of the program that
  /// has the focus.
  package private(set) var library: DesktopLibrary
  /// The library with the settings of programs that have none of their own.
  private let shared: DesktopLibrary
  /// The id of the keyboard in use.
  package private(set) var keyboard: String
  /// Whether keys type plain letters although the keyboard composes.
  package internal(set) var isDirect = false

  var language: LanguageSession
  var traits = InputTraits()
  var client: ClientAbilities = []
  var surrounding = SurroundingText()
  var held = HeldWord()
  var suggestion = SuggestionChoice()
  var output = EffectCollector()
  var composed = Preedit.empty
  private var shiftTap = ShiftTap()
  private var clientSequence = ClientSequence()
  private var lateReset = LateReset()
  /// The codes of keys that were taken. Their releases are taken too.
  private var taken: Set<UInt32> = []
  private var lastView = DesktopView()
  /// The version of the user's words that the language has.
  private var wordsVersion = 0
  /// The version of the keyboard that the language has.
  private var keyboardVersion: Int
  /// The reason why the keyboard does not run: the user has refused it. All keys are then left to the
  /// client.
  private var refusal: KeyboardError?

  /// Creates a session for a field without the focus. A keyboard that the user has refused does not
  /// run; the view says why.
  ///
  /// - Parameter keyboard: the id of a keyboard of the library.
  /// - Throws: the error of opening the keyboard.
  package init(_ library: DesktopLibrary, keyboard: String) throws(KeyboardError) {
    self.library = library
    shared = library
    self.keyboard = keyboard
    let open = try library.openKeyboard(keyboard)
    keyboardVersion = open.version
    language = LanguageSession(open.contents, settings: library.settings.typing)
    adoptWords()
    checkConsent()
  }

  /// Finds out whether the user has refused the keyboard.
  private mutating func checkConsent() {
    refusal = nil
    do throws(KeyboardError) {
      try library.checkConsent(to: keyboard)
    } catch {
      refusal = error
    }
  }

  /// Whether nothing is learned although the field and the settings allow it.
  package var isIncognito: Bool {
    get { !language.learns }
    set { language.learns = !newValue }
  }

  // MARK: Keys

  /// Handles a key.
  package mutating func handle(_ key: DesktopKey) -> DesktopOutcome {
    outcome { session in
      guard !key.isRelease else { return session.release(key) }
      let isTaken = session.press(key)
      session.lateReset.press(key, isTaken: isTaken, isComposing: !session.preedit.pieces.isEmpty)
      return isTaken
    }
  }

  private mutating func press(_ key: DesktopKey) -> Bool {
    let meaning = KeyMeaning(keysym: key.keysym)
    let isTaken: Bool
    switch meaning {
    case .shift:
      shiftTap.press(key)
      return false
    case .modifier:
      shiftTap.cancel()
      return false
    case _ where traits.isSecure || !key.modifiers.isDisjoint(with: .ofDesktop):
      isTaken = false
    case .character(" ") where isPreviousKeyboardKey(key):
      isTaken = returnToPreviousKeyboard() || leave(key, meaning)
    case .modeSwitch: isTaken = toggleDirect()
    case _ where isDirect: isTaken = leave(key, meaning)
    default: isTaken = type(key, meaning)
    }
    shiftTap.cancel()
    if isTaken {
      taken.insert(key.code)
    } else {
      taken.remove(key.code)
      clientSequence.leave(key)
    }
    return isTaken
  }

  /// Whether a key that is left might overtake the next one. A key that continues a sequence of the
  /// client's own has to be left all the same.
  var mustKeepOrder: Bool { client.contains(.reordersKeys) && !clientSequence.isOpen }

  private mutating func release(_ key: DesktopKey) -> Bool {
    guard KeyMeaning(keysym: key.keysym) == .shift else { return taken.remove(key.code) != nil }
    if shiftTap.release(key), library.settings.shiftSwitches, !traits.isSecure {
      _ = toggleDirect()
    }
    return false
  }

  // MARK: The field

  /// Begins in a field that takes the focus. Nothing is carried over from the previous one.
  ///
  /// - Parameters:
  ///   - traits: the kind of the field.
  ///   - client: what the client can do.
  ///   - program: the program as the framework names it, whose own settings apply; nil if it is not
  ///     known.
  package mutating func focusIn(
    _ traits: InputTraits, client: ClientAbilities, program: String? = nil
  ) {
    adoptKeyboard(of: program)
    self.traits = traits
    self.client = client
    surrounding.forget()
    _ = held.take()
    suggestion.reset()
    composed = .empty
    output.didClear()
    taken = []
    shiftTap.cancel()
    clientSequence.end()
    lateReset.forget()
    checkConsent()
    library.recent.use(keyboard)
    adoptWords()
    language.begin(with: traits, needsInputModeSwitchKey: false)
  }

  /// Opens the keyboard again if the program has other settings than those in use, or if its layout,
  /// locale file or dictionaries have changed.
  private mutating func adoptKeyboard(of program: String?) {
    let library = program.map(shared.library(ofProgram:)) ?? shared
    guard let open = try? library.openKeyboard(keyboard),
      library !== self.library || open.version != keyboardVersion
    else { return }
    self.library = library
    use(open)
  }

  /// Types with an opened keyboard.
  private mutating func use(_ open: OpenKeyboard) {
    let learns = language.learns
    language = LanguageSession(open.contents, settings: library.settings.typing)
    language.learns = learns
    keyboardVersion = open.version
    wordsVersion = 0
    adoptWords()
  }

  /// Gives the language the user's own words if they have changed.
  private mutating func adoptWords() {
    guard let words = library.words?.current, words.version != wordsVersion else { return }
    wordsVersion = words.version
    words.offer(in: &language)
  }

  /// Ends the composition because the field resets its input, unless the reset belongs to a key from
  /// before: then the marked text, which the desktop has cleared, is shown again.
  ///
  /// - Parameters:
  ///   - fate: what the desktop has done with the marked text.
  ///   - time: the time of the reset in milliseconds, on the clock of the keys; 0 if it is unknown.
  package mutating func reset(_ fate: MarkedTextFate, at time: UInt64) -> DesktopOutcome {
    guard lateReset.isLate(at: time) else { return interrupt(fate) }
    return outcome { session in
      if fate != .kept { session.output.didClear() }
      return false
    }
  }

  /// Ends the composition because the field loses the focus or its keyboard.
  ///
  /// - Parameter fate: what the desktop has done with the marked text. With `unmarked` it is part of
  ///   the text already and nothing is committed. With `kept` and `removed` the session commits what
  ///   was typed.
  package mutating func interrupt(_ fate: MarkedTextFate) -> DesktopOutcome {
    outcome { session in
      session.shiftTap.cancel()
      session.lateReset.forget()
      session.taken = []
      if fate != .kept { session.output.didClear() }
      if fate == .unmarked {
        _ = session.held.take()
        session.surrounding.invalidate()
        session.composed = .empty
        session.carryOut(session.language.handle(.focusLost(fate)))
        session.suggestion.reset()
      } else {
        session.endComposition()
        session.carryOut(session.language.handle(.focusLost(.unmarked)))
      }
      return false
    }
  }

  /// Handles a change of the field's traits, or of what its client can do. A field that becomes
  /// secure receives none of the composition.
  package mutating func change(
    _ traits: InputTraits, client: ClientAbilities? = nil
  ) -> DesktopOutcome {
    outcome { session in
      if let client { session.client = client }
      guard traits != session.traits else { return false }
      let wasSecure = session.traits.isSecure
      session.traits = traits
      if traits.isSecure {
        _ = session.held.take()
        session.carryOut(session.language.handle(.becameSecure))
        session.surrounding.forget()
      } else {
        session.write(session.held.take())
        if wasSecure { session.carryOut(session.language.handle(.secureInputEnded)) }
        session.carryOut(session.language.handle(.traitsChanged(traits, .kept)))
      }
      return false
    }
  }

  /// Takes the client's report of the text around the caret.
  ///
  /// - Parameters:
  ///   - text: the text, or a part of it around the caret.
  ///   - cursor: the caret, in code points from the start of `text`.
  ///   - anchor: the other end of the selection, in code points.
  package mutating func report(_ text: String, cursor: Int, anchor: Int) -> DesktopOutcome {
    outcome { session in
      guard session.client.contains(.surroundingText), !session.traits.isSecure else {
        return false
      }
      let isForeign = session.surrounding.report(text, cursor: cursor, anchor: anchor)
      if isForeign, !session.language.isComposing, session.held.isEmpty {
        session.carryOut(session.language.handle(.textChanged(.kept)))
      }
      return false
    }
  }

  // MARK: Keyboards

  /// Switches to another keyboard. An open composition ends first.
  ///
  /// - Throws: `refused` if the user has refused it, or the error of opening it; the current one stays
  ///   in use.
  package mutating func select(_ id: String) throws(KeyboardError) -> DesktopOutcome {
    try library.checkConsent(to: id)
    let open = try library.openKeyboard(id)
    if id != keyboard { refusal = nil }
    return outcome { session in
      if id != session.keyboard { session.use(open, of: id) }
      return false
    }
  }

  private mutating func use(_ open: OpenKeyboard, of id: String) {
    endComposition()
    if canDelete { carryOut(language.endWord(context)) } else { carryOut([]) }
    let corrected = language.correctedWord
    keyboard = id
    isDirect = false
    use(open)
    language.begin(with: traits, needsInputModeSwitchKey: false)
    if let corrected { language.takeOver(corrected) }
    library.recent.use(id)
    output.append(.keyboardChanged(id))
  }

  private func isPreviousKeyboardKey(_ key: DesktopKey) -> Bool {
    library.settings.typing.previousKeyboardKey.isSpaceBar(
      control: key.modifiers.contains(.control), alt: key.modifiers.contains(.alt),
      shift: key.modifiers.contains(.shift))
  }

  /// Switches to the keyboard that was used before this one, in this field or another.
  ///
  /// - Returns: false if there is none that can be opened.
  private mutating func returnToPreviousKeyboard() -> Bool {
    for id in library.recent.others(than: keyboard) {
      guard (try? library.checkConsent(to: id)) != nil, let open = try? library.openKeyboard(id)
      else { continue }
      use(open, of: id)
      return true
    }
    return false
  }

  /// Switches between the language and plain letters. An open composition ends first.
  package mutating func setDirect(_ direct: Bool) -> DesktopOutcome {
    outcome { session in direct == session.isDirect ? false : session.toggleDirect() }
  }

  /// Sets the modes for text that is not composed. Does nothing for a keyboard without an engine.
  package mutating func setModes(_ modes: InputModes) -> DesktopOutcome {
    outcome { session in
      session.language.modes = modes
      return false
    }
  }

  // MARK: Views

  /// The state to draw now.
  package var view: DesktopView {
    var view = DesktopView()
    view.preedit = preedit
    view.candidates = candidates
    view.isDirect = isDirect
    view.modes = language.modes
    view.isIncognito = isIncognito || !traits.allowsLearning || traits.isSecure
    view.keyboard = keyboard
    view.message = refusal?.description
    return view
  }

  var preedit: Preedit {
    held.isEmpty
      ? composed
      : Preedit(
        pieces: [Preedit.Piece(text: held.text, stage: .reading)], caret: held.text.count)
  }

  /// Runs an event and returns its result.
  mutating func outcome(_ body: (inout DesktopSession) -> Bool) -> DesktopOutcome {
    output.begin()
    // A keyboard that was refused gets no keys and no text.
    let isEaten = refusal == nil && body(&self)
    output.show(preedit)
    let view = view
    defer { lastView = view }
    return DesktopOutcome(
      isEaten: isEaten, effects: output.effects, isViewChanged: view != lastView)
  }
}
