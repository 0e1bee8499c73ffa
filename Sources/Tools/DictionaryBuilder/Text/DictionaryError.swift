import DictionaryImage

/// An error that makes a whole file or folder unusable. A single bad line is a `RejectedLine`
/// instead.
package enum DictionaryError: Error, Equatable, Sendable {
  /// The file cannot be read: it is missing, a folder, or not permitted. `code` is `errno`.
  case unreadable(path: String, code: Int32)
  /// The file cannot be written. `code` is `errno`; the previous contents are kept.
  case unwritable(path: String, code: Int32)
  /// The contents of the file are invalid. `line` counts from 1; nil if no line can be named.
  case malformed(path: String, line: Int?, reason: String)
  /// There are more of `what` than the image format can number.
  case tooMany(what: String)
}

extension DictionaryError: CustomStringConvertible {
  /// The error in one line: the file, what is wrong, and what to do.
  package var description: String {
    switch self {
    case .unreadable(let path, let code):
      "\(path): cannot be read (\(systemErrorText(code))); check the path and its permissions"
    case .unwritable(let path, let code):
      "\(path): cannot be written (\(systemErrorText(code))); check the folder and its permissions"
    case .malformed(let path, let line, let reason):
      line.map { "\(path):\($0): \(reason)" } ?? "\(path): \(reason)"
    case .tooMany(let what):
      "too many \(what) for one dictionary image; leave out a source"
    }
  }
}
