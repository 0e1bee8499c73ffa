import InputCore
import Synchronization
import UserHistory

/// A history in memory that follows the rules of the store, for tests of engines that learn.
package final class MemoryHistory: HistoryLearner {
  private struct State {
    var history = History()
    var changes: [(lesson: Lesson, change: LearnedChange)] = []
    var snapshot = HistorySnapshot(time: MemoryHistory.time)

    /// Rebuilds the whole snapshot, for changes of more than a few groups.
    mutating func renewSnapshot() {
      let revision = snapshot.revision + 1
      snapshot = MemoryHistory.snapshot(of: history)
      snapshot.revision = revision
    }
  }

  private let state = Mutex(State())
  private let device = DeviceID(1)
  private static let time: HistoryTime = 1_000

  /// Creates an empty history.
  package init() {}

  /// The current time, a constant.
  package var now: HistoryTime { Self.time }

  /// The whole history.
  package var history: History { state.withLock { $0.history } }

  /// The snapshot for readers. Each change updates the previous snapshot.
  package var snapshot: HistorySnapshot { state.withLock { $0.snapshot } }

  /// A snapshot built from scratch.
  fileprivate var newSnapshot: HistorySnapshot { state.withLock { Self.snapshot(of: $0.history) } }

  /// Forgets everything about a word.
  package func forget(_ word: String) {
    state.withLock { state in
      state.history.forget(word, on: device)
      state.renewSnapshot()
    }
  }

  /// Learns, unlearns and forgets what the effects say.
  package func carryOut(_ effects: [Effect]) {
    state.withLock { state in
      for effect in effects {
        let change: LearnedChange
        switch effect {
        case .learn(let lesson):
          change = state.history.learn(lesson, on: device, at: now)
          state.changes.append((lesson, change))
        case .unlearn(let lesson):
          guard let index = state.changes.lastIndex(where: { $0.lesson == lesson }) else {
            continue
          }
          change = state.changes.remove(at: index).change
          state.history.takeBack(change, on: device)
        case .forget(let forgetting):
          for text in forgetting.texts {
            state.history.forget(text, language: forgetting.language, on: device)
          }
          state.renewSnapshot()
          continue
        default: continue
        }
        for key in Set(change.steps.map(\.key)) {
          Self.replace(HistoryGroup(of: key), of: key, in: &state.snapshot, by: state.history)
        }
        state.snapshot.revision += 1
      }
    }
  }

  /// Calls `body` at once: nothing is carried out later.
  package func whenCarriedOut(_ body: @escaping @Sendable () -> Void) { body() }

  private static func snapshot(of history: History) -> HistorySnapshot {
    var snapshot = HistorySnapshot(time: time)
    for (group, keys) in Dictionary(grouping: history.cells.keys, by: HistoryGroup.init(of:)) {
      guard let key = keys.first else { continue }
      replace(group, of: key, in: &snapshot, by: history)
    }
    return snapshot
  }

  private static func replace(
    _ group: HistoryGroup, of key: HistoryKey, in snapshot: inout HistorySnapshot,
    by history: History
  ) {
    let keys = history.cells.keys.filter {
      $0.reading == key.reading && $0.context == key.context && HistoryGroup(of: $0) == group
    }
    snapshot.replace(
      groupOf: key,
      by: keys.map { HistoryItem(text: $0.text, weight: history.weight(of: $0, at: time)) })
  }
}

/// A reader that is never told what changed and has to look up everything again.
package final class ForgetfulHistory: HistoryReader {
  private let memory: MemoryHistory

  /// Creates a reader of a history.
  package init(_ memory: MemoryHistory) { self.memory = memory }

  /// A snapshot of the history, built from scratch at each call.
  package var snapshot: HistorySnapshot { memory.newSnapshot }

  /// The current time, a constant.
  package var now: HistoryTime { memory.now }
}
