import InputCore
import TextDocument
import ToolSupport

/// Types a line in a language without candidates, where there is one text for some keys.
struct TypingLineConverter<Method: InputMethod>: LineConverter {
  private var session: InputSession<Method>

  /// A converter with the rules and keys of a language.
  init(_ method: Method, keymap: Keymap) {
    session = InputSession(method: method, keymap: keymap)
  }

  /// The text that the keys type; the end of the line ends the last word. Where keys change the
  /// context, as marks of a script may, the text has it too.
  mutating func texts(for keys: String, after context: String, limit: Int) -> [String] {
    var document = InMemoryDocument(before: context)
    for character in keys {
      let context = InputContext(
        documentContextBeforeInput: document.documentContextBeforeInput)
      for effect in session.handle(KeyEvent(character), context: context) {
        document.apply(effect)
      }
    }
    for effect in session.resolve(by: .commitRaw) { document.apply(effect) }
    let text = document.text
    guard text.utf8.starts(with: context.utf8) else { return [text] }
    return [String(decoding: text.utf8.dropFirst(context.utf8.count), as: UTF8.self)]
  }
}

/// The first field of each line of a set of keys and texts. Throws `ToolError` where the file cannot
/// be read or a line has no tab.
func firstFields(ofSet path: String) throws(ToolError) -> [String] {
  var keys: [String] = []
  for (index, line) in try textLines(of: path).enumerated() where !line.isEmpty {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count > 1, let first = fields.first, !first.isEmpty else {
      throw ToolError(.badInput, "\(path):\(index + 1): a line has keys, a tab and their text")
    }
    keys.append(String(first))
  }
  return keys
}
