import Synchronization

/// A progress bar on standard error. Nothing is written if standard error is not a terminal. It can
/// be used from any thread.
package final class ProgressBar: Sendable {
  private static let width = 30
  private let shown = Mutex("")

  /// Creates a bar that is not yet shown.
  package init() {}

  deinit { erase() }

  /// Shows a stage and the completed part of the work, from 0 to 1.
  package func show(_ stage: String, _ part: Double) {
    guard StandardError.isTerminal else { return }
    let filled = Int((min(max(part, 0), 1) * Double(Self.width)).rounded())
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    let line = "\(bar) \(stage)"
    shown.withLock { shown in
      guard line != shown else { return }
      shown = line
      StandardError.write("\r\u{1B}[K\(line)")
    }
  }

  /// Erases the bar.
  package func erase() {
    shown.withLock { shown in
      guard !shown.isEmpty else { return }
      shown = ""
      StandardError.write("\r\u{1B}[K")
    }
  }
}
