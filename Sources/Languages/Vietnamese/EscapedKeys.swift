/// The keys of a word in VIQR, split at their escapes. A `\` before a key that would be a mark
/// makes it a literal character.
///
/// ```
/// cha\?       cha?      and not chả
/// ddi\.a'     đi.á      two words separated by a full stop
/// ```
struct EscapedKeys {
  /// The character that begins an escape.
  static let escape: Character = "\\"

  /// A word, and the escaped character that follows it.
  struct Part {
    var keys: String
    var escaped: Character?
  }

  /// The words in order. No escape follows the last one.
  private(set) var parts: [Part] = []
  /// Whether the last key begins an escape. That key is in no part.
  private(set) var isOpen = false

  /// Splits keys at their escapes.
  init(_ keystrokes: String) {
    var keys = ""
    var rest = keystrokes[...]
    while let key = rest.popFirst() {
      guard key == Self.escape else {
        keys.append(key)
        continue
      }
      guard let escaped = rest.popFirst() else {
        isOpen = true
        break
      }
      parts.append(Part(keys: keys, escaped: escaped))
      keys = ""
    }
    parts.append(Part(keys: keys, escaped: nil))
  }

  /// The keys of the last word.
  var lastWord: String { parts.last?.keys ?? "" }

  /// Returns the text of all parts, each word written by `write`.
  func text(_ write: (String) -> String) -> String {
    parts.map { write($0.keys) + ($0.escaped.map { String($0) } ?? "") }.joined()
      + (isOpen ? String(Self.escape) : "")
  }

  /// Returns the keys with another last word. Nil removes the escape before the last word,
  /// including its character.
  func keystrokes(lastWord: String?) -> String {
    let before = parts.dropLast().map { "\($0.keys)\(Self.escape)\($0.escaped ?? Self.escape)" }
    guard let lastWord else {
      return before.dropLast().joined() + (parts.dropLast().last?.keys ?? "")
    }
    return before.joined() + lastWord
  }
}
