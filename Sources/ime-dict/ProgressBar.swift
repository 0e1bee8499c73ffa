/// A bar on standard error, drawn only where that is a terminal and erased at the end.
struct ProgressBar {
  private static let width = 30

  /// Shows a stage and the part of the work that is done, 0 to 1.
  func show(_ stage: String, _ part: Double) {
    guard Console.isTerminal else { return }
    let done = Int((min(max(part, 0), 1) * Double(Self.width)).rounded())
    let bar =
      String(repeating: "█", count: done) + String(repeating: "░", count: Self.width - done)
    Console.draw("\r\u{1B}[K\(bar) \(stage)")
  }

  /// Removes the bar.
  func erase() {
    guard Console.isTerminal else { return }
    Console.draw("\r\u{1B}[K")
  }
}
