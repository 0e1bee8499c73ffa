import InputCore
import Keyboards
import TextDocument
import TextUnits

/// Types texts on a keyboard, each into an empty document: hardware keys in key notation, or the
/// keys that a person taps for each character.
package struct TextTypist {
  private let registry: KeyboardRegistry
  private let id: String
  private let isHardware: Bool
  /// The casing rules of the keyboard's language: the capital of `i` is `İ` in Turkish.
  private let casing: Casing

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
    let controller = KeyboardController(
      registry: registry, textDocumentProxy: InMemoryDocument())
    try controller.switchLanguage(to: id)
    try controller.viewWillAppear(with: InputTraits())
    var time: UInt64 = 10_000
    func handle(_ action: KeyboardEvent.Action) {
      time += KeyTap.pause
      controller.handle(KeyboardEvent(action, time: time))
    }
    if isHardware {
      for event in try KeyNotation.parse(keys) {
        handle(try KeyboardEvent.Action(onUSKeyboard: event))
      }
    } else {
      for character in keys { try tap(character, on: controller, handle) }
    }
    controller.viewWillDisappear()
    return controller.textDocumentProxy.text
  }

  /// Taps the keys that type a character: its own, those of its letters in Hangul, or those of its
  /// code points. A typist whose letters are not Latin types Latin words on the English keyboard, and
  /// changes back at the next letter of the language.
  private func tap(
    _ character: Character, on controller: KeyboardController<InMemoryDocument>,
    _ handle: (KeyboardEvent.Action) -> Void
  ) throws {
    if isTapped(character, on: controller, handle) { return }
    for language in [id, Self.latinKeyboard] {
      try controller.switchLanguage(to: language)
      if isTapped(character, on: controller, handle) { return }
    }
    let parts = HangulKeys.letters(of: character) ?? character.unicodeScalars.map { Character($0) }
    guard parts.count > 1 else {
      throw StageProblem("the keyboard '\(id)' has no key for '\(character)'")
    }
    try controller.switchLanguage(to: id)
    for part in parts { try tap(part, on: controller, handle) }
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
    while let view = controller.view() {
      if let action = action(typing: character, on: view) {
        handle(action)
        return true
      }
      let isCapital =
        character.isUppercase && action(typing: lowercased(character), on: view) != nil
      if isCapital || character.isLetter && !character.isCased,
        view.keys.contains(where: { $0.id == "shift" })
      {
        handle(.tap("shift"))
        if let view = controller.view(), let action = action(typing: character, on: view) {
          handle(action)
          return true
        }
        handle(.tap("shift"))
      }
      guard
        let next = view.keys.first(where: {
          $0.id.hasPrefix("to-") && tapped.insert($0.id).inserted
        })
      else { return false }
      handle(.tap(next.id))
    }
    return false
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
        if let choice = key.alternatives.firstIndex(of: text) {
          return .longPress(key.id, choice: choice)
        }
      }
    }
    return nil
  }

  private func lowercased(_ character: Character) -> Character {
    casing.lowercased(String(character)).first ?? character
  }
}
