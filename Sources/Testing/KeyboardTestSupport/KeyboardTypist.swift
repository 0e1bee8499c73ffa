import InputCore
import Keyboards
import TextDocument
import TypingAids

/// Types on a keyboard like a person: finds keys by their caps, and has a clock.
package final class KeyboardTypist<Document: TextDocumentProxy> {
  /// The keyboard.
  package let controller: KeyboardController<Document>
  /// The host of the keyboard.
  package let host = RecordingHost()
  /// The effects of the keyboard so far.
  package private(set) var effects: [KeyboardEffect] = []
  /// The time of the last key, in milliseconds.
  package var time: UInt64 = 10_000

  /// An error for a key that the keyboard does not have.
  package struct MissingKey: Error, CustomStringConvertible {
    /// The key that was looked for, and the keys there are.
    package let description: String
  }

  /// Creates a typist on the first of the given keyboards.
  ///
  /// - Parameters:
  ///   - plugins: The keyboards of the registry.
  ///   - document: The document to type into.
  ///   - traits: The traits of the field.
  ///   - needsInputModeSwitchKey: Whether keyboards must show a key to switch to the next one.
  /// - Throws: An error if the registry or the first keyboard cannot be opened.
  package init(
    _ plugins: [any KeyboardPlugin], in document: Document, traits: InputTraits = InputTraits(),
    needsInputModeSwitchKey: Bool = true
  ) throws {
    controller = KeyboardController(
      registry: try KeyboardRegistry(plugins), textDocumentProxy: document)
    host.needsInputModeSwitchKey = needsInputModeSwitchKey
    controller.host = host
    controller.onEffect = { [unowned self] in effects.append($0) }
    try controller.viewWillAppear(with: traits)
  }

  /// The view of the keyboard; empty if there is none.
  package var view: KeyboardView {
    controller.view() ?? KeyboardView(size: .init(), layer: "", keys: [])
  }

  /// The layer shown.
  package var layer: String { view.layer }

  /// Returns the id of the key on the current layer that has this id or cap.
  ///
  /// - Throws: `MissingKey` if there is no such key.
  package func id(of key: String) throws -> String {
    let keys = view.keys
    guard let found = keys.first(where: { $0.id == key }) ?? keys.first(where: { $0.text == key })
    else {
      throw MissingKey(
        description: "no key '\(key)' on '\(layer)': \(keys.map(\.id).joined(separator: " "))")
    }
    return found.id
  }

  /// Sends an event to the keyboard, `pause` milliseconds after the previous one.
  package func handle(_ action: KeyboardEvent.Action, after pause: UInt64 = 150) {
    time += pause
    controller.handle(KeyboardEvent(action, time: time))
  }

  /// Taps keys given by their ids or caps, separated by spaces.
  package func tap(_ keys: String, after pause: UInt64 = 150) throws {
    for key in keys.split(separator: " ") {
      handle(.tap(try id(of: String(key))), after: pause)
    }
  }

  /// Holds a key down, and chooses an alternative by its index.
  package func hold(_ key: String, choice: Int? = nil) throws {
    handle(.longPress(try id(of: key), choice: choice))
  }

  /// Presses the hardware keys that type the given characters on a United States keyboard.
  package func press(_ keys: String) throws {
    for event in try KeyNotation.parse(keys) {
      guard let key = HardwareKey(onUSKeyboard: event) else {
        throw MissingKey(description: "no key types \(event)")
      }
      handle(.hardware(key))
    }
  }
}

extension KeyboardTypist where Document == InMemoryDocument {
  /// The document's text with `|` at the insertion point.
  package var document: String {
    let document = controller.textDocumentProxy
    return document.textBeforeInput + "|" + document.textAfterInput
  }
}
