/// What the words of a dictionary are called in a language model of other text: of another script, in which
/// 後 and 后 are both 后, or of another variety of the language, which says 他 for 佢.
public struct ModelScript: Sendable {
  /// So many ways to spell a word are tried; the usual one is the first.
  private static let spellingLimit = 8

  private var characters: [Unicode.Scalar: [Unicode.Scalar]] = [:]
  private var words: [String: String] = [:]

  /// Reads a table of characters: `CHARACTER TAB CHARACTERS` that the model's text has for it, the most
  /// usual first, separated by blanks; what is not there is written with itself. And, where there is
  /// one, a table of words, `WORD TAB WORD` that the model's text has in its place, spelled as here.
  public init(characters: String, words: String? = nil) throws(DictionaryError) {
    let kind = "it is no 'character TAB characters'"
    for (line, fields) in try Self.rows(characters, kind) {
      let others = fields[1].split(separator: " ").compactMap(\.unicodeScalars.first)
      guard let character = fields[0].unicodeScalars.first, fields[0].unicodeScalars.count == 1,
        !others.isEmpty
      else { throw .malformed(path: characters, line: line, reason: kind) }
      self.characters[character] = others
    }
    guard let words else { return }
    for (_, fields) in try Self.rows(words, "it is no 'word TAB word'") {
      self.words[String(fields[0])] = String(fields[1])
    }
  }

  /// The lines of a table of two columns, with their numbers.
  private static func rows(
    _ path: String, _ kind: String
  ) throws(DictionaryError) -> [(line: Int, fields: [Substring])] {
    var rows: [(line: Int, fields: [Substring])] = []
    for line in try SourceText(path: path).lines where !line.isBlank && !line.isComment {
      guard let fields = line.text?.split(separator: "\t"), fields.count == 2 else {
        throw .malformed(path: path, line: line.number, reason: kind)
      }
      rows.append((line.number, fields))
    }
    return rows
  }

  /// The ways that the model's text may spell a word, the likeliest first.
  ///
  /// ```
  /// 乾隆   干隆 乾隆       睇戲   睇戏 看戏, where 睇 is 看       聽日   明天
  /// ```
  public func spellings(of word: String) -> [String] {
    if let other = words[word] { return spelledOut(other) }
    let ownCharacters = spelledOut(word)
    let replaced = word.map { words[String($0)] ?? String($0) }.joined()
    return replaced == word ? ownCharacters : ownCharacters + spelledOut(replaced)
  }

  private func spelledOut(_ word: String) -> [String] {
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
