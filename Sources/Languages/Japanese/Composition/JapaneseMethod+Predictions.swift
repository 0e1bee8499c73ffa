import InputCore
import KanaConversion
import NGrams
import UserHistory

// Predictions after a commit: words that the user chose there, and words that the model finds
// likelier there than elsewhere.
extension JapaneseMethod {
  /// The maximum number of predictions taken from the history.
  private static let learnedPositions = 5
  /// The maximum unigram cost of a prediction (nats × 1000). Rarer words follow few words, and the
  /// history learns those that the user needs.
  private static let rarestCost: Int32 = 9_500
  /// The minimum difference between the unigram cost of a word and its cost in this context (nats ×
  /// 1000). Without it, particles would be predicted after everything.
  private static let leastGain: Int32 = 1_000

  /// Returns words that may follow a commit. Takes some milliseconds, so call it between keys.
  ///
  /// ```
  /// お誕生日|   1 おめでとう  2 に …
  /// ```
  ///
  /// - Parameters:
  ///   - lesson: The words of the commit.
  ///   - limit: The maximum number of words to return.
  ///   - workspace: The scratch memory of the session.
  /// - Returns: The words that the user chose there, then those of the model, each the likeliest
  ///   first.
  public func predictions(
    after lesson: Lesson, limit: Int, using workspace: inout JapaneseWorkspace
  ) -> [PredictedWord] {
    guard lexicon.image.isIntact, let last = lesson.words.last else { return [] }
    var found: [LearnedWord] = []
    if let snapshot = history?.snapshot {
      found = snapshot.followers(of: last.text, language: Japanese.languageTag)
        .prefix(min(limit, Self.learnedPositions))
        .map(\.word)
    }
    let before = (lesson.before ?? "") + lesson.words.map(\.text).joined()
    let likely = likeliestWords(after: before, limit: limit)
    let readings = lexicon.usualReadings(of: Set(likely))
    for text in likely where found.count < limit {
      let written = lexicon.texts.text(Int(text))
      guard let reading = readings[text], !found.contains(where: { $0.text == written }) else {
        continue
      }
      found.append(LearnedWord(reading: reading, text: written))
    }
    return found.map { PredictedWord($0, text: $0.text) }
  }

  /// Returns the text numbers of the likeliest words after a text.
  private func likeliestWords(after before: String, limit: Int) -> [UInt32] {
    let model = lexicon.model
    let context = model.prepare(KanaContext(after: before, lexicon: lexicon).context)
    var found: [(text: UInt32, cost: Int32)] = []
    let first = NGramTables.Token(KanaLexicon.firstTextToken)
    for token in first..<max(NGramTables.Token(clamping: model.tokenCount), first) {
      let usual = model.unigramCost(of: token)
      guard usual < Self.rarestCost else { continue }
      let cost = model.score(token, after: context).cost
      if cost &+ Self.leastGain < usual { found.append((token - first, cost)) }
    }
    return found.sorted { ($0.cost, $0.text) < ($1.cost, $1.text) }
      .map(\.text).filter { lexicon.beginsWord($0) }.prefix(limit).map { $0 }
  }
}

extension KanaLexicon {
  /// Kana that no word begins with.
  private static let continuing: Set<Character> = Set("ーっんゃゅょぁぃぅぇぉッンャュョァィゥェォ")

  /// Whether a text can follow as a word: not a mark, and not a kana that continues the previous
  /// one.
  fileprivate func beginsWord(_ text: UInt32) -> Bool {
    let written = texts.text(Int(text))
    return kind(of: usualClass(ofText: text)) != .mark && written.contains(where: \.isLetter)
      && !(written.first.map(Self.continuing.contains) ?? true)
  }

  /// Returns the cheapest reading of each text, in one pass over all words.
  fileprivate func usualReadings(of texts: Set<UInt32>) -> [UInt32: String] {
    var words: [UInt32: (number: Int, cost: Int32)] = [:]
    for number in 0..<wordCount {
      let text = text(ofWord: number)
      guard texts.contains(text) else { continue }
      let cost = word(number).cost
      if cost < words[text]?.cost ?? .max { words[text] = (number, cost) }
    }
    return words.mapValues { String(String.UnicodeScalarView(reading(ofWord: $0.number))) }
  }
}
