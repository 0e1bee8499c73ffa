/// A cache of the keystrokes sent to a server and of its answers, which expire after their time to
/// live.
///
/// The clock is injected. A host that wants entries removed on time while nobody types wakes up at
/// `nextExpiry` and calls `purge()`.
public struct AnswerCache<C: Clock> where C.Duration == Duration {
  private struct Kept {
    var answer: String?
    var expires: C.Instant
  }

  private let clock: C
  private var kept: [String: Kept] = [:]

  /// Creates an empty cache.
  public init(clock: C) { self.clock = clock }

  /// The number of requests in the cache.
  public var count: Int { kept.count }

  /// The time at which the next request expires; nil for an empty cache.
  public var nextExpiry: C.Instant? { kept.values.map(\.expires).min() }

  /// Records that a request was sent. Its time to live begins now.
  public mutating func sent(_ request: ServerRequest) {
    purge()
    guard request.timeToLive > .zero else { return }
    kept[request.keystrokes] = Kept(expires: clock.now.advanced(by: request.timeToLive))
  }

  /// Stores an answer. An answer to an expired request is dropped.
  public mutating func received(_ answer: String, for request: ServerRequest) {
    purge()
    kept[request.keystrokes]?.answer = answer
  }

  /// Returns the answer for keystrokes; nil if there is none or it has expired.
  public mutating func answer(to keystrokes: String) -> String? {
    purge()
    return kept[keystrokes]?.answer
  }

  /// Removes expired requests.
  public mutating func purge() {
    let now = clock.now
    kept = kept.filter { $0.value.expires > now }
  }
}
