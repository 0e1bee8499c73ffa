/// How far long work has come, on standard error, where a person sees it: nothing is written when
/// standard error is no terminal.
public final class ProgressBar {
  private static let width = 30
  private let label: String
  private let total: Int
  private let isShown: Bool
  private var lastPercent = -1

  /// A bar for work of `total` steps.
  public init(label: String, total: Int) {
    self.label = label
    self.total = max(total, 1)
    isShown = StandardError.isTerminal
  }

  /// Shows that `done` steps are done.
  public func advance(to done: Int) {
    guard isShown else { return }
    let percent = min(max(done, 0), total) * 100 / total
    guard percent != lastPercent else { return }
    lastPercent = percent
    let filled = percent * Self.width / 100
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    StandardError.write("\r\(label) \(bar) \(percent) %")
  }

  /// Takes the bar away.
  public func finish() {
    if isShown { StandardError.write("\r\u{1B}[K") }
  }
}
