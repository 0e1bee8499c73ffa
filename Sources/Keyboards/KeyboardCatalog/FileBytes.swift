#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads the bytes of files.
package enum FileBytes {
  private static let chunkSize = 64 << 10

  /// Returns the first `limit` bytes of a regular file, or all of a shorter one. A pipe or a device
  /// is rejected: reading could wait for ever. A caller that accepts
  /// files up to a size passes one byte more, to notice larger files.
  package static func contents(of path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileFailure(code: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw FileFailure(code: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileFailure(code: EISDIR)
    default: throw FileFailure(code: ENODEV)
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(chunkSize, max(limit, 0)))
    while bytes.count < limit {
      let count = chunk.withUnsafeMutableBytes { chunk in
        #if canImport(Glibc)
          Glibc.read(file, chunk.baseAddress, min(chunk.count, limit - bytes.count))
        #elseif canImport(Musl)
          Musl.read(file, chunk.baseAddress, min(chunk.count, limit - bytes.count))
        #else
          Darwin.read(file, chunk.baseAddress, min(chunk.count, limit - bytes.count))
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileFailure(code: errno) }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes
  }
}

/// A system error that prevented reading a file.
package struct FileFailure: Error, Hashable, Sendable {
  /// The error number, such as `ENOENT`.
  package let code: Int32

  /// Creates a failure from an error number.
  package init(code: Int32) { self.code = code }

  /// Whether the file does not exist.
  package var isMissing: Bool { code == ENOENT }
  /// Whether the path is a folder.
  package var isFolder: Bool { code == EISDIR }
  /// The system's description of the error.
  package var reason: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}
