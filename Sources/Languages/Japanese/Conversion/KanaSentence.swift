import KanaConversion

/// A conversion of kana: its words in order.
struct KanaSentence: Hashable {
  /// A word of it.
  struct Word: Hashable {
    /// How many kana it covers.
    var length: Int
    var text: String
    var left: UInt16
    var right: UInt16
    /// Whether it is a word that can be learned, and no kana as they are.
    var isLearnable = true
    /// Of a number how it is written.
    var numberStyle: NumberStyle?
  }

  var words: [Word]
  var cost: Int32

  /// The whole text.
  var text: String { words.map(\.text).joined() }

  /// The sentence in phrases: a word that says something, and what goes with it.
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
