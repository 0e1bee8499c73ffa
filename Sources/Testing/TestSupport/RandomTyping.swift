import InputCore
import SeededRandom

/// Random keys for an input method, with a fixed seed: words of its language, parts of them, and keys
/// of all other kinds. What does not hold is answered as lines.
package struct RandomTyping<Method: InputMethod> {
  private let method: Method
  private let keymap: Keymap
  private let words: [String]
  private let otherKeys: [String]

  /// Typing with a method and its keymap. The scalars of `words` are keys that the method composes;
  /// `extraKeys`, in key notation, mean something to it besides the keys of every method.
  package init(_ method: Method, keymap: Keymap, words: [String], extraKeys: [String] = []) {
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

  /// Types `rounds` sequences of all keys, which must have the ``SessionProperties``, and as many of
  /// words alone, whose keys must come back as they were typed.
  package func violations(seed: UInt64, rounds: Int) throws -> [String] {
    let properties = SessionProperties(method: method, keymap: keymap)
    var random = SeededGenerator(seed: seed)
    var found: [String] = []
    for _ in 0..<rounds {
      let count = Int.random(in: 1...10, using: &random)
      let keys = try (0..<count).flatMap { _ in try anyKeys(&random) }
      found += try properties.violations(typing: keys).map { "\(name(keys)): \($0)" }
      let letters = (0..<Int.random(in: 1...3, using: &random)).flatMap { _ in wordKeys(&random) }
      found += try properties.violations(typing: letters).map { "\(name(letters)): \($0)" }
      if !givesBack(letters) { found.append("\(name(letters)): the keys do not come back") }
    }
    return found
  }

  private func name(_ keys: [KeyEvent]) -> String { keys.map(\.description).joined() }

  // MARK: Keys

  private func anyKeys(_ random: inout SeededGenerator) throws -> [KeyEvent] {
    guard Int.random(in: 0..<10, using: &random) >= 6 else { return wordKeys(&random) }
    return try KeyNotation.parse(otherKeys.randomElement(using: &random) ?? "")
  }

  /// A word, or one key of one.
  private func wordKeys(_ random: inout SeededGenerator) -> [KeyEvent] {
    let keys = (words.randomElement(using: &random) ?? "").unicodeScalars
      .map { KeyEvent(Character($0)) }
    guard !Bool.random(using: &random), let key = keys.randomElement(using: &random) else {
      return keys
    }
    return [key]
  }

  // MARK: Nothing lost

  /// Whether keys that make one composition can be committed as they were typed, at once or after an
  /// Escape.
  private func givesBack(_ keys: [KeyEvent]) -> Bool {
    var session = InputSession(method: method, keymap: keymap)
    for key in keys {
      let isCommitted = session.handle(key).contains {
        switch $0 {
        case .insertText, .replaceText, .passThrough: true
        default: false
        }
      }
      // A word that ended in between is the document's.
      if isCommitted { return true }
    }
    let typed = keys.compactMap(\.typedCharacter).map { String($0) }.joined()
    return [[Command.commitRaw], [.cancel, .commitRaw]].contains { commands in
      var session = session
      return commands.flatMap { session.perform($0) }.contains(.insertText(typed))
    }
  }
}
