/// A position in a file. Its description is `path:line:column`, the form that compilers and editors
/// use.
public struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as the user named it.
  public var file: String
  /// The line, counted from 1; nil for the file as a whole.
  public var line: Int?
  /// The column, counted from 1 in bytes; nil if unknown.
  public var column: Int?

  /// Creates a position.
  public init(file: String, line: Int? = nil, column: Int? = nil) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// The position as `path:line:column`, without the parts that are unknown.
  public var description: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}
