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

  /// The first bytes of a file, at most `limit`: a caller that takes files up to a size asks for one
  /// byte more.
  package static func contents(of path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileFailure(code: errno) }
    defer { close(file) }
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

/// Why a file cannot be read.
package struct FileFailure: Error, Hashable, Sendable {
  /// The number of the error, such as `ENOENT`.
  package let code: Int32

  /// The failure with a number.
  package init(code: Int32) { self.code = code }

  /// Whether there is no such file.
  package var isMissing: Bool { code == ENOENT }
  /// Whether it is a folder.
  package var isFolder: Bool { code == EISDIR }
  /// The system's own words.
  package var reason: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
}
