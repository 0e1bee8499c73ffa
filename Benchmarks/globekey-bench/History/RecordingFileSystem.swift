import CSQLite
import Synchronization

/// A change that SQLite makes to a file.
enum FileStep: Sendable {
  case write(file: String, offset: Int, bytes: [UInt8])
  case truncate(file: String, size: Int)
}

/// A virtual file system for SQLite that records all changes of files in order, so that each moment
/// of a transaction can be restored. Otherwise it behaves like the system's own.
enum RecordingFileSystem {
  /// The changes since recording started; nil while nothing is recorded.
  private static let steps = Mutex<[FileStep]?>(nil)
  private static let names = Mutex<[UInt: String]>([:])
  // Set once by `install`, before any file is opened.
  nonisolated(unsafe) private static var system: UnsafeMutablePointer<sqlite3_vfs>?
  nonisolated(unsafe) private static var systemMethods: UnsafePointer<sqlite3_io_methods>?
  /// The recording methods by the address of the system methods they wrap. A journal, which is
  /// never locked, has other methods than a database. Both write with the same function.
  private static let recordingMethods = Mutex<[UInt: UInt]>([:])

  /// Makes this the file system of all databases that are opened later.
  static func install() {
    guard system == nil, let found = sqlite3_vfs_find(nil) else { return }
    system = found
    let recording = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    recording.initialize(to: found.pointee)
    recording.pointee.xOpen = { _, name, file, flags, outFlags in
      guard let system = RecordingFileSystem.system, let open = system.pointee.xOpen else {
        return SQLITE_CANTOPEN
      }
      let code = open(system, name, file, flags, outFlags)
      guard code == SQLITE_OK, let file, let name else { return code }
      RecordingFileSystem.record(file, named: String(cString: name))
      return code
    }
    sqlite3_vfs_register(recording, 1)
  }

  /// Starts recording.
  static func start() { steps.withLock { $0 = [] } }

  /// The number of changes recorded so far.
  static var count: Int { steps.withLock { $0?.count ?? 0 } }

  /// Stops recording and returns the changes.
  static func stop() -> [FileStep] {
    steps.withLock { steps in
      defer { steps = nil }
      return steps ?? []
    }
  }

  private static func record(_ file: UnsafeMutablePointer<sqlite3_file>, named name: String) {
    guard let own = file.pointee.pMethods else { return }
    names.withLock { $0[UInt(bitPattern: file)] = name }
    let address = recordingMethods.withLock { known in
      if let address = known[UInt(bitPattern: own)] { return address }
      let address = UInt(bitPattern: makeMethods(own))
      known[UInt(bitPattern: own)] = address
      return address
    }
    file.pointee.pMethods = UnsafePointer(bitPattern: address)
  }

  private static func makeMethods(
    _ own: UnsafePointer<sqlite3_io_methods>
  ) -> UnsafeMutablePointer<sqlite3_io_methods> {
    systemMethods = systemMethods ?? own
    let methods = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    methods.initialize(to: own.pointee)
    methods.pointee.xWrite = { file, bytes, count, offset in
      if let file, let bytes {
        let copy = [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(count)))
        RecordingFileSystem.add(file) { .write(file: $0, offset: Int(offset), bytes: copy) }
      }
      return RecordingFileSystem.systemMethods?.pointee.xWrite?(file, bytes, count, offset)
        ?? SQLITE_IOERR
    }
    methods.pointee.xTruncate = { file, size in
      if let file { RecordingFileSystem.add(file) { .truncate(file: $0, size: Int(size)) } }
      return RecordingFileSystem.systemMethods?.pointee.xTruncate?(file, size) ?? SQLITE_IOERR
    }
    return methods
  }

  private static func add(
    _ file: UnsafeMutablePointer<sqlite3_file>, _ step: (String) -> FileStep
  ) {
    guard let name = names.withLock({ $0[UInt(bitPattern: file)] }) else { return }
    steps.withLock { $0?.append(step(name)) }
  }
}
