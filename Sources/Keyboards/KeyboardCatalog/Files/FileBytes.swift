import CMappedFile
import LibC

/// Reads the bytes of files.
package enum FileBytes {
  private static let chunkSize = 64 << 10
  /// The limit of texts that are read whole: layouts, locales, rules, settings.
  private static let textLimit = 16 << 20

  /// Whether there is a file or folder at a path.
  package static func exist(at path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns the names of the visible files and folders of a folder in ascending order; none if it
  /// cannot be read.
  static func names(in folder: String) -> [String] {
    guard let list = opendir(folder) else { return [] }
    defer { closedir(list) }
    var names: [String] = []
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// Returns the text of a regular file of at most 16 MiB.
  ///
  /// - Throws: a failure with `EFBIG` for a longer file, `EILSEQ` for one that is not UTF-8.
  package static func text(of path: String) throws(FileFailure) -> String {
    let bytes = try contents(of: path, limit: textLimit + 1)
    guard bytes.count <= textLimit else { throw FileFailure.tooLong }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FileFailure(code: EILSEQ)
    }
    return text
  }

  /// Returns the first `limit` bytes of a regular file, or all of a shorter one. A pipe or a device
  /// is rejected: reading could wait for ever. A caller that accepts
  /// files up to a size passes one byte more, to notice larger files.
  package static func contents(of path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    let file = gk_open_for_reading(path, gk_regular_file)
    guard file >= 0 else { throw FileFailure(code: -file) }
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

/// A system error that prevented reading a file.
package struct FileFailure: Error, Hashable, Sendable {
  /// The error number, such as `ENOENT`.
  package let code: Int32

  /// Creates a failure from an error number.
  package init(code: Int32) { self.code = code }

  /// A file that is longer than a reader accepts.
  package static let tooLong = FileFailure(code: EFBIG)

  /// Whether the file does not exist.
  package var isMissing: Bool { code == ENOENT }
  /// Whether the path is a folder.
  package var isFolder: Bool { code == EISDIR }
  /// The system's description of the error.
  package var reason: String { String(cString: gk_reading_problem(code)) }
}
