/// A place in a layout file.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let file: String
  /// The line, counted from one; zero for the file as a whole.
  public let line: Int
  /// The column in the line, counted from one in bytes.
  public let column: Int

  /// A place.
  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `path:line:column`, or the path alone for a file as a whole.
  public var description: String { line == 0 ? file : "\(file):\(line):\(column)" }
}
