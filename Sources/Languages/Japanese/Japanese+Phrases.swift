import KanaConversion

extension Japanese {
  /// A written text in phrases, as conversion makes them, each with the kana that the dictionary reads it
  /// as; none where it has a kanji without a reading or is longer than a sentence. It takes some tens of
  /// milliseconds.
  ///
  /// ```
  /// 学校に行く   学校に がっこうに, 行く いく
  /// ```
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
