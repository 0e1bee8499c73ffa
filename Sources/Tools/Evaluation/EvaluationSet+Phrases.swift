extension EvaluationSet.Row {
  /// A part of a sentence with its syllables, or whatever the keys of the row are made of.
  package typealias Part = (text: String, syllables: [String])

  /// The row as somebody types it who commits phrase by phrase: of so many characters or more, each ends
  /// where one of the `words` does that the sentence is made of, and has what was committed before it as
  /// its context. The row itself where characters and syllables do not come in pairs.
  ///
  /// ```
  /// 我们|去|上海|看|电影   at least 3   我们去, 上海看, 电影
  /// ```
  package func phrases(ofAtLeast count: Int, words: [String]) -> [Self] {
    guard sentence.count == syllables.count else { return [self] }
    var rest = syllables[...]
    return phrases(
      ofAtLeast: count,
      parts: words.map { word in
        defer { rest = rest.dropFirst(word.count) }
        return (word, Array(rest.prefix(word.count)))
      })
  }

  /// The same where each part has its syllables; the row itself where the parts are not its sentence.
  package func phrases(ofAtLeast count: Int, parts: [Part]) -> [Self] {
    guard parts.map(\.text).joined() == sentence else { return [self] }
    var phrases: [Self] = []
    var phrase: Part = ("", [])
    var before = context
    for (number, part) in parts.enumerated() {
      phrase.text += part.text
      phrase.syllables += part.syllables
      guard phrase.text.count >= count || number == parts.count - 1 else { continue }
      var row = Self(sentence: phrase.text, syllables: phrase.syllables)
      row.context = before
      phrases.append(row)
      before += phrase.text
      phrase = ("", [])
    }
    return phrases
  }
}
