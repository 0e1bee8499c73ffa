import InputCore

extension Lesson {
  /// The keys that count one more, once for each time they occur. What has no place in a history is
  /// left out.
  public var keys: [HistoryKey] {
    var keys: [HistoryKey] = []
    var before = before
    for word in words {
      if !word.reading.isEmpty { keys.append(key(.word, word)) }
      if let before { keys.append(key(.pair, word, after: before)) }
      before = word.text
    }
    keys += refusals.map {
      HistoryKey(language: language, kind: .refusal, context: $0.typed, text: $0.correction)
    }
    return keys.filter(\.isLearnable)
  }

  private func key(
    _ kind: HistoryKey.Kind, _ word: LearnedWord, after before: String = ""
  ) -> HistoryKey {
    HistoryKey(
      language: language, kind: kind, context: before, reading: word.reading, text: word.text)
  }
}
