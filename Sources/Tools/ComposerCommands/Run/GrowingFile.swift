import DictionaryImage
import LibC
import ToolSupport

/// A text file that another program writes line by line, and may start over.
struct GrowingFile {
  private static let chunkSize = 64 << 10

  /// The number of the last line returned.
  private(set) var lineNumber = 0
  private let path: String
  private var offset: off_t = 0
  private var inode: ino_t = 0
  /// The beginning of a line that is not complete.
  private var rest: [UInt8] = []

  init(path: String) { self.path = path }

  /// Returns the lines that were completed since the last call; none if there is no file. A file that
  /// became shorter, or is another one, is read from its beginning.
  mutating func newLines() throws(ToolError) -> [(number: Int, text: String)] {
    let file = InputFile.open(path)
    guard file >= 0 else {
      guard file == -ENOENT else { throw failure(-file) }
      return []
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw failure(ENODEV) }
    if status.st_ino != inode || status.st_size < offset {
      (inode, offset, lineNumber, rest) = (status.st_ino, 0, 0, [])
    }
    var chunk = [UInt8](repeating: 0, count: Self.chunkSize)
    while true {
      let count = chunk.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, offset) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(errno) }
      guard count > 0 else { break }
      offset += off_t(count)
      rest += chunk[..<count]
    }
    return takeLines()
  }

  private mutating func takeLines() -> [(number: Int, text: String)] {
    guard let last = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let lines = rest[..<last].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest.removeFirst(last + 1)
    return lines.map { line in
      lineNumber += 1
      return (lineNumber, String(decoding: line, as: UTF8.self))
    }
  }

  private func failure(_ code: Int32) -> ToolError {
    ToolError(.missingInput, "\(path): cannot be read (\(systemErrorText(code)))")
  }
}
