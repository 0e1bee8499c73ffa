import DictionaryBuilder
import DictionaryFormat

/// A file of n-gram counts (`.ngrams`), in ascending order.
///
/// ```
/// offset  size  header, little-endian
///      0     8  magic "GKNGRAMS"
///      8     4  format version
///     12     2  order
///     14     2  bits a word
///     16     8  fingerprint of the vocabulary
///     24        records: the distance to the n-gram before, then its count, both as LEB128
///   end-16   8  number of records
///    end-8   8  sum of all counts
/// ```
///
/// A file is written under another name and renamed when it is whole; one that was cut short is
/// noticed by its last sixteen bytes.
public struct CountFile {
  static let magic = Array("GKNGRAMS".utf8)
  static let version: UInt32 = 1
  static let headerLength = 24
  static let trailerLength = 16

  /// Where the file is.
  public let path: String
  /// How n-grams are packed.
  public let packing: NGramPacking
  /// The vocabulary that was counted with.
  public let vocabularyFingerprint: UInt64
  /// How many different n-grams there are.
  public let recordCount: Int
  /// The sum of all counts.
  public let total: UInt64
  private let file: MappedFile

  /// Opens a file of counts made with a vocabulary of `vocabularySize` words.
  public init(path: String, vocabularySize: Int) throws(DictionaryError) {
    do throws(ImageError) {
      file = try MappedFile(path: path)
    } catch {
      if case .unreadable(_, let code) = error { throw .unreadable(path: path, code: code) }
      throw .malformed(path: path, line: nil, reason: "it is empty; count again")
    }
    func malformed(_ reason: String) -> DictionaryError {
      .malformed(path: path, line: nil, reason: reason)
    }
    let bytes = file.bytes
    guard bytes.count >= Self.headerLength + Self.trailerLength, bytes.starts(with: Self.magic)
    else { throw malformed("it is no file of n-gram counts; make one with 'ime-dict count'") }
    func integer<T: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, _ type: T.Type) -> T {
      T(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
    }
    guard integer(8, UInt32.self) == Self.version else {
      throw malformed("it has another version of the format; count again")
    }
    guard
      let packing = NGramPacking(
        order: Int(integer(12, UInt16.self)), vocabularySize: vocabularySize),
      packing.bitsPerWord == Int(integer(14, UInt16.self))
    else { throw malformed("it was counted with another vocabulary; count again") }
    self.path = path
    self.packing = packing
    vocabularyFingerprint = integer(16, UInt64.self)
    let records = integer(bytes.count - 16, UInt64.self)
    guard records <= UInt64(bytes.count) else { throw malformed("it is cut short; count again") }
    recordCount = Int(records)
    total = integer(bytes.count - 8, UInt64.self)
  }

  /// The records from the first on.
  func makeReader() -> Reader {
    Reader(file: file, path: path, left: recordCount, sum: total)
  }

  /// Reads the records of a file one after the other.
  struct Reader {
    private let file: MappedFile
    private let path: String
    private var offset = CountFile.headerLength
    private var left: Int
    private var sum: UInt64
    private(set) var key: UInt64 = 0
    private(set) var count: UInt64 = 0

    fileprivate init(file: MappedFile, path: String, left: Int, sum: UInt64) {
      self.file = file
      self.path = path
      self.left = left
      self.sum = sum
    }

    /// Reads the next record into `key` and `count`; false at the end.
    mutating func next() throws(DictionaryError) -> Bool {
      let end = file.bytes.count - CountFile.trailerLength
      guard left > 0 else {
        guard offset == end, sum == 0 else { throw damaged() }
        return false
      }
      left -= 1
      guard let distance = varint(end), let count = varint(end), count > 0, count <= sum else {
        throw damaged()
      }
      let (next, overflow) = key.addingReportingOverflow(distance)
      guard !overflow else { throw damaged() }
      key = next
      self.count = count
      sum -= count
      return true
    }

    private func damaged() -> DictionaryError {
      .malformed(path: path, line: nil, reason: "it is damaged at byte \(offset); count again")
    }

    @inline(__always)
    private mutating func varint(_ end: Int) -> UInt64? {
      var value: UInt64 = 0
      var shift: UInt64 = 0
      while offset < end, shift < 64 {
        let byte = file.bytes[offset]
        offset += 1
        value |= UInt64(byte & 0x7F) << shift
        if byte < 0x80 { return value }
        shift += 7
      }
      return nil
    }
  }
}
