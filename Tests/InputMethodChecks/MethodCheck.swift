import Foundation
import InputCore
import SeededRandom
import TextDocument

/// What must hold for every input method whatever is typed: nothing is lost, nothing traps, and
/// Backspace walks back to nothing. Keys are random with a fixed seed; every broken promise is
/// answered as a line.
public struct MethodCheck<Method: InputMethod> {
  private let method: Method
  private let keymap: Keymap
  /// Parts of words of the language, in keys that compose.
  private let words: [String]
  /// Keys of all other kinds.
  private let otherKeys: [String]

  /// A check of a method with its keymap. `words` are keys that the method composes, in key
  /// notation; `extraKeys` are keys that mean something to it besides those of every method.
  public init(
    _ method: Method, keymap: Keymap, words: [String], extraKeys: [String] = []
  ) {
    self.method = method
    self.keymap = keymap
    self.words = words
    otherKeys = Self.commonKeys + extraKeys
  }

  private static var commonKeys: [String] {
    [
      "<Space>", "<Return>", "<Escape>", "<BackSpace>", "<Delete>", "<C-BackSpace>", "<Left>",
      "<Right>", "<C-Left>", "<C-Right>", "<Home>", "<End>", "<Up>", "<Down>", "<PageUp>",
      "<PageDown>", "<Tab>", "<C-x>", "1", "2", "5", "9", "0", "'", "''", ",", ".", "\"", "=", "-",
      "?", "[", "]", "^", "~", "ü", "A", "Z", "é", "好", "한", "क", "ا", "👍🏽",
    ]
  }

  /// Runs all checks, `rounds` sequences each, and answers what did not hold.
  public func violations(seed: UInt64, rounds: Int) throws -> [String] {
    var random = SeededGenerator(seed: seed)
    var found: [String] = []
    for _ in 0..<rounds {
      let keys = try randomKeys(&random)
      let name = keys.map(\.description).joined()
      found += stages(keys).map { "\(name): \($0)" }
      found += try savedCompositions(keys).map { "\(name): \($0)" }
      let letters = try randomWords(&random)
      found += walkingBack(letters).map { "\(letters.map(\.description).joined()): \($0)" }
    }
    return found
  }

  // MARK: Keys

  private func randomKeys(_ random: inout SeededGenerator) throws -> [KeyEvent] {
    let parts = (0..<Int.random(in: 1...10, using: &random)).compactMap { _ in
      Int.random(in: 0..<10, using: &random) < 6
        ? wordPart(&random) : otherKeys.randomElement(using: &random)
    }
    return try parts.flatMap { try KeyNotation.parse($0) }
  }

  private func randomWords(_ random: inout SeededGenerator) throws -> [KeyEvent] {
    let parts = (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in wordPart(&random) }
    return try parts.flatMap { try KeyNotation.parse($0) }
  }

  /// A word, or one key of one.
  private func wordPart(_ random: inout SeededGenerator) -> String? {
    guard let word = words.randomElement(using: &random), Bool.random(using: &random) else {
      return words.randomElement(using: &random)?.randomElement(using: &random).map { String($0) }
    }
    return word
  }

  // MARK: Promises

  /// The document has what was committed and the marked text, nothing else; every key is answered.
  private func stages(_ keys: [KeyEvent]) -> [String] {
    var session = InputSession(method: method, keymap: keymap)
    var document = InMemoryDocument()
    var found: [String] = []
    for key in keys {
      var expected = document
      let context = InputContext(documentContextBeforeInput: document.documentContextBeforeInput)
      let before = session.composition
      let effects = session.handle(key, context: context)
      if effects.isEmpty { found.append("\(key) has no effect") }
      effects.forEach { document.apply($0) }
      if effects == [.passThrough(key)], session.composition != before {
        found.append("\(key) was passed through and changed the composition")
      }
      if session.isComposing == document.markedText.isEmpty, effects != [.passThrough(key)] {
        found.append("after \(key) the marked text is '\(document.markedText)'")
      }
      // Marked text is never part of what was committed.
      expected.apply(.setMarkedText(.empty))
      for effect in effects {
        switch effect {
        case .insertText, .replaceText, .passThrough: expected.apply(effect)
        default: break
        }
      }
      if expected.textBeforeInput != document.textBeforeInput {
        found.append("after \(key) the document has '\(document.textBeforeInput)'")
      }
    }
    return found
  }

  /// Every scalar typed is taken back by one Backspace at most, and all of it comes out raw.
  private func walkingBack(_ keys: [KeyEvent]) -> [String] {
    var session = InputSession(method: method, keymap: keymap)
    var document = InMemoryDocument()
    for key in keys { session.handle(key).forEach { document.apply($0) } }
    // A word that ended in between is the document's.
    guard document.textBeforeInput.isEmpty, session.isComposing else { return [] }
    var found: [String] = []
    let typed = keys.compactMap(\.typedCharacter).map { String($0) }.joined()
    if !givesBack(typed, session) {
      found.append("the keys cannot be committed as they were typed")
    }
    var cancelled = session
    for _ in 0..<2 { _ = cancelled.perform(.cancel) }
    if cancelled.isComposing { found.append("two Escapes leave something") }
    var left = typed.unicodeScalars.count
    while session.isComposing, left > 0 {
      session.handle(KeyEvent(.named(.backspace))).forEach { document.apply($0) }
      left -= 1
    }
    if session.isComposing || document.hasText {
      found.append("\(typed.unicodeScalars.count) times Backspace leave '\(document.text)'")
    }
    return found
  }

  /// Whether the keys can be committed as they were typed, at once or after an Escape.
  private func givesBack(_ typed: String, _ session: InputSession<Method>) -> Bool {
    [[Command.commitRaw], [.cancel, .commitRaw]].contains { commands in
      var session = session
      return commands.flatMap { session.perform($0) }.contains(.insertText(typed))
    }
  }

  /// A session restored from a saved composition goes on the same.
  private func savedCompositions(_ keys: [KeyEvent]) throws -> [String] {
    var session = InputSession(method: method, keymap: keymap)
    var found: [String] = []
    for key in keys {
      let saved = try JSONEncoder().encode(session.composition)
      var restored = InputSession(
        method: method, keymap: keymap,
        composition: try JSONDecoder().decode(Method.Composition.self, from: saved))
      let effects = session.handle(key)
      if restored.handle(key) != effects || restored.composition != session.composition {
        found.append("a saved composition goes on differently with \(key)")
      }
    }
    return found
  }
}
