import DictionaryImage

/// The length and the checksum of a database when it was closed: one that still has them needs no
/// further check. It is read in a few milliseconds, where SQLite's own check takes a hundred.
struct DatabaseSeal: Equatable {
  private let length: UInt64
  private let checksum: UInt32

  /// The seal of the database as it is now; nil where a transaction was cut off, or there is none.
  init?(ofDatabaseIn files: HistoryFiles) {
    guard PrivateFile.size(of: files.journal) == 0,
      let database = try? MappedFile(path: files.database)
    else { return nil }
    length = UInt64(database.bytes.count)
    checksum = ImageLayout.checksum(database.bytes)
  }

  /// The seal that was written last; nil where there is none or it is torn.
  init?(writtenIn files: HistoryFiles) {
    guard let seal = try? MappedFile(path: files.seal) else { return nil }
    let fields = String(decoding: seal.bytes, as: UTF8.self).split(separator: " ")
    guard fields.count == 2, let length = UInt64(fields[0]),
      let checksum = UInt32(fields[1], radix: 16)
    else { return nil }
    self.length = length
    self.checksum = checksum
  }

  /// Writes the seal.
  func write(in files: HistoryFiles) throws {
    try files.write(Array("\(length) \(String(checksum, radix: 16))".utf8), to: files.seal)
  }
}
