/// A locale or settings file that cannot be used: where, why, and what to write instead.
public struct LocaleFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public var file: String
  /// The line, counted from 1; nil where the file as a whole is at fault.
  public var line: Int?
  /// What is wrong and what to write instead.
  public var reason: String

  /// An error.
  public init(file: String, line: Int? = nil, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// `file:line: reason`.
  public var description: String {
    file + (line.map { ":\($0)" } ?? "") + ": " + reason
  }
}
