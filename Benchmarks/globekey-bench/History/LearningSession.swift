import Evaluation
import HistoryStore
import InputCore
import SeededRandom
import ToolSupport
import UserHistory

/// A session with a full history, which it may learn in.
struct LearningSession<Method: InputMethod> {
  private(set) var session: InputSession<Method>
  private let recorder: HistoryRecorder?
  /// Gone with the session.
  private let folder = BenchFolder()

  /// A session that learned nothing, and learns nothing.
  init(_ session: InputSession<Method>) {
    self.session = session
    recorder = nil
  }

  /// A session that learned some lessons, and random words beside them until there are so many entries:
  /// an image and nothing beside it, as at the start of a day.
  init(
    entries: Int, language: String, wordsOfLesson: Int, seed: UInt64,
    randomWord: (inout SeededGenerator) -> LearnedWord?,
    session: (HistoryRecorder) -> InputSession<Method>, lessons: (InputSession<Method>) -> [Lesson]
  ) throws {
    // Room for what is learned as the bench goes on.
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

  /// Types a key, and answers how long it took.
  mutating func type(_ character: Character) -> Duration {
    let start = ContinuousClock.now
    _ = session.handle(KeyEvent(character))
    return start.duration(to: .now)
  }

  /// Carries out a command, and answers how long it took.
  mutating func perform(_ command: Command) -> Duration {
    let start = ContinuousClock.now
    _ = session.perform(command)
    return start.duration(to: .now)
  }

  /// Ends the composition: what is written is learned, where the session learns, or all is dropped.
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
  /// The fields of each: mean, p50 and p99 in milliseconds, and what they are of those of the first.
  func fieldsWithRatios(decimals: Int) -> [[String]] {
    let figures = map { [$0.mean, $0.milliseconds(atShare: 0.5), $0.milliseconds(atShare: 0.99)] }
    return figures.map { own in
      own.map { $0.text(decimals: 3) }
        + zip(figures[0], own).map { ($1 / Swift.max($0, 1e-9)).text(decimals: decimals) }
    }
  }
}
