import Foundation
import InputCore
import TextDocument

/// Properties that every input method must have, whatever is typed. An engine's tests check them
/// with random keys:
///
/// - Every key has an effect, even if it is only left to the host.
/// - The document contains exactly the committed text, and shows exactly the latest marked text.
/// - A saved and restored composition continues identically with a workspace of its own.
/// - Backspace leads back to an empty composition.
package struct SessionProperties<Method: InputMethod> {
  private let method: Method
  private let keymap: Keymap

  /// Creates a check of a method and its keymap.
  package init(method: Method, keymap: Keymap) {
    self.method = method
    self.keymap = keymap
  }

  /// Types keys into an empty document.
  ///
  /// - Returns: The violations, a line each; empty if all properties hold.
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
      // Commits are not part of a saved composition, so the restored session cannot undo them.
      let isUndo = session.command(for: event) == .undoCommit
      let effects = session.handle(event, context: context)
      if isUndo {
        restored = session
      } else if restored.handle(event, context: context) != effects
        || restored.composition != session.composition
      {
        found.append("\(event): a restored composition continues differently")
      }
      if effects.isEmpty { found.append("\(event): no effect") }
      var expected = Expectation(document)
      for effect in effects {
        expected.note(effect)
        document.apply(effect)
        if expected.isHostsOwn { expected = Expectation(document) }
      }
      if document.textBeforeInput != expected.text || document.markedText != expected.marked {
        found.append("\(event): the document does not match the effects")
      }
      if !session.isComposing, !document.markedText.isEmpty {
        found.append("\(event): marked text without a composition")
      }
    }
    return found + walkBack(&session, &document, keys: events.count)
  }

  /// Presses Backspace until nothing is composed. Each Backspace at the end removes part of the
  /// composition, so at most one per key is needed, plus one for open candidates.
  private func walkBack(
    _ session: inout InputSession<Method>, _ document: inout InMemoryDocument, keys: Int
  ) -> [String] {
    for effect in session.perform(.moveCaret(.end)) { document.apply(effect) }
    var left = keys + 1
    while session.isComposing, left > 0 {
      for effect in session.handle(KeyEvent(.named(.backspace))) { document.apply(effect) }
      left -= 1
    }
    if session.isComposing { return ["Backspace does not lead back to an empty composition"] }
    return document.markedText.isEmpty ? [] : ["marked text is left after the last Backspace"]
  }

  private func saved(_ composition: Method.Composition) throws -> Method.Composition {
    try JSONDecoder().decode(
      Method.Composition.self, from: JSONEncoder().encode(composition))
  }
}

/// The content that a document must have after some effects.
private struct Expectation {
  var text: String
  var marked: String
  /// Whether the last effect left the result to the host, so that it cannot be predicted.
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
      // The replaced text may be only a part of the last character, such as a mark.
      let scalars = text.unicodeScalars
      if scalars.reversed().starts(with: old.unicodeScalars.reversed()) {
        text = String(scalars.dropLast(old.unicodeScalars.count)) + new
      }
    case .passThrough, .moveCaretBack: isHostsOwn = true
    case .showCandidates, .hideCandidates, .showModes, .alert, .learn, .unlearn, .forget: break
    }
  }
}
