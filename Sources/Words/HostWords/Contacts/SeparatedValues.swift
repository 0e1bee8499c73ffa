/// Rows of separated values (RFC 4180): fields in quotation marks may hold separators, doubled
/// quotation marks and line ends.
struct SeparatedValues {
  /// A row, or what is wrong with it.
  struct Row {
    /// The line it begins in, from 1.
    let line: Int
    let fields: Result<[String], LexiconFault>
  }

  private let bytes: ArraySlice<UInt8>
  private let separator: UInt8
  private var index: Int
  private var line = 1

  private static let quote: UInt8 = 0x22

  /// The separator is the one of `,`, `;` and tab that the first line has most of.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
    let first = TextBytes.lines(bytes.prefix(16_384)).first?.bytes ?? []
    let separators: [UInt8] = [0x2C, 0x3B, 0x09]
    let counts = separators.map { separator in first.count { $0 == separator } }
    separator = zip(counts, separators).max { $0.0 < $1.0 && $0.0 != $1.0 }?.1 ?? 0x2C
  }

  /// The next row that is not blank; nil at the end. A quotation mark that is never closed refuses
  /// its own line only: reading goes on with the next.
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

  /// The field at the index, which then is at the separator or line end behind it.
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

  /// Goes behind the end of the line.
  private mutating func skipLine() {
    while index < bytes.endIndex, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    guard index < bytes.endIndex else { return }
    if bytes[index] == 0x0D, index + 1 < bytes.endIndex, bytes[index + 1] == 0x0A { index += 1 }
    index += 1
    line += 1
  }
}
