import InputCore
import Synchronization
import UserHistory

/// A history in memory, by the rules that the store follows: for tests of engines that learn.
package final class MemoryHistory: HistoryLearner {
  private struct State {
    var history = History()
    var changes: [(lesson: Lesson, change: LearnedChange)] = []
    var snapshot = HistorySnapshot(time: MemoryHistory.time)

    /// Makes the snapshot anew, where more has changed than some groups.
    mutating func renewSnapshot() {
      let revision = snapshot.revision + 1
      snapshot = MemoryHistory.snapshot(of: history)
      snapshot.revision = revision
    }
  }

  private let state = Mutex(State())
  private let device = DeviceID(1)
  private static let time: HistoryTime = 1_000

  /// Nothing is known yet.
  package init() {}

  /// Always the same.
  package var now: HistoryTime { Self.time }

  /// Everything that is known.
  package var history: History { state.withLock { $0.history } }

  /// The same, for readers: each the one before with what has changed since.
  package var snapshot: HistorySnapshot { state.withLock { $0.snapshot } }

  /// The same, all of it new.
  fileprivate var newSnapshot: HistorySnapshot { state.withLock { Self.snapshot(of: $0.history) } }

  /// Forgets everything that tells of a word.
  package func forget(_ word: String) {
    state.withLock { state in
      state.history.forget(word, on: device)
      state.renewSnapshot()
    }
  }

  /// Learns and takes back what effects say.
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

  /// Everything is carried out at once.
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

/// The same for readers that are never told what has changed, and have to look up everything again.
package struct ForgetfulHistory: HistoryReader {
  private let memory: MemoryHistory

  /// What a history knows.
  package init(_ memory: MemoryHistory) { self.memory = memory }

  /// What is known at this moment.
  package var snapshot: HistorySnapshot { memory.newSnapshot }

  /// Always the same.
  package var now: HistoryTime { memory.now }
}
