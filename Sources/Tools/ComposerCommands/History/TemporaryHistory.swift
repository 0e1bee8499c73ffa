import HistoryStore
import UserHistory

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A history in a temporary folder that is removed with the object. All lessons have the same time,
/// so results do not depend on the clock.
final class TemporaryHistory {
  /// The recorder through which sessions learn.
  let recorder: HistoryRecorder
  private let path: String

  private static let time: HistoryTime = 1_700_000_000

  init() {
    path = FileManager.default.temporaryDirectory.path + "/globekey-evaluate-" + UUID().uuidString
    recorder = HistoryRecorder(HistoryStore(folder: path, now: Self.time)) { Self.time }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
