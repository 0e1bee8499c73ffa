import DictionaryImage
import UserHistory

/// A row of the table `cell`.
struct CellRow {
  let key: HistoryKey
  let device: DeviceID
  let cell: HistoryCell

  /// A checksum over the whole row.
  var checksum: Int64 {
    var bytes = RowBytes()
    bytes.append(key.language)
    bytes.append(Int64(key.kind.rawValue))
    bytes.append(key.context)
    bytes.append(key.reading)
    bytes.append(key.text)
    bytes.append(device)
    bytes.append(Int64(cell.weight.units))
    bytes.append(cell.last)
    return bytes.checksum
  }
}

/// The sums of the rows of the table `cell`.
struct StoredEntries {
  /// The keys in order, each once, with their weights summed over all devices.
  private(set) var entries: [(key: HistoryKey, weight: HistoryWeight)] = []
  /// The number of rows.
  private(set) var rowCount = 0

  /// Creates empty sums with room for a number of entries: growing would copy 100,000 of them.
  init(capacity: Int) { entries.reserveCapacity(capacity) }

  /// Adds the next row.
  mutating func append(_ key: HistoryKey, _ weight: HistoryWeight) {
    rowCount += 1
    if let last = entries.last, last.key == key {
      entries[entries.count - 1].weight = last.weight + weight
    } else {
      entries.append((key, weight))
    }
  }
}

/// A row of the table `device`.
struct DeviceRow {
  let device: DeviceID
  let version: Int64

  /// A checksum over the whole row.
  var checksum: Int64 {
    var bytes = RowBytes()
    bytes.append(device)
    bytes.append(version)
    return bytes.checksum
  }
}

/// The fields of a row separated by tabs, the input of its checksum. One is made for each of up to
/// 100,000 rows when a history that was not closed is opened.
private struct RowBytes {
  private var bytes: [UInt8] = []
  private var isBegun = false

  init() { bytes.reserveCapacity(128) }

  mutating func append(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func separate() {
    if isBegun { bytes.append(UInt8(ascii: "\t")) }
    isBegun = true
  }

  mutating func append(_ number: Int64) { append(String(number)) }

  mutating func append(_ device: DeviceID) {
    separate()
    for shift in stride(from: UInt64(60), through: 0, by: -4) {
      let digit = UInt8(device.number >> shift & 0xF)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
    }
  }

  var checksum: Int64 { Int64(bytes.withUnsafeBytes(ImageLayout.checksum)) }
}

extension CellRow {
  /// The columns in the order of the table.
  var values: [SQLiteValue] {
    HistoryDatabase.values(key, device) + [
      .integer(Int64(cell.weight.units)), .integer(cell.last), .integer(checksum),
    ]
  }

  /// Creates a row from its columns in the order of the table; nil if they do not match the checksum.
  init?(
    language: String, kind: Int64, context: String, reading: String, text: String, device: Int64,
    weight: Int64, last: Int64, checksum: Int64
  ) {
    guard let kind = UInt8(exactly: kind).flatMap(HistoryKey.Kind.init),
      let units = UInt32(exactly: weight)
    else { return nil }
    key = HistoryKey(
      language: language, kind: kind, context: context, reading: reading, text: text)
    self.device = DeviceID(UInt64(bitPattern: device))
    cell = HistoryCell(weight: HistoryWeight(units: units), last: last)
    guard self.checksum == checksum else { return nil }
  }

  /// Creates the row that a statement is at; nil if it is damaged.
  init?(_ row: borrowing SQLiteRow) {
    guard let language = row.text(0), let kind = row.integer(1), let context = row.text(2),
      let reading = row.text(3), let text = row.text(4), let device = row.integer(5),
      let weight = row.integer(6), let last = row.integer(7), let checksum = row.integer(8)
    else { return nil }
    self.init(
      language: language, kind: kind, context: context, reading: reading, text: text,
      device: device, weight: weight, last: last, checksum: checksum)
  }
}

extension CellRow: Equatable {
  /// Returns the row as it may be kept; nil if its texts may not be.
  ///
  /// - Parameter now: the latest time that is possible. Rows that this store wrote itself have passed
  ///   `HistoryClock`, and the clock of today may be wrong.
  func admitted(at now: HistoryTime = .max) -> CellRow? {
    key.isLearnable ? CellRow(key: key, device: device, cell: cell.admitted(at: now)) : nil
  }
}

extension DeviceRow {
  /// Creates a row from its columns; nil if the checksum is another one.
  init?(number: Int64, version: Int64, checksum: Int64) {
    device = DeviceID(UInt64(bitPattern: number))
    self.version = version
    guard self.checksum == checksum else { return nil }
  }

  /// The columns in the order of the table.
  var values: [SQLiteValue] {
    [.integer(Int64(bitPattern: device.number)), .integer(version), .integer(checksum)]
  }
}
