import KanaConversion

extension Japanese {
  /// Splits written text into bunsetsu as conversion does, each with the kana that the dictionary
  /// reads for it. Takes some tens of milliseconds, because it looks through the whole dictionary.
  ///
  /// ```
  /// 学校に行く   学校に がっこうに, 行く いく
  /// ```
  ///
  /// - Returns: The bunsetsu in order; empty if a kanji has no reading or the text is longer than
  ///   64 scalars.
  public static func phrases(
    of text: String, in lexicon: KanaLexicon
  ) -> [(text: String, kana: String)] {
    guard let (words, kana) = KanaReadings(lexicon: lexicon).words(of: text) else { return [] }
    var rest = kana[...]
    return KanaSentence(words: words, cost: 0).phrases(lexicon).map { phrase in
      defer { rest = rest.dropFirst(phrase.length) }
      return (phrase.text, String(String.UnicodeScalarView(rest.prefix(phrase.length))))
    }
  }
}
