import InputCore
import Keyboards
import TextDocument

/// Types texts on a keyboard, each into an empty document: hardware keys in key notation, or the
/// keys that a person taps for each character.
package struct TextTypist {
  private let registry: KeyboardRegistry
  private let id: String
  private let isHardware: Bool

  /// Creates a typist on the keyboard with an id.
  package init(registry: KeyboardRegistry, keyboard id: String, isHardware: Bool) {
    self.registry = registry
    self.id = id
    self.isHardware = isHardware
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

  /// Taps the key that types a character, on another layer if the one shown has none. Lower case on
  /// a layer that the keyboard has shifted by itself is tapped there: people leave capitals at the
  /// start of a sentence to the keyboard.
  private func tap(
    _ character: Character, on controller: KeyboardController<InMemoryDocument>,
    _ handle: (KeyboardEvent.Action) -> Void
  ) throws {
    var visited: Set<String> = []
    while let view = controller.view(), visited.insert(view.layer).inserted {
      if let action = Self.action(typing: character, on: view) { return handle(action) }
      if character.isUppercase,
        Self.action(typing: Self.lowercased(character), on: view) != nil,
        view.keys.contains(where: { $0.id == "shift" })
      {
        handle(.tap("shift"))
        if let view = controller.view(), let action = Self.action(typing: character, on: view) {
          return handle(action)
        }
      }
      guard let next = view.keys.first(where: { $0.id.hasPrefix("to-") }) else { break }
      handle(.tap(next.id))
    }
    throw StageProblem("the keyboard '\(id)' has no key for '\(character)'")
  }

  /// Returns the tap or long press that types a character on the layer shown; nil if there is none.
  private static func action(
    typing character: Character, on view: KeyboardView
  ) -> KeyboardEvent.Action? {
    if character == " ", view.keys.contains(where: { $0.id == "space" }) { return .tap("space") }
    let texts = [String(character), character.uppercased()]
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

  private static func lowercased(_ character: Character) -> Character {
    character.lowercased().first ?? character
  }
}
