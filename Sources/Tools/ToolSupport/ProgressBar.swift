import Synchronization

/// How far long work has come, on standard error, where a person sees it: nothing is written when
/// standard error is no terminal. Any thread may show it.
package final class ProgressBar: Sendable {
  private static let width = 30
  private let shown = Mutex("")

  /// A bar that shows nothing yet.
  package init() {}

  deinit { erase() }

  /// Shows a stage and the part of the work that is done, 0 to 1.
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

  /// Takes the bar away.
  package func erase() {
    shown.withLock { shown in
      guard !shown.isEmpty else { return }
      shown = ""
      StandardError.write("\r\u{1B}[K")
    }
  }
}
