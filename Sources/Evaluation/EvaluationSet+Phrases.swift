extension EvaluationSet.Row {
  /// The row as somebody types it who commits phrase by phrase: of so many characters or more, each ends
  /// where one of the `words` does that the sentence is made of, and has what was committed before it as
  /// its context. The row itself where characters and syllables do not come in pairs.
  ///
  /// ```
  /// 我们|去|上海|看|电影   at least 3   我们去, 上海看, 电影
  /// ```
  public func phrases(ofAtLeast count: Int, words: [String]) -> [Self] {
    guard sentence.count == syllables.count, words.joined() == sentence else { return [self] }
    var phrases: [Self] = []
    var text = ""
    var rest = syllables[...]
    var before = context
    for (number, word) in words.enumerated() {
      text += word
      guard text.count >= count || number == words.count - 1 else { continue }
      var phrase = Self(sentence: text, syllables: Array(rest.prefix(text.count)))
      phrase.context = before
      phrases.append(phrase)
      rest = rest.dropFirst(text.count)
      before += text
      text = ""
    }
    return phrases
  }
}
