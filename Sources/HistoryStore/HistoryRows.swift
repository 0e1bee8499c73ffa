import DictionaryFormat
import GRDB
import UserHistory

/// A row of the table `cell`.
struct CellRow {
  let key: HistoryKey
  let device: DeviceID
  let cell: HistoryCell

  /// Over everything in the row.
  var checksum: Int64 {
    rowChecksum(
      "\(key.language)\t\(key.kind.rawValue)\t\(key.context)\t\(key.reading)\t\(key.text)"
        + "\t\(device)\t\(cell.weight.units)\t\(cell.last)")
  }
}

/// What the rows of the table `cell` come to.
struct StoredEntries {
  /// The keys in order, each once, with what they weigh, all devices together.
  private(set) var entries: [(key: HistoryKey, weight: HistoryWeight)] = []
  /// How many rows there are.
  private(set) var rowCount = 0
  /// How many rows are not what was written.
  var damagedRows = 0

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

/// A row of the table `forgotten`.
struct ForgottenRow {
  let word: ForgottenWord
  let time: HistoryTime

  /// Over everything in the row.
  var checksum: Int64 { rowChecksum("\(word.language)\t\(word.digest)\t\(time)") }
}

private func rowChecksum(_ text: String) -> Int64 {
  var text = text
  return Int64(text.withUTF8 { ImageLayout.checksum(UnsafeRawBufferPointer($0)) })
}

extension CellRow {
  /// A row as its columns say, in the order of the table; nil where they cannot be one.
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

  /// The row that a statement stands at.
  init?(_ row: Row) {
    guard let language = String.fromDatabaseValue(row[0]),
      let kind = Int64.fromDatabaseValue(row[1]),
      let context = String.fromDatabaseValue(row[2]),
      let reading = String.fromDatabaseValue(row[3]), let text = String.fromDatabaseValue(row[4]),
      let device = Int64.fromDatabaseValue(row[5]), let weight = Int64.fromDatabaseValue(row[6]),
      let last = Int64.fromDatabaseValue(row[7]), let checksum = Int64.fromDatabaseValue(row[8])
    else { return nil }
    self.init(
      language: language, kind: kind, context: context, reading: reading, text: text,
      device: device, weight: weight, last: last, checksum: checksum)
  }
}

extension ForgottenRow {
  /// A row as its columns say; nil where they cannot be one.
  init?(language: String, digest: String, time: Int64, checksum: Int64) {
    guard let digest = ForgottenWord.Digest(digest) else { return nil }
    word = ForgottenWord(digest: digest, language: language)
    self.time = time
    guard self.checksum == checksum else { return nil }
  }
}
