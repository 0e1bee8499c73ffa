import HistoryStore
import LibC
import Synchronization
import ToolSupport
import UserHistory

/// The user's history, opened once for all languages of a run.
enum KeyboardHistory {
  private static let opened = Mutex<(recorder: HistoryRecorder, store: HistoryStore)?>(nil)

  /// Returns the recorder and opens the history on the first call. Reports on standard error if it
  /// cannot learn.
  static func recorder() throws -> HistoryRecorder {
    let folder = try Container.path() + "/history"
    return opened.withLock { opened in
      if let opened { return opened.recorder }
      let store = HistoryStore(folder: folder, now: HistoryTime(time(nil)))
      report(store)
      let recorder = HistoryRecorder(store) { HistoryTime(time(nil)) }
      opened = (recorder, store)
      return recorder
    }
  }

  /// Says on standard error what a user should know of a store that was opened.
  static func report(_ store: HistoryStore) {
    for note in store.notes { StandardError.writeLine("ime-cli: \(note)") }
    if store.condition != .sound { StandardError.writeLine("ime-cli: \(store.condition)") }
  }

  /// Waits for pending lessons and closes the store, so that the next start is quick. Says on standard
  /// error if lessons could not be stored.
  static func close() {
    opened.withLock { opened in
      guard let (recorder, store) = opened else { return }
      recorder.finish()
      if let (count, reason) = recorder.lostLessons {
        StandardError.writeLine(
          "ime-cli: \(counted(count, "choice was", "choices were")) not stored; \(reason)")
      }
      store.close()
    }
  }
}
