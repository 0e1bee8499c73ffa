import DictionaryImage
import LibC
import Synchronization
import ToolSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder for what is learned while the program runs, which is removed when it ends. A program that was
/// killed leaves its folder; the next one removes it.
///
/// ```
/// ime-web-8C3A…/           mode 0700
///   lock                   locked while its program runs
///   history/ …             what was learned
/// ```
enum TemporaryContainer {
  private static let prefix = "ime-web-"
  /// A folder without a lock after this many seconds belongs to a program that was killed while it
  /// began; until then it may be about to lock it.
  private static let beginning = 3_600

  /// The folder of this program, and the descriptor of its lock, which stays open.
  private static let own = Mutex<(path: String, lock: Int32)?>(nil)

  /// Removes the folders of programs that no longer run, and creates one.
  ///
  /// - Returns: its path.
  /// - Throws: `ToolError` of the kind `cannotCreate`.
  static func create() throws(ToolError) -> String {
    let parent = FileManager.default.temporaryDirectory.path
    sweep(parent)
    let path = "\(parent)/\(prefix)\(UUID().uuidString)"
    guard mkdir(path, 0o700) == 0 else { throw failure(path) }
    // The lock gets its name when it is held: another program never finds it free in between.
    let lock = open("\(path)/new", O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0, rename("\(path)/new", "\(path)/lock") == 0
    else {
      let error = failure(path)
      try? FileManager.default.removeItem(atPath: path)
      throw error
    }
    own.withLock { $0 = (path, lock) }
    // The program can end in the middle of a function, as when its output cannot be written.
    atexit { TemporaryContainer.remove() }
    return path
  }

  private static func failure(_ path: String) -> ToolError {
    ToolError(
      .cannotCreate,
      "\(path): cannot be created (\(systemErrorText(errno))); name a folder with --container")
  }

  /// Removes the folder of this program.
  static func remove() {
    own.withLock { folder in
      guard let (path, _) = folder else { return }
      try? FileManager.default.removeItem(atPath: path)
      folder = nil
    }
  }

  private static func modified(_ status: stat) -> time_t {
    #if canImport(Darwin)
      status.st_mtimespec.tv_sec
    #else
      status.st_mtim.tv_sec
    #endif
  }

  private static func sweep(_ parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let path = "\(parent)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
        status.st_uid == geteuid()
      else { continue }
      let lock = open("\(path)/lock", O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      if lock < 0 {
        let age = time(nil) - modified(status)
        guard errno == ENOENT, age > beginning else { continue }
      } else if flock(lock, LOCK_EX | LOCK_NB) != 0 {
        close(lock)
        continue
      }
      try? FileManager.default.removeItem(atPath: path)
      if lock >= 0 { close(lock) }
    }
  }
}
