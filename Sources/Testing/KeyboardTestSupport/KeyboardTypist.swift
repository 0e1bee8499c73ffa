import InputCore
import Keyboards
import TextDocument
import TypingAids

/// Types on a keyboard as a person does: keys by what stands on them, with a clock.
package final class KeyboardTypist<Document: TextDocumentProxy> {
  /// The keyboard.
  package let controller: KeyboardController<Document>
  /// Its host.
  package let host = RecordingHost()
  /// What the keyboard did.
  package private(set) var effects: [KeyboardEffect] = []
  /// The time of the last key, in milliseconds.
  package var time: UInt64 = 10_000

  /// A key that is not there.
  package struct MissingKey: Error, CustomStringConvertible {
    /// What was looked for and what is there.
    package let description: String
  }

  /// A typist in a field, on the keyboards of a registry, with the first of them shown.
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

  /// The view, which is always there while the keyboard is.
  package var view: KeyboardView {
    controller.view() ?? KeyboardView(size: .init(), layer: "", keys: [])
  }

  /// The layer shown.
  package var layer: String { view.layer }

  /// The id of the key of the layer shown that is called or types this.
  package func id(of key: String) throws -> String {
    let keys = view.keys
    guard let found = keys.first(where: { $0.id == key }) ?? keys.first(where: { $0.text == key })
    else {
      throw MissingKey(
        description: "no key '\(key)' on '\(layer)': \(keys.map(\.id).joined(separator: " "))")
    }
    return found.id
  }

  /// Hands an event to the keyboard, some time after the one before.
  package func handle(_ action: KeyboardEvent.Action, after pause: UInt64 = 150) {
    time += pause
    controller.handle(KeyboardEvent(action, time: time))
  }

  /// Taps keys, by ids or by what they type, parted by spaces.
  package func tap(_ keys: String, after pause: UInt64 = 150) throws {
    for key in keys.split(separator: " ") {
      handle(.tap(try id(of: String(key))), after: pause)
    }
  }

  /// Holds a key down.
  package func hold(_ key: String, choice: Int? = nil) throws {
    handle(.longPress(try id(of: key), choice: choice))
  }

  /// Presses keys of a hardware keyboard, those that type this in the United States.
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
  /// The document, with `|` at the insertion point.
  package var document: String {
    let document = controller.textDocumentProxy
    return document.textBeforeInput + "|" + document.textAfterInput
  }
}
