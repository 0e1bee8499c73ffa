import InputCore

extension Lesson {
  /// The keys that gain weight by the lesson, once for each occurrence. Keys that cannot be learned
  /// are left out.
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
      // The first word of a commit also follows the last word before it.
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
    return gains.filter { $0.key.isLearnable }
  }

  /// The weight of a word accepted as offered: four of them count as one that was chosen.
  private static let confirmed = HistoryWeight(units: HistoryWeight.one.units / 4)

  private func key(
    _ kind: HistoryKey.Kind, _ word: LearnedWord, after before: String = ""
  ) -> HistoryKey {
    HistoryKey(
      language: language, kind: kind, context: before, reading: word.reading, text: word.text)
  }
}
