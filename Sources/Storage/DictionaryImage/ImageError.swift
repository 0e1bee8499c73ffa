/// An error in opening or verifying a dictionary image. Each case is a cause that a caller can act
/// on.
public enum ImageError: Error, Equatable, Sendable {
  /// The file cannot be read: it is missing, a folder, or not permitted. `code` is `errno`.
  case unreadable(path: String, code: Int32)
  /// The file has no bytes.
  case empty(path: String)
  /// The file does not begin with the magic number of a dictionary image.
  case notAnImage(path: String)
  /// The image has an unsupported format version.
  case unsupportedVersion(path: String, found: UInt32, supported: UInt32)
  /// The file is shorter or longer than its header says, in bytes.
  case wrongLength(path: String, expected: UInt64, actual: UInt64)
  /// The header or the section table does not match its checksum.
  case damagedHeader(path: String)
  /// A section does not match its checksum. `offset` is its start in bytes.
  case damagedSection(path: String, name: String, offset: UInt64)
  /// The image is a dictionary of another kind.
  case wrongKind(path: String, expected: DictionaryKind, found: DictionaryKind)
  /// The image is a dictionary of another language. Both are BCP 47 tags.
  case wrongLanguage(path: String, expected: String, found: String)
  /// A required section is missing.
  case missingSection(path: String, name: String)
  /// An image of phrase tables does not have a table with this name.
  case missingTable(path: String, name: String)
  /// A section has invalid content; `reason` describes the problem.
  case malformedSection(path: String, name: String, reason: String)
  /// The file was truncated after it had been opened.
  case shrunk(path: String)

  /// The file that the error is about.
  public var path: String {
    switch self {
    case .unreadable(let path, _), .empty(let path), .notAnImage(let path),
      .unsupportedVersion(let path, _, _), .wrongLength(let path, _, _), .damagedHeader(let path),
      .damagedSection(let path, _, _), .wrongKind(let path, _, _), .wrongLanguage(let path, _, _),
      .missingSection(let path, _), .missingTable(let path, _),
      .malformedSection(let path, _, _), .shrunk(let path):
      path
    }
  }
}
