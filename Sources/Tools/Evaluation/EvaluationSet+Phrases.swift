extension EvaluationSet.Row {
  /// A part of a sentence with its syllables, or with the units that the row's keys consist of.
  package typealias Part = (text: String, syllables: [String])

  /// Splits the row into phrases, for a user who commits phrase by phrase. A phrase ends at the
  /// first word boundary after at least `count` characters. Its context is the text committed
  /// before it.
  ///
  /// ```
  /// 我们|去|上海|看|电影   at least 3   我们去, 上海看, 电影
  /// ```
  ///
  /// - Parameters:
  ///   - count: The minimum number of characters of a phrase. Only the last can be shorter.
  ///   - words: The words of the sentence in order.
  /// - Returns: The phrases; the row itself if its characters and syllables are not in pairs.
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

  /// Splits the row into phrases of parts that have their own syllables.
  ///
  /// - Returns: The phrases; the row itself if the parts do not form its sentence.
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
