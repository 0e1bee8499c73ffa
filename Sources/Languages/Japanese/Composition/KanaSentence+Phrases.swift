import KanaConversion

extension KanaSentence {
  /// Groups the words into bunsetsu: a content word with its prefixes and dependent words.
  ///
  /// ```
  /// 私 は 昨日 学校 に 行き まし た   私は | 昨日 | 学校に | 行きました
  /// ```
  func phrases(_ lexicon: KanaLexicon) -> [WrittenText] {
    var phrases: [WrittenText] = []
    var isAfterPrefix = false
    for word in words {
      let kind = lexicon.kind(of: word.left)
      if kind == .dependent || isAfterPrefix, let last = phrases.indices.last {
        phrases[last].append(word)
      } else {
        phrases.append(WrittenText(CollectionOfOne(word)))
      }
      isAfterPrefix = kind == .prefix
    }
    return phrases
  }
}
