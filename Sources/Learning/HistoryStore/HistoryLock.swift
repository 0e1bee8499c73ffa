import DictionaryImage
import LibC

/// The lock file of a history, which keeps processes apart: those that learn share it, one that
/// replaces a file has it alone. Belongs to the thread that has the lock of the store.
final class HistoryLock: @unchecked Sendable {
  /// The error of a lock that another process held for too long.
  struct Busy: Error {}

  /// The ways to hold the lock.
  enum Mode: Int, Comparable {
    case none, shared, exclusive

    static func < (a: Mode, b: Mode) -> Bool { a.rawValue < b.rawValue }

    fileprivate var operation: Int32 {
      switch self {
      case .none: LOCK_UN
      case .shared: LOCK_SH | LOCK_NB
      case .exclusive: LOCK_EX | LOCK_NB
      }
    }
  }

  /// A process that was stopped can hold the lock for long; nobody waits for it longer than this, in
  /// milliseconds.
  private static let patience = 10_000
  private static let pause: UInt32 = 2

  private let descriptor: Int32
  private var mode = Mode.none

  /// Opens the lock file, and creates it if it does not exist.
  init(path: String) throws(FileError) {
    descriptor = StandardDescriptors.above(
      open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, PrivateFile.mode))
    guard descriptor >= 0 else { throw FileError(path) }
  }

  deinit { close(descriptor) }

  /// Runs `body` with the lock held, at least in this mode.
  func hold<Value>(_ wanted: Mode, _ body: () throws -> Value) throws -> Value {
    guard wanted > mode else { return try body() }
    let before = mode
    try enter(wanted)
    // Back to shared never waits: nobody else can have it alone.
    defer { try? enter(before) }
    return try body()
  }

  private func enter(_ wanted: Mode) throws(Busy) {
    var waited = 0
    while flock(descriptor, wanted.operation) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, waited < Self.patience else {
        // Another mode is asked for by giving up the one held (flock(2)).
        mode = .none
        throw Busy()
      }
      usleep(Self.pause * 1_000)
      waited += Int(Self.pause)
    }
    mode = wanted
  }
}
