import InputCore
import Synchronization
import UserHistory

/// A history in memory, by the rules that the store follows: for tests of engines that learn.
public final class MemoryHistory: HistoryLearner {
  private let state = Mutex((history: History(), changes: [(Lesson, LearnedChange)](), revision: 0))
  private let device = DeviceID(1)

  /// Nothing is known yet.
  public init() {}

  /// Always the same.
  public var now: HistoryTime { 1_000 }

  /// Everything that is known.
  public var history: History { state.withLock { $0.history } }

  /// The same, for readers.
  public var snapshot: HistorySnapshot {
    let (history, revision) = state.withLock { ($0.history, $0.revision) }
    var snapshot = HistorySnapshot(time: now)
    for keys in Dictionary(grouping: history.cells.keys, by: HistoryGroup.init(of:)).values {
      guard let key = keys.first else { continue }
      snapshot.replace(
        groupOf: key,
        by: keys.map { HistoryItem(text: $0.text, weight: history.weight(of: $0, at: now)) })
    }
    snapshot.revision = revision
    return snapshot
  }

  /// Forgets everything that tells of a word.
  public func forget(_ word: String) {
    state.withLock { state in
      state.history.forget(word, at: now)
      state.revision += 1
    }
  }

  /// Learns and takes back what effects say.
  public func carryOut(_ effects: [Effect]) {
    state.withLock { state in
      for effect in effects {
        switch effect {
        case .learn(let lesson):
          state.changes.append((lesson, state.history.learn(lesson, on: device, at: now)))
        case .unlearn(let lesson):
          guard let index = state.changes.lastIndex(where: { $0.0 == lesson }) else { continue }
          state.history.takeBack(state.changes.remove(at: index).1, on: device)
        default: continue
        }
        state.revision += 1
      }
    }
  }
}
