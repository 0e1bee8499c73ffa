import DictionaryFormat
import ToolSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads and writes whole files.
public enum FileAccess {
  /// The bytes of the file at `path`, or of standard input where `path` is `-`.
  public static func read(_ path: String) throws(DictionaryError) -> [UInt8] {
    guard path != "-" else { return try readAll(from: STDIN_FILENO, path: "standard input") }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, code: errno) }
    defer { close(descriptor) }
    return try readAll(from: descriptor, path: path)
  }

  private static func readAll(
    from descriptor: Int32, path: String
  ) throws(DictionaryError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { bytes += chunk[..<count] } else if count == 0 { return bytes }
      guard count >= 0 || errno == EINTR else { throw .unreadable(path: path, code: errno) }
    }
  }

  /// Whether there is a file at `path` that may be read.
  static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// Writes `bytes` to `path` so that a reader sees the old file or the new one and never a part:
  /// a temporary file in the same folder is written, synchronised, and renamed. A link stays a link,
  /// and what is no file (a pipe, `/dev/stdout`) is written to directly.
  public static func writeAtomically(_ bytes: [UInt8], to path: String) throws(DictionaryError) {
    try writeAtomically(to: path) { writeAll(bytes, to: $0) }
  }

  /// Writes a file as the function above does, in as many pieces as `body` writes to the descriptor
  /// it is given. `body` answers 0 or the `errno` of what failed.
  static func writeAtomically(
    to path: String, _ body: (_ descriptor: Int32) -> Int32
  ) throws(DictionaryError) {
    var status = stat()
    let exists = stat(path, &status) == 0
    let failure: Int32
    if exists, status.st_mode & S_IFMT != S_IFREG, status.st_mode & S_IFMT != S_IFDIR {
      failure = write(toNew: path, flags: 0, body)
    } else {
      failure = replace(exists ? resolved(path) : path, body)
    }
    guard failure == 0 else { throw .unwritable(path: path, code: failure) }
  }

  /// Zero, or the `errno` of the step that failed.
  private static func replace(_ path: String, _ body: (Int32) -> Int32) -> Int32 {
    let temporary = "\(path).\(getpid()).tmp"
    var failure = write(toNew: temporary, flags: O_CREAT | O_TRUNC | O_NOFOLLOW, body)
    if failure == 0, rename(temporary, path) != 0 { failure = errno }
    if failure != 0 { unlink(temporary) }
    return failure
  }

  /// Opens a file, writes to it and makes sure that it has come to the disk.
  private static func write(
    toNew path: String, flags: Int32, _ body: (Int32) -> Int32
  ) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o644)
    guard descriptor >= 0 else { return errno }
    var failure = body(descriptor)
    // A pipe cannot be synchronised and need not be.
    if failure == 0, fsync(descriptor) != 0, errno != EINVAL, errno != EROFS { failure = errno }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    return failure
  }

  /// The path behind links.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}

/// `read(2)`, under a name that functions called `read` do not hide.
func systemRead(_ descriptor: Int32, _ base: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, base, count)
}
