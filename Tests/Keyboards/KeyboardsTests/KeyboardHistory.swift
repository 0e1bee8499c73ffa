import HistoryStore
import TestSupport

/// A store and a recorder for keyboards that learn, in a temporary folder.
struct KeyboardHistory {
  let folder: TemporaryFolder
  let store: HistoryStore
  let recorder: HistoryRecorder

  init() throws {
    folder = try TemporaryFolder()
    store = HistoryStore(folder: folder.path, now: 1_000)
    recorder = HistoryRecorder(store) { 1_000 }
  }
}
