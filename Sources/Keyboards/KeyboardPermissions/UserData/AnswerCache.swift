/// The keystrokes that are with a server and what it answered, until their time to live is over.
///
/// The clock is an argument. A host that wants them gone on time though nobody types wakes at
/// `nextExpiry` and calls `purge()`.
public struct AnswerCache<C: Clock> where C.Duration == Duration {
  private struct Kept {
    var answer: String?
    var expires: C.Instant
  }

  private let clock: C
  private var kept: [String: Kept] = [:]

  /// An empty cache.
  public init(clock: C) { self.clock = clock }

  /// How many requests are kept.
  public var count: Int { kept.count }

  /// When the next request is to be forgotten.
  public var nextExpiry: C.Instant? { kept.values.map(\.expires).min() }

  /// A request was sent: its time runs from now.
  public mutating func sent(_ request: ServerRequest) {
    purge()
    guard request.timeToLive > .zero else { return }
    kept[request.keystrokes] = Kept(expires: clock.now.advanced(by: request.timeToLive))
  }

  /// An answer came. One that comes too late is not kept.
  public mutating func received(_ answer: String, for request: ServerRequest) {
    purge()
    kept[request.keystrokes]?.answer = answer
  }

  /// The answer to some keystrokes, while it may be kept.
  public mutating func answer(to keystrokes: String) -> String? {
    purge()
    return kept[keystrokes]?.answer
  }

  /// Forgets what has expired.
  public mutating func purge() {
    let now = clock.now
    kept = kept.filter { $0.value.expires > now }
  }
}
