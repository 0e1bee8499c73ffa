/// The keys of a word in VIQR, cut at its escapes: a `\` before a key that would be a mark makes it the
/// character that it shows.
///
/// ```
/// cha\?       cha?      and not chả
/// ddi\.a'     đi.á      two words with a full stop between them
/// ```
struct EscapedKeys {
  /// What begins an escape.
  static let escape: Character = "\\"

  /// A word, and the character of the escape behind it.
  struct Part {
    var keys: String
    var escaped: Character?
  }

  /// The words in order; the last one has no escape behind it.
  private(set) var parts: [Part] = []
  /// Whether the last key begins an escape. It is in no part.
  private(set) var isOpen = false

  /// Cuts keys at their escapes.
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

  /// The text of all, each word written by `write`.
  func text(_ write: (String) -> String) -> String {
    parts.map { write($0.keys) + ($0.escaped.map { String($0) } ?? "") }.joined()
      + (isOpen ? String(Self.escape) : "")
  }

  /// The keys with another last word. Without one the escape before it goes, its character and all.
  func keystrokes(lastWord: String?) -> String {
    let before = parts.dropLast().map { "\($0.keys)\(Self.escape)\($0.escaped ?? Self.escape)" }
    guard let lastWord else {
      return before.dropLast().joined() + (parts.dropLast().last?.keys ?? "")
    }
    return before.joined() + lastWord
  }
}
