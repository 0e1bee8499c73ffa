/// A file of n-gram counts (`.ngrams`), sorted by n-gram.
///
/// ```
/// offset  size  header, little-endian
///      0     8  magic "GKNGRAMS"
///      8     4  format version
///     12     2  order
///     14     2  bits per word
///     16     8  fingerprint of the vocabulary
///     24        records: difference to the previous n-gram, then its count, both as LEB128
///   end-24   8  number of records
///   end-16   8  sum of all counts
///    end-8   8  checksum of header and records
/// ```
///
/// A file is written under a temporary name and renamed when it is complete. A truncated or altered
/// file is detected by its last bytes, either when it is opened or when its last record has been
/// read.
package struct CountFile: Sendable {
  static let magic = Array("GKNGRAMS".utf8)
  static let version: UInt32 = 2
  static let headerLength = 24
  static let trailerLength = 24
  /// The minimum length of a record: two numbers of at least one byte each.
  private static let shortestRecord = 2

  /// The path of the file.
  package let path: String
  /// The packing of n-grams into keys.
  package let packing: NGramPacking
  /// The fingerprint of the vocabulary used for counting.
  package let vocabularyFingerprint: UInt64
  /// The number of words of the vocabulary, including the special ones.
  package let vocabularySize: Int
  /// The number of distinct n-grams.
  package let recordCount: Int
  /// The sum of all counts.
  package let total: UInt64
  let checksum: UInt64
  let file: OpenFile

  /// Opens a count file and checks its header and trailer.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - vocabulary: The vocabulary it was counted with.
  /// - Throws: `DictionaryError` if the file cannot be read, is not a count file of this version,
  ///   was counted with another vocabulary, or is truncated.
  package init(path: String, vocabulary: Vocabulary) throws(DictionaryError) {
    try self.init(try OpenFile(path: path), vocabulary: vocabulary)
  }

  /// Reads the header and trailer of an open file.
  init(_ file: OpenFile, vocabulary: Vocabulary) throws(DictionaryError) {
    let path = file.path
    func malformed(_ reason: String) -> DictionaryError {
      .malformed(path: path, line: nil, reason: reason)
    }
    func integer<T: FixedWidthInteger & BitwiseCopyable>(
      _ bytes: [UInt8], _ offset: Int, _ type: T.Type
    ) -> T {
      bytes.withUnsafeBytes { T(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: type)) }
    }
    let header = try file.read(at: 0, count: Self.headerLength)
    guard header.count == Self.headerLength, header.starts(with: Self.magic) else {
      throw malformed("not a file of n-gram counts; make one with 'ime-dict count'")
    }
    guard integer(header, 8, UInt32.self) == Self.version else {
      throw malformed("the file has another format version; count again")
    }
    guard
      let packing = NGramPacking(
        order: Int(integer(header, 12, UInt16.self)), vocabularySize: vocabulary.count),
      packing.bitsPerWord == Int(integer(header, 14, UInt16.self)),
      integer(header, 16, UInt64.self) == vocabulary.fingerprint
    else {
      throw malformed(
        "the counts were made with another vocabulary; give that one, or count again")
    }
    let space = file.length - Self.headerLength - Self.trailerLength
    guard space >= 0 else { throw malformed("the file is truncated; count again") }
    let trailer = try file.read(
      at: file.length - Self.trailerLength, count: Self.trailerLength)
    guard trailer.count == Self.trailerLength,
      let records = Int(exactly: integer(trailer, 0, UInt64.self)),
      records <= space / Self.shortestRecord
    else { throw malformed("the file is truncated; count again") }
    self.file = file
    self.path = path
    self.packing = packing
    vocabularyFingerprint = vocabulary.fingerprint
    vocabularySize = vocabulary.count
    recordCount = records
    total = integer(trailer, 8, UInt64.self)
    checksum = integer(trailer, 16, UInt64.self)
  }

  /// Returns a reader at the first record.
  package func makeReader() -> CountFileReader { CountFileReader(self) }
}

/// The checksum of a count file, over its header and then each record.
struct CountChecksum {
  private(set) var value: UInt64

  init(packing: NGramPacking, vocabularyFingerprint: UInt64) {
    value =
      vocabularyFingerprint ^ UInt64(packing.order) << 32 ^ UInt64(packing.bitsPerWord) << 16
    mix(UInt64(CountFile.version))
  }

  mutating func add(key: UInt64, count: UInt64) {
    mix(key)
    mix(count)
  }

  /// Every step is a bijection of the state, so two values that differ in one number give different
  /// results.
  private mutating func mix(_ number: UInt64) {
    value = (value ^ number) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
  }
}
