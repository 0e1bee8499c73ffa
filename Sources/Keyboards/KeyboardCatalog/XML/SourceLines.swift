/// An index of the lines of a file, which converts byte offsets to positions.
struct SourceLines {
  private let data: [UInt8]
  private let path: String
  private let starts: [Int]
  /// The offset of the tag found last. Searches stop there, so that each byte is inspected only
  /// once.
  private var lastTag = -1

  init(_ bytes: [UInt8], path: String) {
    data = bytes
    self.path = path
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// Returns the position of a byte offset.
  func position(ofOffset offset: Int) -> SourcePosition {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    let line = low - 1
    return SourcePosition(file: path, line: line + 1, column: offset - starts[max(line, 0)] + 1)
  }

  /// Returns the position for a line and column as the parser counts them.
  func position(line: Int, column: Int) -> SourcePosition {
    SourcePosition(file: path, line: max(line, 1), column: max(column, 1))
  }

  /// Returns the position of the start tag that the parser has just read, which ends at a line and
  /// column.
  mutating func startOfTag(named name: String, endingAtLine line: Int, column: Int)
    -> SourcePosition
  {
    guard starts.indices.contains(line - 1) else { return SourcePosition(file: path) }
    let tag = Array("<\(name)".utf8)
    var offset = min(starts[line - 1] + max(column, 1), data.count) - 1
    // The tag begins at the last < before its end, because attributes cannot contain one.
    let end = offset
    while offset > lastTag {
      if data[offset] == UInt8(ascii: "<"), data[offset...].starts(with: tag) {
        lastTag = offset
        return position(ofOffset: offset)
      }
      offset -= 1
    }
    lastTag = max(lastTag, end)
    return position(line: line, column: column)
  }
}
