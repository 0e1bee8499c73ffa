import FlyingSocks
import LibC
import Synchronization

/// The open connections with the time at which each must have done something. A connection that is
/// late is shut down, so that its task wakes with an end of the stream.
final class ConnectionTable: Sendable {
  private struct Entry {
    /// The time at which the connection is late.
    var deadline: ContinuousClock.Instant
    /// Whether it has shown the key.
    var isTrusted = false
    /// Whether it was shut down, and its task has still to close it.
    var isEnding = false
  }

  private let limit: Int
  private let entries = Mutex<[Int32: Entry]>([:])

  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a connection. If there are too many, the one that has shown no key for longest is shut down,
  /// so that other users of the machine cannot keep the page's user out.
  ///
  /// - Returns: false if there is no room: all have shown the key, or as many again have still to be
  ///   closed, as in a flood of connections.
  func add(_ socket: Socket, for time: Duration) -> Bool {
    entries.withLock { entries in
      guard entries.count < 2 * limit else { return false }
      if entries.count(where: { !$0.value.isEnding }) >= limit {
        let oldest = entries.filter { !$0.value.isTrusted && !$0.value.isEnding }
          .min { $0.value.deadline < $1.value.deadline }
        guard let oldest else { return false }
        // Its task wakes and closes the socket; until then the number stays its own.
        shutdown(oldest.key, Int32(SHUT_RDWR))
        entries[oldest.key]?.isEnding = true
      }
      entries[socket.file.rawValue] = Entry(deadline: .now + time)
      return true
    }
  }

  /// Notes that a connection has shown the key.
  func trust(_ socket: Socket) {
    entries.withLock { $0[socket.file.rawValue]?.isTrusted = true }
  }

  /// Sets the time within which the connection must do the next thing.
  func allow(_ time: Duration, for socket: Socket) {
    entries.withLock { $0[socket.file.rawValue]?.deadline = .now + time }
  }

  /// Removes a connection and closes its socket.
  func close(_ socket: Socket) {
    entries.withLock { entries in
      entries[socket.file.rawValue] = nil
      // Closed under the lock: the number may belong to another connection a moment later.
      try? socket.close()
    }
  }

  /// Shuts late connections down, four times a second, until the task is cancelled.
  func watch() async throws {
    while true {
      try await Task.sleep(for: .milliseconds(250))
      entries.withLock { entries in
        let now = ContinuousClock.now
        for (file, entry) in entries where entry.deadline < now {
          shutdown(file, Int32(SHUT_RDWR))
        }
      }
    }
  }
}
