/// A place in a file, as programs write it: `path:line:column`.
public struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as the user named it.
  public var file: String
  /// The line, counted from one; nil for the file as a whole.
  public var line: Int?
  /// The column in the line, counted from one in bytes, where it is known.
  public var column: Int?

  /// A place.
  public init(file: String, line: Int? = nil, column: Int? = nil) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// `path:line:column`, as far as they are known.
  public var description: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}
