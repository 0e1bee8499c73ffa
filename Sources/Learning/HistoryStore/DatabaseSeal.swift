import DictionaryImage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The length and the checksum of a database when it was closed: one that still has them needs no
/// further check. It is read in a few milliseconds, where SQLite's own check takes a hundred.
struct DatabaseSeal: Equatable {
  private let length: UInt64
  private let checksum: UInt32

  /// The seal of the database as it is now; nil where a transaction was cut off, or there is none.
  init?(ofDatabaseIn files: HistoryFiles) {
    let journal = try? FileManager.default.attributesOfItem(atPath: files.journal)
    guard (journal?[.size] as? Int ?? 0) == 0,
      let data = try? Data(contentsOf: URL(fileURLWithPath: files.database), options: .alwaysMapped)
    else { return nil }
    length = UInt64(data.count)
    checksum = data.withUnsafeBytes(ImageLayout.checksum)
  }

  /// The seal that was written last; nil where there is none or it is torn.
  init?(writtenIn files: HistoryFiles) {
    guard let data = FileManager.default.contents(atPath: files.seal) else { return nil }
    let fields = String(decoding: data, as: UTF8.self).split(separator: " ")
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
