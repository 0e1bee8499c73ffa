import Foundation
import InputCore
import TextDocument

/// What must hold of every input method, whatever is typed: an engine's tests play random keys
/// through it.
///
/// - every key has an effect, if only that it is left to the host;
/// - the document has exactly what was committed, and shows exactly the marked text told last;
/// - a composition saved and read again goes on the same, with a workspace of its own;
/// - Backspace leads back to nothing composed.
package struct SessionProperties<Method: InputMethod> {
  private let method: Method
  private let keymap: Keymap

  /// The properties of a method with its keys.
  package init(method: Method, keymap: Keymap) {
    self.method = method
    self.keymap = keymap
  }

  /// Types keys into an empty document and answers what does not hold, in words; nothing where all
  /// does.
  package func violations(typing events: [KeyEvent]) throws -> [String] {
    var session = InputSession(method: method, keymap: keymap)
    var document = InMemoryDocument()
    var found: [String] = []
    for event in events {
      let context = InputContext(
        documentContextBeforeInput: document.documentContextBeforeInput)
      var restored = InputSession(
        method: method, keymap: keymap, composition: try saved(session.composition))
      restored.modes = session.modes
      // What was committed is not a part of the composition that is saved.
      let isUndo = session.command(for: event) == .undoCommit
      let effects = session.handle(event, context: context)
      if isUndo {
        restored = session
      } else if restored.handle(event, context: context) != effects
        || restored.composition != session.composition
      {
        found.append("\(event): a saved composition goes on otherwise")
      }
      if effects.isEmpty { found.append("\(event): no effect") }
      var expected = Expectation(document)
      for effect in effects {
        expected.note(effect)
        document.apply(effect)
        if expected.isHostsOwn { expected = Expectation(document) }
      }
      if document.textBeforeInput != expected.text || document.markedText != expected.marked {
        found.append("\(event): the document is not what was told")
      }
      if !session.isComposing, !document.markedText.isEmpty {
        found.append("\(event): marked text without a composition")
      }
    }
    return found + walkBack(&session, &document, keys: events.count)
  }

  /// Each Backspace at the end takes something of the composition, so there are no more of them than
  /// keys, and one for candidates that are open.
  private func walkBack(
    _ session: inout InputSession<Method>, _ document: inout InMemoryDocument, keys: Int
  ) -> [String] {
    for effect in session.perform(.moveCaret(.end)) { document.apply(effect) }
    var left = keys + 1
    while session.isComposing, left > 0 {
      for effect in session.handle(KeyEvent(.named(.backspace))) { document.apply(effect) }
      left -= 1
    }
    if session.isComposing { return ["Backspace does not lead back to nothing"] }
    return document.markedText.isEmpty ? [] : ["marked text is left after the last Backspace"]
  }

  private func saved(_ composition: Method.Composition) throws -> Method.Composition {
    try JSONDecoder().decode(
      Method.Composition.self, from: JSONEncoder().encode(composition))
  }
}

/// What a document must show after some effects.
private struct Expectation {
  var text: String
  var marked: String
  /// Whether the last effect was a key that the host acts on as it likes.
  var isHostsOwn = false

  init(_ document: InMemoryDocument) {
    text = document.textBeforeInput
    marked = document.markedText
  }

  mutating func note(_ effect: Effect) {
    isHostsOwn = false
    switch effect {
    case .setMarkedText(let preedit): marked = preedit.text
    case .insertText(let inserted):
      text += inserted
      marked = ""
    case .replaceText(let old, let new):
      // A mark may be only a part of the character that it ends.
      let scalars = text.unicodeScalars
      if scalars.reversed().starts(with: old.unicodeScalars.reversed()) {
        text = String(scalars.dropLast(old.unicodeScalars.count)) + new
      }
    case .passThrough, .moveCaretBack: isHostsOwn = true
    case .showCandidates, .hideCandidates, .showModes, .alert, .learn, .unlearn, .forget: break
    }
  }
}
