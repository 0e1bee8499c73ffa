import DictionaryImage

/// The input of an import: a file, standard input, or bytes in memory, optionally compressed with
/// gzip. It is read in pieces, and only the current line and the rest of its piece are in memory.
package final class ImportInput {
  /// The maximum length of a line, in bytes; longer lines are rejected. Lines of the known formats
  /// are much shorter, and without a limit a file of one line would be held in memory as a whole.
  static let maximumLineLength = 1 << 20
  private static let pieceLength = 1 << 18

  /// The path, or another name, for messages.
  package let name: String
  /// The path; nil if the input is not a file.
  let path: String?
  /// Called after each piece with the fraction of the input that has been read, from 0 to 1.
  package var progress: ((Double) -> Void)?

  private let file: UnpackedFile?
  private var piece: [UInt8]
  private var offset = 0
  private var isAtEnd: Bool
  private var hasBegun = false
  private var lineNumber = 0

  /// Opens the file at `path`, or standard input if `path` is `-`.
  package init(path: String) throws(DictionaryError) {
    let isFile = path != "-"
    name = isFile ? path : "standard input"
    self.path = isFile ? path : nil
    file = try UnpackedFile(path: path, name: name)
    piece = []
    isAtEnd = false
  }

  /// Creates an input from uncompressed bytes in memory.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    path = nil
    file = nil
    piece = bytes
    isAtEnd = true
  }

  /// Returns the next line without its line end, or nil at the end. A line that is too long has no
  /// bytes and `isTooLong` set.
  package func nextLine() throws(DictionaryError) -> SourceLine? {
    try begin()
    var searched = offset
    var isTooLong = false
    while true {
      if let end = piece[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return line(until: end, next: end + 1, isTooLong)
      }
      guard !isAtEnd else {
        guard isTooLong || offset < piece.count else { return nil }
        return line(until: piece.count, next: piece.count, isTooLong)
      }
      if piece.count - offset > Self.maximumLineLength {
        isTooLong = true
        offset = piece.count
      }
      searched = piece.count - offset
      try read()
    }
  }

  private func line(until end: Int, next: Int, _ wasTooLong: Bool) -> SourceLine {
    lineNumber += 1
    var bytes = piece[offset..<end]
    offset = next
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    let isTooLong = wasTooLong || bytes.count > Self.maximumLineLength
    return SourceLine(number: lineNumber, bytes: isTooLong ? [] : bytes, isTooLong: isTooLong)
  }

  /// Returns all bytes that have not been read yet.
  func rest() throws(DictionaryError) -> [UInt8] {
    try begin()
    while !isAtEnd { try read() }
    defer { offset = piece.count }
    return Array(piece[offset...])
  }

  /// Skips a byte order mark.
  ///
  /// - Throws: `DictionaryError.malformed` for UTF-16, whose lines this reader cannot find.
  private func begin() throws(DictionaryError) {
    guard !hasBegun else { return }
    hasBegun = true
    while piece.count < 3, !isAtEnd { try read() }
    if piece.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if piece.starts(with: [0xFF, 0xFE]) || piece.starts(with: [0xFE, 0xFF]) {
      throw .malformed(
        path: name, line: nil, reason: "it is UTF-16; convert it to UTF-8 first, with iconv")
    }
  }

  /// Appends another piece to the unread bytes. Lines returned earlier keep their own piece alive.
  private func read() throws(DictionaryError) {
    guard let file else { return }
    let next = try file.read(max(Self.pieceLength, piece.count - offset))
    isAtEnd = next.isEmpty
    piece = piece[offset...] + next
    offset = 0
    progress?(file.part)
  }

  /// Returns the bytes of the whole input for random access: mapped if the input is an uncompressed
  /// file, otherwise in memory.
  func wholeBytes() throws(DictionaryError) -> RandomAccessBytes {
    if let path, let file, !file.isPacked {
      do {
        return .mapped(try MappedFile(path: path))
      } catch ImageError.empty {
        return .held([])
      } catch {
        throw .unreadable(path: path, code: 0)
      }
    }
    return .held(try rest())
  }
}
