import InputCore
import ToolSupport

/// Types random keys into an input method, with a fixed seed: words of its language, parts of them,
/// and other keys of all kinds. Violated properties are returned as lines.
package struct RandomTyping<Method: InputMethod> {
  private let method: Method
  private let keymap: Keymap
  private let words: [String]
  private let otherKeys: [String]

  /// Creates random typing.
  ///
  /// - Parameters:
  ///   - method: The input method.
  ///   - keymap: Its keymap.
  ///   - words: Words whose scalars are keys that the method composes.
  ///   - extraKeys: Keys in key notation that have a meaning in this method, in addition to the
  ///     keys of every method.
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

  /// Types `rounds` sequences of arbitrary keys, which must have the ``SessionProperties``, and as
  /// many sequences of words alone, whose keys must also be recoverable as typed.
  ///
  /// - Returns: The violations, a line each.
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

  /// Returns a word, or a single key of one.
  private func wordKeys(_ random: inout SeededGenerator) -> [KeyEvent] {
    let keys = (words.randomElement(using: &random) ?? "").unicodeScalars
      .map { KeyEvent(Character($0)) }
    guard !Bool.random(using: &random), let key = keys.randomElement(using: &random) else {
      return keys
    }
    return [key]
  }

  // MARK: Recovering keys

  /// Whether keys that form one composition can be committed as they were typed, immediately or
  /// after Escape.
  private func givesBack(_ keys: [KeyEvent]) -> Bool {
    var session = InputSession(method: method, keymap: keymap)
    for key in keys {
      let isCommitted = session.handle(key).contains {
        switch $0 {
        case .insertText, .replaceText, .passThrough: true
        default: false
        }
      }
      // A word that ended in between belongs to the document.
      if isCommitted { return true }
    }
    let typed = keys.compactMap(\.typedCharacter).map { String($0) }.joined()
    return [[Command.commitRaw], [.cancel, .commitRaw]].contains { commands in
      var session = session
      return commands.flatMap { session.perform($0) }.contains(.insertText(typed))
    }
  }
}
