import DictionaryFormat

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension DictionaryError {
  static var noSuchFile: Int32 { ENOENT }
}

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

  /// Writes `bytes` to `path` so that a reader sees the old file or the new one and never a part:
  /// a temporary file in the same folder is written, synchronised, and renamed.
  public static func writeAtomically(_ bytes: [UInt8], to path: String) throws(DictionaryError) {
    let temporary = "\(path).\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .unwritable(path: path, code: errno) }
    var failure = write(bytes, to: descriptor)
    if failure == 0, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(temporary, path) != 0 { failure = errno }
    guard failure == 0 else {
      unlink(temporary)
      throw .unwritable(path: path, code: failure)
    }
  }

  /// Writes all of `bytes` to an open file. Zero, or the `errno` of the write that failed.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = systemWrite(descriptor, part.baseAddress, part.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}

/// `read(2)`, under a name that `FileAccess.read` does not hide.
private func systemRead(_ descriptor: Int32, _ base: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, base, count)
}

/// `write(2)`, likewise.
private func systemWrite(_ descriptor: Int32, _ base: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, base, count)
}
