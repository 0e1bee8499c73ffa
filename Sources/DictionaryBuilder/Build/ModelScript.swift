/// What the words of a dictionary are called in a language model whose text is in another script: 後
/// and 后 are both 后 to a model of simplified text.
public struct ModelScript: Sendable {
  /// So many ways to spell a word are tried; the usual one is the first.
  private static let spellingLimit = 8

  private var characters: [Unicode.Scalar: [Unicode.Scalar]] = [:]

  /// Reads a table of characters: `CHARACTER TAB CHARACTERS` that the model's text has for it, the most
  /// usual first, separated by blanks. What is not there is written with itself.
  public init(path: String) throws(DictionaryError) {
    for line in try SourceText(path: path).lines where !line.bytes.isEmpty {
      let fields = line.text?.split(separator: "\t") ?? []
      let others = fields.last?.split(separator: " ").compactMap(\.unicodeScalars.first) ?? []
      guard fields.count == 2, let character = fields[0].unicodeScalars.first,
        fields[0].unicodeScalars.count == 1, !others.isEmpty
      else {
        throw .malformed(
          path: path, line: line.number, reason: "it is no 'character TAB characters'")
      }
      characters[character] = others
    }
  }

  /// The ways that the model's text may spell a word, the most usual first.
  public func spellings(of word: String) -> [String] {
    var spellings: [[Unicode.Scalar]] = [[]]
    for character in word.unicodeScalars {
      let others = characters[character] ?? [character]
      spellings = others.flatMap { other in spellings.map { $0 + [other] } }
      spellings.removeLast(max(0, spellings.count - Self.spellingLimit))
    }
    return spellings.map { spelling in
      spelling.reduce(into: "") { $0.unicodeScalars.append($1) }
    }
  }
}
