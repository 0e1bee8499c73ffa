import DictionaryImage

/// What is imported: a file, standard input, or bytes in memory; packed by gzip or not. It is read
/// piece by piece; only the line at hand and the rest of its piece are held.
package final class ImportInput {
  /// A longer line is refused. No format has lines near it, and a file of one line would else be
  /// held in memory as a whole.
  static let maximumLineLength = 1 << 20
  private static let pieceLength = 1 << 18

  /// The path, or another name, for messages.
  package let name: String
  /// The path, nil where it is no file.
  let path: String?
  /// Called with the part of the input that has been read, 0 to 1, after each piece.
  package var progress: ((Double) -> Void)?

  private let file: UnpackedFile?
  private var piece: [UInt8]
  private var position = 0
  private var isAtEnd: Bool
  private var hasBegun = false
  private var lineNumber = 0

  /// Opens the file at `path`, or standard input where `path` is `-`.
  package init(path: String) throws(DictionaryError) {
    let isFile = path != "-"
    name = isFile ? path : "standard input"
    self.path = isFile ? path : nil
    file = try UnpackedFile(path: path, name: name)
    piece = []
    isAtEnd = false
  }

  /// Bytes in memory, not packed.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    path = nil
    file = nil
    piece = bytes
    isAtEnd = true
  }

  /// The next line without its end, nil at the end. A line that is too long comes without its bytes.
  package func nextLine() throws(DictionaryError) -> SourceLine? {
    try begin()
    var searched = position
    var isTooLong = false
    while true {
      if let end = piece[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        return line(until: end, next: end + 1, isTooLong)
      }
      guard !isAtEnd else {
        guard isTooLong || position < piece.count else { return nil }
        return line(until: piece.count, next: piece.count, isTooLong)
      }
      if piece.count - position > Self.maximumLineLength {
        isTooLong = true
        position = piece.count
      }
      searched = piece.count - position
      try read()
    }
  }

  private func line(until end: Int, next: Int, _ wasTooLong: Bool) -> SourceLine {
    lineNumber += 1
    var bytes = piece[position..<end]
    position = next
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    let isTooLong = wasTooLong || bytes.count > Self.maximumLineLength
    return SourceLine(number: lineNumber, bytes: isTooLong ? [] : bytes, isTooLong: isTooLong)
  }

  /// All that has not been read yet, in one piece.
  func rest() throws(DictionaryError) -> [UInt8] {
    try begin()
    while !isAtEnd { try read() }
    defer { position = piece.count }
    return Array(piece[position...])
  }

  /// Drops a byte order mark, and refuses files that are no sequence of lines to this reader.
  private func begin() throws(DictionaryError) {
    guard !hasBegun else { return }
    hasBegun = true
    while piece.count < 3, !isAtEnd { try read() }
    if piece.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if piece.starts(with: [0xFF, 0xFE]) || piece.starts(with: [0xFE, 0xFF]) {
      throw .malformed(
        path: name, line: nil, reason: "it is UTF-16; convert it to UTF-8 first, with iconv")
    }
  }

  /// Reads another piece behind what has not been used. Lines handed out keep the piece they are of.
  private func read() throws(DictionaryError) {
    guard let file else { return }
    let next = try file.read(max(Self.pieceLength, piece.count - position))
    isAtEnd = next.isEmpty
    piece = piece[position...] + next
    position = 0
    progress?(file.part)
  }

  /// The bytes of the whole input for a reader that needs them in any order: mapped where it is a
  /// plain file, else held in memory.
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
