import Dispatch
import InputCore
import Synchronization
import UserHistory

/// Carries out the lessons of sessions off the key path, in their order.
///
/// ```swift
/// let recorder = HistoryRecorder(store) { HistoryTime(time(nil)) }
/// let method = Mandarin.inputMethod(lexicon: lexicon, history: recorder)
/// let engine = LearningEngine(InputSession(method: method), learner: recorder)
/// ```
public final class HistoryRecorder: HistoryLearner {
  private let store: HistoryStore
  private let clock: @Sendable () -> HistoryTime
  private let queue = DispatchQueue(label: "history")
  /// The changes of the last lessons, which can be taken back. They are never written to a file.
  private let changes = Mutex<[(lesson: Lesson, change: LearnedChange)]>([])
  private static let kept = 64
  /// The number of lessons that could not be written, and why the last one could not.
  private let lost = Mutex<(count: Int, reason: String)>((0, ""))
  /// The number of requests to seal. Only the last one is carried out.
  private let sealsAsked = Mutex(0)
  private let pause: Double

  /// Creates a recorder for a store.
  ///
  /// - Parameters:
  ///   - store: the store.
  ///   - pause: the seconds without a lesson after which the store is sealed.
  ///   - clock: the clock that dates the lessons.
  public init(
    _ store: HistoryStore, pause: Double = 5, clock: @escaping @Sendable () -> HistoryTime
  ) {
    self.store = store
    self.clock = clock
    self.pause = pause
  }

  /// The current snapshot of the history.
  public var snapshot: HistorySnapshot { store.snapshot }

  /// The current time.
  public var now: HistoryTime { clock() }

  /// The condition of the store.
  public var condition: HistoryCondition { store.condition }

  /// Carries out the effects that learn, take back or forget. Returns at once.
  public func carryOut(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .learn(let lesson): queue.async { self.learn(lesson) }
      case .unlearn(let lesson): queue.async { self.takeBack(lesson) }
      case .forget(let forgetting): queue.async { self.forget(forgetting) }
      default: break
      }
    }
  }

  /// The number of lessons that could not be written since this object was created, for a sentence to
  /// the user, and why; nil if none was lost.
  package var lostLessons: (count: Int, reason: String)? {
    lost.withLock { $0.count == 0 ? nil : $0 }
  }

  /// Calls `body` on the recorder's queue after all effects so far are carried out.
  public func whenCarriedOut(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

  /// Waits until all effects are carried out.
  public func finish() { queue.sync {} }

  /// Forgets a word, after all effects so far are carried out: in the files, and among the changes that
  /// could be taken back.
  public func forget(
    _ word: String, language: String? = nil
  ) throws(HistoryStoreError) -> ForgettingReceipt {
    finish()
    return try forgetNow(word, language)
  }

  /// Carries out the forgetting of a candidate window. If nothing can be written, the condition of the
  /// store says so.
  private func forget(_ forgetting: Forgetting) {
    for text in forgetting.texts { _ = try? forgetNow(text, forgetting.language) }
    sealSoon()
  }

  private func forgetNow(
    _ word: String, _ language: String?
  ) throws(HistoryStoreError) -> ForgettingReceipt {
    changes.withLock { changes in
      for index in changes.indices { changes[index].change.forget(word, language: language) }
      changes.removeAll { $0.change.steps.isEmpty }
    }
    return try store.forget(word, language: language, at: now)
  }

  private func learn(_ lesson: Lesson) {
    guard let change = store.learn(lesson, at: now) else {
      let reason = store.condition.description
      lost.withLock { $0 = ($0.count + 1, reason) }
      return
    }
    sealSoon()
    changes.withLock { changes in
      changes.append((lesson, change))
      if changes.count > Self.kept { changes.removeFirst() }
    }
  }

  private func takeBack(_ lesson: Lesson) {
    let change = changes.withLock { changes -> LearnedChange? in
      guard let index = changes.lastIndex(where: { $0.lesson == lesson }) else { return nil }
      return changes.remove(at: index).change
    }
    if let change {
      store.takeBack(change)
      sealSoon()
    }
  }

  private func sealSoon() {
    let number = sealsAsked.withLock { asked in
      asked += 1
      return asked
    }
    queue.asyncAfter(deadline: .now() + pause) { [weak self] in
      guard let self, self.sealsAsked.withLock({ $0 == number }) else { return }
      self.store.seal()
    }
  }
}
