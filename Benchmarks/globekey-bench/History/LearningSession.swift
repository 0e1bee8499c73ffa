import Evaluation
import HistoryStore
import InputCore
import ToolSupport
import UserHistory

/// A session with a full history, which it can add to.
struct LearningSession<Method: InputMethod> {
  private(set) var session: InputSession<Method>
  private let recorder: HistoryRecorder?
  /// The folder of the history, deleted with the session.
  private let folder = BenchFolder()

  /// Creates a session without a history, which learns nothing.
  init(_ session: InputSession<Method>) {
    self.session = session
    recorder = nil
  }

  /// Creates a session with a history of the given lessons, filled up with random words. The
  /// history is a closed image without pending changes, as at the start of a day.
  ///
  /// - Parameters:
  ///   - entries: The number of entries to fill the history up to.
  ///   - language: The language tag of the random words.
  ///   - wordsOfLesson: The number of random words in a lesson.
  ///   - seed: The seed of the random words.
  ///   - randomWord: Returns a random word; nil if there are none.
  ///   - session: Creates the session with a recorder for its history.
  ///   - lessons: Returns the lessons to learn first.
  init(
    entries: Int, language: String, wordsOfLesson: Int, seed: UInt64,
    randomWord: (inout SeededGenerator) -> LearnedWord?,
    session: (HistoryRecorder) -> InputSession<Method>, lessons: (InputSession<Method>) -> [Lesson]
  ) throws {
    // The limit leaves room for what the benchmark learns.
    let store = HistoryStore(folder: folder.path, limit: 2 * entries, now: BenchLessons.time(0))
    let recorder = HistoryRecorder(store) { BenchLessons.time(0) }
    self.session = session(recorder)
    self.recorder = recorder
    var history = History()
    for lesson in lessons(self.session) {
      history.learn(lesson, on: store.device, at: BenchLessons.time(0))
    }
    var random = SeededGenerator(seed: seed)
    while history.count < entries {
      let words = (0..<wordsOfLesson).compactMap { _ in randomWord(&random) }
      history.learn(
        Lesson(language: language, words: words), on: store.device, at: BenchLessons.time(0))
    }
    try store.merge(history, at: BenchLessons.time(0))
    store.close()
  }

  /// Types a key and returns the time it took.
  mutating func type(_ character: Character) -> Duration {
    let start = ContinuousClock.now
    _ = session.handle(KeyEvent(character))
    return start.duration(to: .now)
  }

  /// Carries out a command and returns the time it took.
  mutating func perform(_ command: Command) -> Duration {
    let start = ContinuousClock.now
    _ = session.perform(command)
    return start.duration(to: .now)
  }

  /// Ends the composition: commits and learns it, or discards it.
  mutating func end(committing: Bool) {
    if committing {
      let effects = session.perform(.commit)
      recorder?.carryOut(effects)
      recorder?.finish()
    }
    while session.isComposing, !session.perform(.cancel).isEmpty {}
  }
}

extension [KeyTimes] {
  /// Returns for each element its mean, p50 and p99 in milliseconds, and their ratios to those of
  /// the first element.
  func fieldsWithRatios(decimals: Int) -> [[String]] {
    let figures = map { [$0.mean, $0.milliseconds(atShare: 0.5), $0.milliseconds(atShare: 0.99)] }
    return figures.map { own in
      own.map { $0.text(decimals: 3) }
        + zip(figures[0], own).map { ($1 / Swift.max($0, 1e-9)).text(decimals: decimals) }
    }
  }
}
