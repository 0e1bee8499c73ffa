/// The words predicted after a commit, and the state of offering them. Only the last commit has
/// predictions: the next key closes them, whatever it does.
struct Predictions: Sendable {
  /// The lesson of the last commit; nil if nothing can be predicted.
  var lesson: Lesson?
  /// Whether `predict()` has not been called since the commit.
  var isDue = false
  /// The words offered; empty while none are shown.
  var offered: [PredictedWord] = []
}

extension InputSession {
  /// The maximum number of words offered: one page of candidates.
  private static var predictionLimit: Int { 9 }

  /// Offers words that may follow the last commit, if `predicts` is true. Call it after the effects
  /// of the key are shown, so that no key waits for it. Returns no effects if no word follows.
  ///
  /// ```
  /// shengri<Space>   生日|   1 快乐  2 礼物 …
  /// 1                生日快乐|
  /// ```
  public mutating func predict() -> [Effect] {
    guard predicts, predictions.isDue, !isSecure, !isComposing, let lesson = predictions.lesson
    else { return [] }
    predictions.isDue = false
    predictions.offered = method.predictions(
      after: lesson, limit: Self.predictionLimit, using: &workspace)
    return predictions.offered.isEmpty ? [] : [showPredictions()]
  }

  private func showPredictions() -> Effect {
    let candidates = predictions.offered.map {
      Candidate(Segment(reading: "", syllableEnds: [], text: $0.text))
    }
    return .showCandidates(
      CandidatePage(candidates: candidates, highlighted: 0, number: 0, hasNext: false))
  }

  /// Closes the words offered, and forgets the commit they follow.
  public mutating func closePredictions() -> [Effect] {
    guard predictions.lesson != nil else { return [] }
    let isOpen = !predictions.offered.isEmpty
    predictions = Predictions()
    return isOpen ? [.hideCandidates] : []
  }

  /// Handles a command while predictions are offered: chooses, forgets or closes them. Returns nil
  /// if the command does not concern predictions.
  mutating func reducePredictions(_ command: Command) -> [Effect]? {
    guard !predictions.offered.isEmpty else { return nil }
    switch command {
    case .selectCandidate(let index):
      guard predictions.offered.indices.contains(index) else { return [.alert(.noSuchCandidate)] }
      return insert(predictions.offered[index])
    case .forgetCandidate(let index):
      return forget(index ?? 0)
    case .cancel: return closePredictions()
    default: return nil
    }
  }

  /// Forgets a predicted word and removes it from the list at once.
  private mutating func forget(_ index: Int) -> [Effect] {
    guard predictions.offered.indices.contains(index), let language = predictions.lesson?.language
    else { return [.alert(.noSuchCandidate)] }
    let word = predictions.offered.remove(at: index).word
    let forget = Effect.forget(Forgetting(language: language, texts: [word.text]))
    return [forget, predictions.offered.isEmpty ? .hideCandidates : showPredictions()]
  }

  /// Inserts a predicted word after the commit. It is treated like a composed word: it is learned,
  /// can be undone, and can be followed by further predictions.
  private mutating func insert(_ predicted: PredictedWord) -> [Effect] {
    var effects: [Effect] = [.insertText(predicted.text), .hideCandidates]
    lastCommitted = predicted.text
    guard let before = predictions.lesson else { return effects }
    let lesson = Lesson(
      language: before.language, words: [predicted.word], before: before.words.last?.text)
    predictions = Predictions(lesson: lesson, isDue: true)
    if learns { effects.append(.learn(lesson)) }
    keep(
      .init(
        composition: method.emptyComposition, text: predicted.text, lesson: learns ? lesson : nil))
    return effects
  }
}
