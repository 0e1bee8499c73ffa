import InputCore
import Keyboards
import TextDocument
import TypingAids

/// Types on a keyboard as a person does: keys by what stands on them, with a clock.
public final class KeyboardTypist<Document: TextDocumentProxy> {
  /// The keyboard.
  public let controller: KeyboardController<Document>
  /// Its host.
  public let host = RecordingHost()
  /// What the keyboard did.
  public private(set) var effects: [KeyboardEffect] = []
  /// The time of the last key, in milliseconds.
  public var time: UInt64 = 10_000

  /// A key that is not there.
  public struct MissingKey: Error, CustomStringConvertible {
    /// What was looked for and what is there.
    public let description: String
  }

  /// A typist in a field, on the keyboards of a registry, with the first of them shown.
  public init(
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
  public var view: KeyboardView {
    controller.view() ?? KeyboardView(size: .init(), layer: "", keys: [])
  }

  /// The layer shown.
  public var layer: String { view.layer }

  /// The id of the key of the layer shown that is called or types this.
  public func id(of key: String) throws -> String {
    let keys = view.keys
    guard let found = keys.first(where: { $0.id == key }) ?? keys.first(where: { $0.text == key })
    else {
      throw MissingKey(
        description: "no key '\(key)' on '\(layer)': \(keys.map(\.id).joined(separator: " "))")
    }
    return found.id
  }

  /// Hands an event to the keyboard, some time after the one before.
  public func handle(_ action: KeyboardEvent.Action, after pause: UInt64 = 150) {
    time += pause
    controller.handle(KeyboardEvent(action, time: time))
  }

  /// Taps keys, by ids or by what they type, parted by blanks.
  public func tap(_ keys: String, after pause: UInt64 = 150) throws {
    for key in keys.split(separator: " ") {
      handle(.tap(try id(of: String(key))), after: pause)
    }
  }

  /// Holds a key down.
  public func hold(_ key: String, choice: Int? = nil) throws {
    handle(.longPress(try id(of: key), choice: choice))
  }

  /// Presses keys of a hardware keyboard, those that type this in the United States.
  public func press(_ keys: String) throws {
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
  public var document: String {
    let document = controller.textDocumentProxy
    return document.textBeforeInput + "|" + document.textAfterInput
  }
}
