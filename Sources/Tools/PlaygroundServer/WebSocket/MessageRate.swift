/// Slows a peer that sends more messages than its share. A message waits until it has a token; while
/// it waits nothing more is read, so that the peer waits too.
struct MessageRate {
  private let limits: ServerLimits
  private var tokens: Double
  private var last = ContinuousClock.now

  init(_ limits: ServerLimits) {
    self.limits = limits
    tokens = limits.burst
  }

  /// Takes a token, after a wait if there is none.
  mutating func take() async throws {
    let now = ContinuousClock.now
    tokens = min(limits.burst, tokens + (now - last) / .seconds(1) * limits.messagesPerSecond)
    last = now
    tokens -= 1
    if tokens < 0 { try await Task.sleep(for: .seconds(-tokens / limits.messagesPerSecond)) }
  }
}
