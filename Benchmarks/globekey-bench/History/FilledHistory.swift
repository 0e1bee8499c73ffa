import Evaluation
import HistoryStore
import InputCore
import SeededRandom
import ToolSupport
import UserHistory

extension HistoryStore {
  /// Takes in a history and random words beside it until there are so many entries, and closes: an
  /// image and nothing beside it, as at the start of a day.
  func fill(
    with history: History, to entries: Int, language: String, wordsOfLesson: Int, seed: UInt64,
    randomWord: (inout SeededGenerator) -> LearnedWord?
  ) throws {
    var history = history
    var random = SeededGenerator(seed: seed)
    while history.count < entries {
      let words = (0..<wordsOfLesson).compactMap { _ in randomWord(&random) }
      history.learn(
        Lesson(language: language, words: words), on: device, at: BenchLessons.time(0))
    }
    try merge(history, at: BenchLessons.time(0))
    close()
  }
}

extension [KeyTimes] {
  /// The fields of each: mean, p50 and p99 in milliseconds, and what they are of those of the first.
  func fieldsWithRatios(decimals: Int) -> [[String]] {
    let figures = map { [$0.mean, $0.milliseconds(atShare: 0.5), $0.milliseconds(atShare: 0.99)] }
    return figures.map { own in
      own.map { $0.text(decimals: 3) }
        + zip(figures[0], own).map { ($1 / Swift.max($0, 1e-9)).text(decimals: decimals) }
    }
  }
}
