/// Reads rows of separated values (RFC 4180). Quoted fields may contain separators, doubled
/// quotation marks and line ends.
struct SeparatedValues {
  /// A row: its fields or its error.
  struct Row {
    /// The number of its first line, from 1.
    let line: Int
    let fields: Result<[String], LexiconFault>
  }

  private let bytes: ArraySlice<UInt8>
  private let separator: UInt8
  private var index: Int
  private var line = 1

  private static let quote: UInt8 = 0x22

  /// Chooses the separator: the most frequent one of `,`, `;` and tab in the first line.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
    let first = TextBytes.lines(bytes.prefix(16_384)).first?.bytes ?? []
    let separators: [UInt8] = [0x2C, 0x3B, 0x09]
    let counts = separators.map { separator in first.count { $0 == separator } }
    separator = zip(counts, separators).max { $0.0 < $1.0 && $0.0 != $1.0 }?.1 ?? 0x2C
  }

  /// Returns the next row that is not empty; nil at the end.
  ///
  /// If a quotation mark is never closed, only its line is rejected. Reading continues with the
  /// next line.
  mutating func next() -> Row? {
    while index < bytes.endIndex {
      let start = (line, index)
      let result: Result<[String], LexiconFault>
      do throws(LexiconFault) {
        result = .success(try fields())
      } catch {
        (line, index) = start
        skipLine()
        result = .failure(error)
      }
      if case .success(let fields) = result, fields == [""] { continue }
      return Row(line: start.0, fields: result)
    }
    return nil
  }

  private mutating func fields() throws(LexiconFault) -> [String] {
    var fields: [String] = []
    while true {
      fields.append(try field())
      guard index < bytes.endIndex, bytes[index] == separator else { break }
      index += 1
    }
    skipLine()
    return fields
  }

  /// Reads the field at `index` and moves `index` to the separator or line end that follows.
  private mutating func field() throws(LexiconFault) -> String {
    var content: [UInt8] = []
    if index < bytes.endIndex, bytes[index] == Self.quote {
      try readQuoted(into: &content)
    } else {
      while index < bytes.endIndex, !isEnd(bytes[index]) {
        content.append(bytes[index])
        index += 1
      }
    }
    guard let text = String(validating: content, as: UTF8.self) else { throw .invalidText }
    return text
  }

  private mutating func readQuoted(into content: inout [UInt8]) throws(LexiconFault) {
    index += 1
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      guard byte == Self.quote else {
        if byte == 0x0A { line += 1 }
        content.append(byte)
        continue
      }
      guard index < bytes.endIndex, bytes[index] == Self.quote else {
        guard index == bytes.endIndex || isEnd(bytes[index]) else { throw .textBehindQuote }
        return
      }
      content.append(Self.quote)
      index += 1
    }
    throw .unfinishedQuote
  }

  private func isEnd(_ byte: UInt8) -> Bool { byte == separator || byte == 0x0A || byte == 0x0D }

  /// Moves past the line end.
  private mutating func skipLine() {
    while index < bytes.endIndex, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    guard index < bytes.endIndex else { return }
    if bytes[index] == 0x0D, index + 1 < bytes.endIndex, bytes[index + 1] == 0x0A { index += 1 }
    index += 1
    line += 1
  }
}
