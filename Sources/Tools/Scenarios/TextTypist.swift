import InputCore
import Keyboards
import TextDocument
import TextUnits

/// Types texts on a keyboard, each into an empty document: hardware keys in key notation, or the
/// keys that a person taps for each character.
package struct TextTypist {
  /// A part of what is typed.
  package enum Piece: Hashable, Sendable {
    /// Keys of the language.
    case keys([KeyEvent])
    /// Latin text, which a person taps on the plane of Latin letters.
    case latin(String)
  }

  private let registry: KeyboardRegistry
  private let id: String
  private let isHardware: Bool
  /// The casing rules of the keyboard's language: the capital of `i` is `İ` in Turkish.
  private let casing: Casing
  /// Whether letters are looked for among those of the language, and then on its plane of Latin ones.
  private var usesLatinPlane = false

  /// Creates a typist on the keyboard with an id.
  package init(registry: KeyboardRegistry, keyboard id: String, isHardware: Bool) {
    self.registry = registry
    self.id = id
    self.isHardware = isHardware
    casing = Casing(language: id)
  }

  /// Returns the text of the document after the keys; an open composition is committed.
  ///
  /// - Throws: The error of the keyboard or of the key notation, or `StageProblem` for a character
  ///   that no key types.
  package func text(of keys: String) throws -> String {
    try typing { controller, handle in
      if isHardware {
        for event in try KeyNotation.parse(keys) {
          handle(try KeyboardEvent.Action(onUSKeyboard: event))
        }
      } else {
        for character in keys { try tap(character, on: controller, handle) }
      }
    }
  }

  /// Whether the keyboard shows Latin letters first, each on a key of its own.
  package func showsLatinLetters() throws -> Bool { showsLatinLetters(try opened()) }

  private func showsLatinLetters(_ controller: KeyboardController<InMemoryDocument>) -> Bool {
    controller.view()?.keys.contains { $0.text == "a" } ?? false
  }

  /// Whether several Latin letters share a key, as on nine keys: Latin text is then typed on the English
  /// keyboard.
  private func holdsLatinLetters(_ controller: KeyboardController<InMemoryDocument>) -> Bool {
    controller.view()?.keys.contains { $0.text != "a" && $0.alternatives.contains("a") } ?? false
  }

  /// Returns the text of the document after keys of an input method are tapped on the screen. An open
  /// composition is committed.
  ///
  /// - Parameters:
  ///   - pieces: What is typed.
  ///   - letters: The texts to tap for keys that the screen shows as others: ㄊ for w.
  ///   - convertsByKey: Whether a composition at the end is converted with the space bar first.
  /// - Returns: nil if a key is not on the screen, such as an arrow, or no key types a character.
  package func text(
    of pieces: [Piece], letters: [Character: Character], convertsByKey: Bool
  ) throws -> String? {
    for case .keys(let events) in pieces where !events.allSatisfy(\.isOnScreen) { return nil }
    var typist = self
    typist.usesLatinPlane = true
    do {
      return try typing { controller, handle in
        let lettersAreLatin = showsLatinLetters(controller)
        for piece in pieces {
          switch piece {
          case .latin(let text):
            if typist.holdsLatinLetters(controller) {
              try controller.switchLanguage(to: Self.latinKeyboard)
            }
            if !lettersAreLatin, text.first?.isLetter == false {
              Self.leaveLettersForLatin(on: controller, handle)
            }
            for character in text { try typist.tap(character, on: controller, handle) }
          case .keys(let events):
            try controller.switchLanguage(to: id)
            try typist.tap(
              events, letters, lettersAreLatin: lettersAreLatin, on: controller, handle)
          }
        }
        if convertsByKey, !controller.textDocumentProxy.markedText.isEmpty { handle(.tap("space")) }
      }
    } catch is StageProblem {
      return nil
    }
  }

  /// Taps keys of the language.
  private func tap(
    _ events: [KeyEvent], _ letters: [Character: Character], lettersAreLatin: Bool,
    on controller: KeyboardController<InMemoryDocument>,
    _ handle: (KeyboardEvent.Action) -> Void
  ) throws {
    for (index, event) in events.enumerated() {
      switch event.key {
      case .character(let key):
        if !lettersAreLatin, letters[key] == nil,
          Self.beginsLatinWord(events[index...], after: index > 0 ? events[index - 1] : nil)
        {
          Self.leaveLettersForLatin(on: controller, handle)
        }
        try tap(letters[key] ?? key, on: controller, handle)
      case .named(let name): handle(.tap(name == .return ? "return" : "backspace"))
      }
    }
  }

  /// Opens the symbols beside the plane of Latin letters, where digits are keys of a word. The key of
  /// that plane is on the plane of symbols.
  private static func leaveLettersForLatin(
    on controller: KeyboardController<InMemoryDocument>,
    _ handle: (KeyboardEvent.Action) -> Void
  ) {
    for id in ["to-symbols", "to-latin", "to-symbols"]
    where controller.view()?.keys.contains(where: { $0.id == id }) ?? false {
      handle(.tap(id))
    }
  }

  /// Whether keys begin a word of Latin letters with a digit, as `3ala` does.
  private static func beginsLatinWord(
    _ keys: ArraySlice<KeyEvent>, after previous: KeyEvent?
  ) -> Bool {
    guard keys.first?.typedCharacter?.isNumber ?? false,
      !(previous?.typedCharacter.map { $0.isLetter || $0.isNumber } ?? false)
    else { return false }
    // An apostrophe after a digit is part of its letter: 3' is غ.
    let next = keys.first { key in
      !(key.typedCharacter.map { $0.isNumber || $0 == "'" } ?? false)
    }?.typedCharacter
    return next.map { $0.isASCII && $0.isLetter } ?? false
  }

  /// Returns the text of a new document after `body` has typed on the keyboard.
  private func typing(
    _ body: (
      _ controller: KeyboardController<InMemoryDocument>,
      _ handle: (KeyboardEvent.Action) -> Void
    ) throws -> Void
  ) throws -> String {
    let controller = try opened()
    var time: UInt64 = 10_000
    try body(controller) { action in
      time += KeyTap.pause
      controller.handle(KeyboardEvent(action, time: time))
    }
    controller.viewWillDisappear()
    return controller.textDocumentProxy.text
  }

  /// The keyboard, shown for an empty document.
  private func opened() throws -> KeyboardController<InMemoryDocument> {
    let controller = KeyboardController(
      registry: registry, textDocumentProxy: InMemoryDocument())
    try controller.switchLanguage(to: id)
    try controller.viewWillAppear(with: InputTraits())
    return controller
  }

  /// Taps the keys that type a character: its own, those of its letters in Hangul, or those of its
  /// code points. A typist whose letters are not Latin types Latin words on the English keyboard, and
  /// changes back at the next letter of the language.
  private func tap(
    _ character: Character, on controller: KeyboardController<InMemoryDocument>,
    _ handle: (KeyboardEvent.Action) -> Void
  ) throws {
    if let (base, changes) = KanaKeys.taps(for: character),
      tapsKana(base, changes, on: controller, handle)
    {
      return
    }
    if isTapped(character, on: controller, handle) { return }
    try controller.switchLanguage(to: id)
    if isTapped(character, on: controller, handle) { return }
    // A letter with its sign is two keys: another keyboard in between would end the word.
    let parts = HangulKeys.letters(of: character) ?? character.unicodeScalars.map { Character($0) }
    if parts.count > 1, parts[0].isLetter {
      for part in parts { try tap(part, on: controller, handle) }
      return
    }
    try controller.switchLanguage(to: Self.latinKeyboard)
    guard isTapped(character, on: controller, handle) else {
      throw StageProblem("the keyboard '\(id)' has no key for '\(character)'")
    }
  }

  private static let latinKeyboard = "en"

  /// Taps a key of the keyboard shown, on another layer if the one shown has none. Lower case on a
  /// layer that the keyboard has shifted by itself is tapped there: people leave capitals at the
  /// start of a sentence to the keyboard.
  ///
  /// - Returns: false if no key types the character.
  private func isTapped(
    _ character: Character, on controller: KeyboardController<InMemoryDocument>,
    _ handle: (KeyboardEvent.Action) -> Void
  ) -> Bool {
    // Each key that leads to another layer is tapped once, so the search ends.
    var tapped: Set<String> = []
    var isPastLetters = false
    while let view = controller.view() {
      if let action = action(typing: character, on: view) {
        handle(action)
        return true
      }
      let isCapital =
        character.isUppercase && action(typing: lowercased(character), on: view) != nil
      if isCapital || (character.isLetter || character.isSign) && !character.isCased,
        view.keys.contains(where: { $0.id == "shift" })
      {
        handle(.tap("shift"))
        if let view = controller.view(), let action = action(typing: character, on: view) {
          handle(action)
          return true
        }
        handle(.tap("shift"))
      }
      isPastLetters = isPastLetters || view.layer == "base"
      let wanted = wantedKey(for: character, on: view, isPastLetters: isPastLetters)
      let leads = view.keys.filter {
        $0.id.hasPrefix("to-") && $0.text == nil && !tapped.contains($0.id)
      }
      guard
        let next = leads.first(where: { usesLatinPlane && $0.id == wanted })
          ?? leads.first(where: { $0.id != "to-latin-shift" }) ?? leads.first
      else { return false }
      tapped.insert(next.id)
      handle(.tap(next.id))
    }
    return false
  }

  /// The key that leads towards a character: from Latin letters straight to capitals and symbols, and to
  /// them by way of the letters of the language.
  private func wantedKey(
    for character: Character, on view: KeyboardView, isPastLetters: Bool
  ) -> String? {
    let isOnLatin = view.layer.hasPrefix("latin")
    guard character.isLetter else { return isOnLatin ? "to-symbols" : nil }
    if isOnLatin, character.isASCII { return "to-latin-shift" }
    return isPastLetters ? "to-latin" : "to-letters"
  }

  /// Taps a kana and the key that changes it into its small or voiced form.
  ///
  /// - Returns: false if the keyboard has no such key.
  private func tapsKana(
    _ base: Character, _ changes: Int, on controller: KeyboardController<InMemoryDocument>,
    _ handle: (KeyboardEvent.Action) -> Void
  ) -> Bool {
    guard isTapped(base, on: controller, handle),
      controller.view()?.keys.contains(where: { $0.id == KanaKeys.change }) ?? false
    else { return false }
    for _ in 0..<changes { handle(.tap(KanaKeys.change)) }
    return true
  }

  /// Returns the tap or long press that types a character on the layer shown; nil if there is none.
  private func action(
    typing character: Character, on view: KeyboardView
  ) -> KeyboardEvent.Action? {
    if character == " ", view.keys.contains(where: { $0.id == "space" }) { return .tap("space") }
    let texts = [String(character), casing.uppercased(String(character))]
    for text in texts {
      if let key = view.keys.first(where: { $0.text == text }) { return .tap(key.id) }
      for key in view.keys {
        // A sign is shown on a dotted circle.
        if let choice = key.alternatives.firstIndex(where: {
          [text, "\u{25CC}" + text].contains($0)
        }) {
          return .longPress(key.id, choice: choice)
        }
        if let flick = key.flicks.first(where: { $0.text == text }) {
          return .flick(key.id, directions: flick.direction)
        }
      }
    }
    return nil
  }

  private func lowercased(_ character: Character) -> Character {
    casing.lowercased(String(character)).first ?? character
  }
}

extension KeyEvent {
  /// Whether a keyboard on the screen has the key: characters, Return and Backspace.
  fileprivate var isOnScreen: Bool {
    guard modifiers.isEmpty else { return false }
    switch key {
    case .character, .named(.return), .named(.backspace): return true
    case .named: return false
    }
  }
}

extension Character {
  /// Whether the character is a sign that combines with the letter before it, as Thai vowels do.
  fileprivate var isSign: Bool {
    unicodeScalars.first?.properties.generalCategory == .nonspacingMark
  }
}
