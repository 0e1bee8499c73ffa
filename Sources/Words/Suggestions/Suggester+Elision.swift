extension Suggester {
  /// Returns the words with an elided prefix whose apostrophe is missing: `j'habite` for `jhabite`,
  /// `l'ho` for `lho`.
  func elisions(
    of typed: Substring, language: Int, _ context: LanguageContext
  ) -> [Suggestion] {
    let lexicon = lexicons[language]
    guard let forms = lexicon.forms else { return [] }
    let scalars = lexicon.folding.scalars(of: typed)
    // The folded letters have to be those of the text, which is cut at them.
    guard scalars.count == typed.count else { return [] }
    let writing = WordCase(of: typed)
    return forms.missingApostrophes(in: scalars).compactMap { end in
      let rest = typed.dropFirst(end)
      guard rest.count > 1, let word = lexicon.words(spelled: rest).first, !lexicon.isProfane(word)
      else {
        return nil
      }
      let text = "\(lexicon.casing.lowercased(String(typed.prefix(end))))'\(lexicon.text(of: word))"
      return Suggestion(
        text: writing.apply(to: text, lexicon.casing), kind: .correction,
        cost: costs.missingMark + Self.elision + lexicon.cost(of: word) + context.penalty,
        typoCost: costs.missingMark, typos: 1, language: language)
    }
  }

  /// The extra cost of a word with an elided prefix (nats × 1000): about one use in five has one.
  private static var elision: Int32 { 1600 }
}
