import KeyboardCatalog

/// Reads the text files of keyboards.
enum TextFile {
  /// The maximum length of a file in bytes, far above the longest layout in use.
  static let limit = 4 << 20

  /// Returns the bytes of a file.
  ///
  /// - Throws: `PackagingError.unreadable` if the file cannot be read, is a folder, or is longer
  ///   than `limit`.
  static func bytes(of path: String) throws(PackagingError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileBytes.contents(of: path, limit: limit + 1)
    } catch {
      throw .unreadable(path: path, reason: error.isFolder ? "it is a folder" : error.reason)
    }
    guard bytes.count <= limit else {
      throw .unreadable(path: path, reason: "it is longer than 4 MB")
    }
    return bytes
  }

  /// Returns the text of a UTF-8 file.
  ///
  /// - Throws: `PackagingError.invalid` with the line of the first invalid byte.
  static func text(of path: String) throws(PackagingError) -> String {
    let bytes = try bytes(of: path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let valid = String(decoding: bytes, as: UTF8.self).prefix { $0 != "\u{FFFD}" }
      let line = valid.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      throw .invalid([
        Finding(.error, SourcePosition(file: path, line: line), "the text is not UTF-8")
      ]
      )
    }
    return text
  }
}
