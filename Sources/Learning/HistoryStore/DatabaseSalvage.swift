import DictionaryImage
import LibC
import UserHistory

/// Reads the rows that are intact out of a damaged database, page by page, and trusts nothing that
/// leads from one page to another. The checksum of a row decides whether it is one.
///
/// The tables have no row numbers, so their rows are in the pages of index B-trees: type 10 for
/// leaves, type 2 inside (SQLite, "Database File Format", section 1.6). Rows are shorter than what
/// such a page keeps to itself, 1,002 bytes, so none continues elsewhere. One page is held at a time.
struct DatabaseSalvage {
  /// A row that was found.
  enum Row {
    case cell(CellRow)
    case device(DeviceRow)
    /// A setting. It has no checksum of its own.
    case setting(String, UInt64)
  }

  private let path: String

  /// - Parameter path: the damaged database.
  init(path: String) { self.path = path }

  /// Calls `body` with each row that is intact, in the order of the file.
  ///
  /// - Throws: an error if the file cannot be read, or what `body` throws.
  func forEachRow(_ body: (Row) throws -> Void) throws {
    let descriptor = InputFile.openRegular(path)
    guard descriptor >= 0 else { throw FileError(path, code: -descriptor) }
    defer { close(descriptor) }
    var offset: off_t = 0
    var page = [UInt8](repeating: 0, count: HistorySchema.pageSize)
    while true {
      let count = pread(descriptor, &page, page.count, offset)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError(path) }
      guard count > 0 else { return }
      // The first page begins with the header of the file.
      try readPage(Array(page.prefix(count)), header: offset == 0 ? 100 : 0, body)
      offset += off_t(page.count)
    }
  }

  private func readPage(
    _ page: [UInt8], header: Int, _ body: (Row) throws -> Void
  ) throws {
    guard page.count > header + 12, page[header] == 10 || page[header] == 2 else { return }
    let isLeaf = page[header] == 10
    let count = Int(page[header + 3]) << 8 | Int(page[header + 4])
    let pointers = header + (isLeaf ? 8 : 12)
    for index in 0..<count {
      let position = pointers + 2 * index
      guard position + 1 < page.count else { return }
      let cell = Int(page[position]) << 8 | Int(page[position + 1])
      // Inside, the number of the page to the left stands before the row.
      var record = RecordReader(page, at: isLeaf ? cell : cell + 4)
      if let row = record.columns().flatMap(row) { try body(row) }
    }
  }

  private func row(_ columns: [RecordValue]) -> Row? {
    let texts = columns.compactMap(\.text)
    let numbers = columns.compactMap(\.number)
    switch (texts.count, numbers.count) {
    case (4, 5):
      return CellRow(
        language: texts[0], kind: numbers[0], context: texts[1], reading: texts[2], text: texts[3],
        device: numbers[1], weight: numbers[2], last: numbers[3], checksum: numbers[4]
      ).map(Row.cell)
    case (0, 3):
      return DeviceRow(number: numbers[0], version: numbers[1], checksum: numbers[2])
        .map(Row.device)
    case (1, 1): return .setting(texts[0], UInt64(bitPattern: numbers[0]))
    default: return nil
    }
  }
}

/// A value in a record.
struct RecordValue {
  var text: String?
  var number: Int64?
}

/// Reads a record of SQLite: a header of types, then the values (section 2.1 of the format).
private struct RecordReader {
  private let page: [UInt8]
  private var position: Int

  init(_ page: [UInt8], at position: Int) {
    self.page = page
    self.position = position
  }

  /// The columns; nil where the bytes are no record that lies in the page.
  mutating func columns() -> [RecordValue]? {
    guard let length = varint(), length <= 1_002 else { return nil }
    let start = position
    guard start + Int(length) <= page.count, let headerLength = varint(), headerLength <= length
    else { return nil }
    var types: [Int64] = []
    while position < start + Int(headerLength) {
      guard let type = varint() else { return nil }
      types.append(type)
    }
    var columns: [RecordValue] = []
    for type in types {
      guard let value = value(ofType: type, end: start + Int(length)) else { return nil }
      columns.append(value)
    }
    return columns
  }

  private mutating func value(ofType type: Int64, end: Int) -> RecordValue? {
    switch type {
    case 1...6:
      let lengths = [1, 2, 3, 4, 6, 8]
      guard let bytes = take(lengths[Int(type) - 1], end: end) else { return nil }
      let sign: Int64 = bytes.first.map { $0 & 0x80 } == 0 ? 0 : -1
      return RecordValue(number: bytes.reduce(sign) { $0 << 8 | Int64($1) })
    case 8: return RecordValue(number: 0)
    case 9: return RecordValue(number: 1)
    case 13... where type % 2 == 1:
      guard let bytes = take(Int((type - 13) / 2), end: end),
        let text = String(validating: bytes, as: UTF8.self)
      else { return nil }
      return RecordValue(text: text)
    default: return nil
    }
  }

  private mutating func take(_ count: Int, end: Int) -> ArraySlice<UInt8>? {
    guard count <= end - position else { return nil }
    defer { position += count }
    return page[position..<position + count]
  }

  /// Seven bits a byte, the most significant first; the ninth byte has eight.
  private mutating func varint() -> Int64? {
    var value: UInt64 = 0
    for index in 0..<9 {
      guard page.indices.contains(position) else { return nil }
      let byte = page[position]
      position += 1
      if index == 8 { return Int64(bitPattern: value << 8 | UInt64(byte)).nonNegative }
      value = value << 7 | UInt64(byte & 0x7F)
      if byte < 0x80 { return Int64(bitPattern: value) }
    }
    return nil
  }
}

extension Int64 {
  fileprivate var nonNegative: Int64? { self < 0 ? nil : self }
}
