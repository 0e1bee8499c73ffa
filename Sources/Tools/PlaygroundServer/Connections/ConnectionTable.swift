import FlyingSocks
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The open connections with the time at which each must have done something. A connection that is
/// late is shut down, so that its task wakes with an end of the stream.
final class ConnectionTable: Sendable {
  private let limit: Int
  private let deadlines = Mutex<[Int32: ContinuousClock.Instant]>([:])

  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a connection.
  ///
  /// - Returns: false if there are too many.
  func add(_ socket: Socket, for time: Duration) -> Bool {
    deadlines.withLock { deadlines in
      guard deadlines.count < limit else { return false }
      deadlines[socket.file.rawValue] = .now + time
      return true
    }
  }

  /// Sets the time within which the connection must do the next thing.
  func allow(_ time: Duration, for socket: Socket) {
    deadlines.withLock { $0[socket.file.rawValue] = .now + time }
  }

  /// Removes a connection and closes its socket.
  func close(_ socket: Socket) {
    deadlines.withLock { deadlines in
      deadlines[socket.file.rawValue] = nil
      // Closed under the lock: the number may belong to another connection a moment later.
      try? socket.close()
    }
  }

  /// Shuts late connections down, four times a second, until the task is cancelled.
  func watch() async throws {
    while true {
      try await Task.sleep(for: .milliseconds(250))
      deadlines.withLock { deadlines in
        let now = ContinuousClock.now
        for (file, deadline) in deadlines where deadline < now {
          shutdown(file, Int32(SHUT_RDWR))
        }
      }
    }
  }
}
