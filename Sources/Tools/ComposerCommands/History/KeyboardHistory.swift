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

/// The history of the user who types, opened once for all languages of a run.
enum KeyboardHistory {
  private static let opened = Mutex<(recorder: HistoryRecorder, store: HistoryStore)?>(nil)

  /// Opens it where it is not; says so where it cannot learn.
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

  /// Waits for what is still to be learned, so that the next start is quick.
  static func close() {
    opened.withLock { opened in
      opened?.recorder.finish()
      opened?.store.close()
    }
  }
}
