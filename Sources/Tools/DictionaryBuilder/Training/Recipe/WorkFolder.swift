import LibC

/// The folder for count files, locked for one run at a time.
final class WorkFolder: Sendable {
  /// The path of the folder.
  let path: String
  private let lock: Int32

  /// Creates the folder if it is missing, locks it for this run, and removes incomplete files of a
  /// killed run.
  ///
  /// - Throws: `DictionaryError` if the folder cannot be created or another run has locked it.
  init(path: String) throws(DictionaryError) {
    self.path = path
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw .unwritable(path: path, code: errno)
    }
    lock = open("\(path)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard lock >= 0 else { throw .unwritable(path: path, code: errno) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      throw .malformed(
        path: path, line: nil,
        reason: "another run uses this work folder; wait for it, or give another with --work")
    }
    removeLeftovers()
  }

  deinit { close(lock) }

  /// Removes a file.
  static func remove(_ path: String) { unlink(path) }

  private func removeLeftovers() {
    guard let folder = opendir(path) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name.hasSuffix(".spill") || name.hasSuffix(".tmp") { unlink("\(path)/\(name)") }
    }
  }
}
