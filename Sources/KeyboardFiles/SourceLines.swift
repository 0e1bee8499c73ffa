import Foundation

/// The lines of a file's bytes, to say where something stands.
struct SourceLines {
  private let data: Data
  private let path: String
  private let starts: [Int]

  init(_ data: Data, path: String) {
    self.data = data
    self.path = path
    starts = [0] + data.indices.filter { data[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The place of a byte.
  func place(ofOffset offset: Int) -> SourcePlace {
    let line = (starts.firstIndex { $0 > offset } ?? starts.count) - 1
    return SourcePlace(file: path, line: line + 1, column: offset - starts[max(line, 0)] + 1)
  }

  /// The place at a line and column, as the parser counts them.
  func place(line: Int, column: Int) -> SourcePlace {
    SourcePlace(file: path, line: max(line, 1), column: max(column, 1))
  }

  /// The place at which the start tag begins that the parser has read up to a line and column.
  func startOfTag(named name: String, endingAtLine line: Int, column: Int) -> SourcePlace {
    guard starts.indices.contains(line - 1) else { return SourcePlace(file: path) }
    let tag = Array("<\(name)".utf8)
    var offset = min(starts[line - 1] + max(column, 1), data.count) - 1
    // A tag begins at the last < before its end, since attributes cannot hold one.
    while offset >= 0 {
      if data[offset] == UInt8(ascii: "<"), data[offset...].starts(with: tag) {
        return place(ofOffset: offset)
      }
      offset -= 1
    }
    return place(line: line, column: column)
  }
}
