import HistoryStore
import Synchronization
import ToolSupport
import UserHistory

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
      if store.condition != .sound { StandardError.writeLine("ime-cli: \(store.condition)") }
      let recorder = HistoryRecorder(store) { HistoryTime(time(nil)) }
      opened = (recorder, store)
      return recorder
    }
  }

  /// Waits for pending lessons and closes the store, so that the next start is quick.
  static func close() {
    opened.withLock { opened in
      opened?.recorder.finish()
      opened?.store.close()
    }
  }
}
