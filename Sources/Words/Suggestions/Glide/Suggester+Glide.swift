extension Suggester {
  /// Returns the words that a gesture over the keys may mean, cheapest first. The words before the
  /// caret count as they do for typed words.
  ///
  /// - Parameters:
  ///   - points: the gesture.
  ///   - keys: the letters on the screen.
  ///   - text: the text before the caret.
  ///   - capitals: the capitals of the words.
  ///   - limit: the largest number of words.
  package mutating func words(
    along points: [GlidePoint], over keys: GlideKeys, before text: some StringProtocol,
    capitals: WordCase, limit: Int
  ) -> [Suggestion] {
    // The word begins here, whatever it is attached to.
    let contexts = contexts(of: position(before: text + " "))
    if glideDecoders.first?.keys != keys {
      glideDecoders = lexicons.map { GlideDecoder(lexicon: $0, keys: keys, typos: costs) }
    }
    var found: [Suggestion] = []
    for index in glideDecoders.indices {
      let (lexicon, context) = (lexicons[index], contexts[index])
      for match in glideDecoders[index].words(along: points, limit: Self.maximumGlided) {
        let unigram = lexicon.cost(of: match.word)
        let cost =
          lexicon.followers?.cost(of: match.word, after: context.history, unigram: unigram)
          ?? unigram
        found.append(
          Suggestion(
            text: capitals.apply(to: lexicon.text(of: match.word), lexicon.casing), kind: .gesture,
            cost: match.gestureCost + context.cost(cost, of: match.word, in: lexicon)
              + context.penalty,
            typoCost: match.gestureCost, typos: 0, language: index))
      }
    }
    return Self.best(found, limit)
  }

  /// The number of words of a gesture that are ranked again with the words before.
  private static var maximumGlided: Int { 24 }
}
