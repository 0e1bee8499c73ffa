import InputCore

extension Lesson {
  /// What counts more for the lesson, and by how much, once for each time it occurs. What has no place
  /// in a history is left out.
  public var gains: [(key: HistoryKey, weight: HistoryWeight)] {
    var gains: [(key: HistoryKey, weight: HistoryWeight)] = []
    var before: LearnedWord?
    for word in words {
      let weight = word.isConfirmed ? Self.confirmed : .one
      gains.append((key(.word, word), weight))
      let isCorrected = !word.isConfirmed || before.map { !$0.isConfirmed } ?? false
      let pairWeight = isCorrected ? .one : Self.confirmed
      if before != nil || isWhole {
        gains.append((key(.pair, word, after: before?.text ?? ""), pairWeight))
      }
      // What a commit begins with follows the last one too.
      if before == nil, let last = self.before {
        gains.append((key(.pair, word, after: last), pairWeight))
      }
      before = word
    }
    gains += rejections.map {
      (
        HistoryKey(language: language, kind: .refusal, context: $0.typed, text: $0.correction), .one
      )
    }
    return gains.filter(\.key.isLearnable)
  }

  /// Four words that were left as they were offered count as one that was looked for.
  private static let confirmed = HistoryWeight(units: HistoryWeight.one.units / 4)

  private func key(
    _ kind: HistoryKey.Kind, _ word: LearnedWord, after before: String = ""
  ) -> HistoryKey {
    HistoryKey(
      language: language, kind: kind, context: before, reading: word.reading, text: word.text)
  }
}
