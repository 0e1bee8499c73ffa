/// The punctuation that a language's `locale.json` assigns to keys, for the `punctuation` section
/// of an image. `Locales/README.md` documents the file.
struct Punctuation: Decodable, Sendable {
  /// The output of a key: one text, or an opening and a closing text in turn.
  enum Output: Decodable {
    case text(String)
    case pair(String, String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
        return
      }
      let texts = try container.decode([String].self)
      guard texts.count == 2 else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "expected one text, or an opening and a closing one")
      }
      self = .pair(texts[0], texts[1])
    }

    var fields: [String] {
      switch self {
      case .text(let text): [text]
      case .pair(let opening, let closing): [opening, closing]
      }
    }
  }

  let punctuation: [String: Output]

  /// Reads the punctuation in the `locale.json` at `path`.
  init(path: String) throws(DictionaryError) {
    let decoded: Punctuation = try decodeJSON(path)
    for (key, output) in decoded.punctuation {
      let fields = [key] + output.fields
      guard fields.allSatisfy({ !$0.isEmpty && !$0.contains { $0 == "\t" || $0.isNewline } }) else {
        throw .malformed(
          path: path, line: nil,
          reason: "the punctuation of '\(key)' has an empty text, a tab or a line end")
      }
    }
    self = decoded
  }

  /// The text of the section, ascending by key.
  var sectionText: String {
    punctuation.sorted { $0.key < $1.key }
      .map { ([$0.key] + $0.value.fields).joined(separator: "\t") + "\n" }
      .joined()
  }
}
