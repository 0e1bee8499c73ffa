/// What may follow a commit, and what is offered of it. Only the last commit can be followed: the next
/// key closes what is offered, whatever it does.
struct Predictions: Sendable {
  /// What the last key committed.
  var lesson: Lesson?
  /// Whether nobody has asked yet what follows it.
  var isDue = false
  /// What is offered; none while nothing is.
  var offered: [PredictedWord] = []
}

extension InputSession {
  /// As many words are offered as a page of candidates has.
  private static var predictionLimit: Int { 9 }

  /// Offers words that may follow what the last key committed, where the session predicts. A host asks
  /// when it has shown what the key did, so that no key waits for it. No effect where nothing follows.
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

  /// Takes away what is offered, and forgets what was committed.
  public mutating func closePredictions() -> [Effect] {
    guard predictions.lesson != nil else { return [] }
    let isOpen = !predictions.offered.isEmpty
    predictions = Predictions()
    return isOpen ? [.hideCandidates] : []
  }

  /// A command while predictions are offered: one of them is chosen, or they are closed. Nil where it is
  /// no matter of theirs.
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

  /// Forgets a word that is offered, which goes from the list at once: nobody composes with it.
  private mutating func forget(_ index: Int) -> [Effect] {
    guard predictions.offered.indices.contains(index), let language = predictions.lesson?.language
    else { return [.alert(.noSuchCandidate)] }
    let word = predictions.offered.remove(at: index).word
    let forget = Effect.forget(Forgetting(language: language, texts: [word.text]))
    return [forget, predictions.offered.isEmpty ? .hideCandidates : showPredictions()]
  }

  /// Inserts a word behind what was committed, as if it had been composed: it is learned, may be
  /// undone, and others may follow it.
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
