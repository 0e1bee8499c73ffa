import Decoding
import InputCore
import LibC
import NGrams
import UserHistory

extension LatticeConverter {
  /// The number of most frequent words that the model may predict. Rarer words follow few others,
  /// and those that the user needs are learned.
  private static let wordsAsked = 3_000
  /// The maximum number of suggestions taken from the words that the user chose before.
  private static let learnedPositions = 5
  /// The number of likeliest words that are ranked.
  private static let wordsRanked = 40
  /// The maximum number of longer words examined. A single character begins many.
  private static let continuationsAsked = 512

  /// Returns words that may follow some words.
  ///
  /// The words that the user chose after the last of them come first, most frequent first. Then
  /// follow the words that the model finds likeliest, if they are likelier here than without
  /// context.
  public func followers(of words: [LearnedWord], limit: Int) -> [LearnedWord] {
    guard isUsable, let last = words.last else { return [] }
    var found: [LearnedWord] = []
    if let snapshot = history?.snapshot {
      found = snapshot.followers(of: last.text, language: language)
        .prefix(min(limit, Self.learnedPositions))
        .map { $0.word }
    }
    for word in likeliestFollowers(of: words, limit: limit)
    where found.count < limit && !found.contains(where: { $0.text == word.text }) {
      found.append(word)
    }
    return found
  }

  /// A word that the model predicts, with its cost.
  private struct Follower {
    /// The word, or a longer word that begins with the last one.
    var word: WordID
    /// The number of its characters that are already committed.
    var written = 0
    var cost: Cost
  }

  private func likeliestFollowers(of words: [LearnedWord], limit: Int) -> [LearnedWord] {
    guard let last = words.last else { return [] }
    let before = state(after: words.dropLast())
    let followers =
      continuations(of: last.text, after: before)
      + frequentFollowers(after: state(after: words[...]))
    let readings = lexicon.readings(of: Set(followers.map { $0.word }))
    let best = followers.map { follower in
      var follower = follower
      follower.cost = follower.cost.addingClamped(cost(of: readings[follower.word] ?? []))
      return follower
    }
    .sorted { ($0.cost, $0.word) < ($1.cost, $1.word) }.prefix(2 * limit)
    return best.compactMap { follower in
      guard let syllables = readings[follower.word]?.first?.syllables else { return nil }
      // A word can be split only if each character has one syllable.
      let text = lexicon.text(of: follower.word)
      guard follower.written == 0 || syllables.count == text.count else { return nil }
      return LearnedWord(
        reading: spelling(of: Array(syllables.dropFirst(follower.written))),
        text: String(text.dropFirst(follower.written)))
    }
  }

  /// Returns the cost of a word for all its readings together: 0 if the word has all the
  /// probability of its text, large if it is a rare spelling of what the model knows. 以 is followed
  /// by 後, not by 后.
  private func cost(of readings: [(syllables: [SyllableID], cost: Cost)]) -> Cost {
    let share = readings.reduce(0) { $0 + exp(-Double($1.cost) / 1000) }
    return share > 0 ? Cost(clamping: Int((-log(share) * 1000).rounded())) : Cost(UInt16.max)
  }

  private func state(after words: ArraySlice<LearnedWord>) -> LanguageModelState {
    let model = decoder.model
    return words.map { lexicon.word(spelled: $0.text) }.score(
      after: model.start, model: model, by: decoder.scorer
    ).next
  }

  /// Returns the most frequent words after a state that are likelier there than without context.
  /// Otherwise 的 and 了 would follow everything.
  ///
  /// The whole model selects the words, and the word model alone ranks them: the character model
  /// finds 快 as likely as all the words that it begins.
  private func frequentFollowers(after state: LanguageModelState) -> [Follower] {
    var found: [Follower] = []
    var costliest = Cost.max
    for number in 0..<min(Self.wordsAsked, lexicon.wordCount) {
      let word = WordID(truncatingIfNeeded: number)
      let cost = decoder.scorer.score(word, after: state).cost
      guard cost < costliest else { continue }
      found.append(Follower(word: word, cost: cost))
      guard found.count == 2 * Self.wordsRanked else { continue }
      found.sort { $0.cost < $1.cost }
      found.removeLast(Self.wordsRanked)
      costliest = found[found.count - 1].cost
    }
    let nothing = decoder.model.state(afterUnknownIn: state)
    return found.compactMap { follower in
      let cost = costByWords(of: follower.word, after: state)
      guard cost < costByWords(of: follower.word, after: nothing) else { return nil }
      return Follower(word: follower.word, cost: cost)
    }
  }

  /// Returns the words that begin with a word: 生日快乐 after 生日. They are more specific than words
  /// that follow it.
  private func continuations(of text: String, after state: LanguageModelState) -> [Follower] {
    guard let last = lexicon.word(spelled: text) else { return [] }
    let written = text.count
    let own = costByWords(of: last, after: state)
    var longer: [WordID] = []
    for position in lexicon.positionsOfWords(beginningWith: text).prefix(Self.continuationsAsked) {
      let word = lexicon.word(inOrderAt: position)
      if word != last { longer.append(word) }
    }
    return longer.sorted().prefix(Self.wordsRanked).map { word in
      Follower(
        word: word, written: written, cost: max(costByWords(of: word, after: state) &- own, 0))
    }
  }

  private func costByWords(of word: WordID, after state: LanguageModelState) -> Cost {
    decoder.model.explain(word, after: state).reduce(0) {
      $1.kind == .words ? $0 &+ $1.cost : $0
    }
  }

  private func spelling(of syllables: [SyllableID]) -> String {
    spellings(of: syllables).joined(separator: " ")
  }

  /// Returns the spellings of syllables of the lexicon.
  func spellings(of syllables: [SyllableID]) -> [String] {
    let spellings = lexicon.syllables.spellings
    return syllables.map { spellings.indices.contains(Int($0)) ? spellings[Int($0)] : "" }
  }
}
