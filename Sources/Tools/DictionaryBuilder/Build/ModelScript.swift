/// Maps words of a dictionary to their spellings in a language model of other text: text in another
/// script, in which 後 and 后 are both 后, or in another variety of the language, which says 他 for 佢.
package struct ModelScript: Sendable {
  /// The maximum number of spellings of a word. The most common one is first.
  private static let spellingLimit = 8

  private var characters: [Unicode.Scalar: [Unicode.Scalar]] = [:]
  private var words: [String: String] = [:]

  /// Reads the tables.
  ///
  /// - Parameters:
  ///   - characters: The path of a `CharacterTable` with the characters of the model's text. A
  ///     character that is not in it keeps its form.
  ///   - words: The path of a table of words, `WORD TAB WORD`: a word of the dictionary and the
  ///     word that the model's text uses for it, spelled in the script of the dictionary. Nil for
  ///     none.
  package init(characters: String, words: String? = nil) throws(DictionaryError) {
    for (character, others) in try CharacterTable(path: characters).rows {
      self.characters[character] = others
    }
    guard let words else { return }
    for line in try SourceText(path: words).lines where !line.isWhitespace && !line.isComment {
      guard let fields = line.text?.split(separator: "\t"), fields.count == 2 else {
        throw .malformed(path: words, line: line.number, reason: "expected 'WORD TAB WORD'")
      }
      self.words[String(fields[0])] = String(fields[1])
    }
  }

  /// Returns the possible spellings of a word in the model's text, the likeliest first.
  ///
  /// ```
  /// 乾隆   干隆 乾隆
  /// 睇戲   睇戏 看戏   (睇 becomes 看)
  /// 聽日   明天
  /// ```
  package func spellings(of word: String) -> [String] {
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
