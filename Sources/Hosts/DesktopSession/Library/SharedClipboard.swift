import HistoryStore
import Synchronization
import UserHistory

/// The copied texts of a container, which sessions share. Their file is read when they are first
/// wanted.
final class SharedClipboard: Sendable {
  private let container: String
  private let clock: @Sendable () -> HistoryTime
  private let opened = Mutex<ClipboardFile?>(nil)

  /// Creates the texts of a container without reading them.
  init(container: String, clock: @escaping @Sendable () -> HistoryTime) {
    self.container = container
    self.clock = clock
  }

  /// The file of the texts.
  var file: ClipboardFile {
    opened.withLock { opened in
      if let file = opened { return file }
      let file = ClipboardFile(container: container, clock: clock)
      opened = file
      return file
    }
  }

  /// Waits until the file has all changes.
  func finish() { opened.withLock { $0 }?.finish() }
}
