/// An error in a locale or settings file: its position, the problem and the remedy.
public struct LocaleFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public var file: String
  /// The line, counted from 1; nil if the error concerns the whole file.
  public var line: Int?
  /// The problem and its remedy.
  public var reason: String

  /// Creates an error.
  public init(file: String, line: Int? = nil, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// The error as `file:line: reason`.
  public var description: String {
    file + (line.map { ":\($0)" } ?? "") + ": " + reason
  }
}
