import HistoryStore
import UserHistory

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A history in a folder that is gone with the object. All that it learns is learned at one time.
final class TemporaryHistory {
  /// What sessions learn through.
  let recorder: HistoryRecorder
  private let path: String

  private static let time: HistoryTime = 1_700_000_000

  init() {
    path = FileManager.default.temporaryDirectory.path + "/globekey-evaluate-" + UUID().uuidString
    recorder = HistoryRecorder(HistoryStore(folder: path, now: Self.time)) { Self.time }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
