import LibC
import ToolSupport

/// Writes the records of a count file to a file descriptor.
struct CountFileWriter {
  private static let bufferLength = 1 << 18

  private let path: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var lastKey: UInt64 = 0
  private var total: UInt64 = 0
  private var checksum: CountChecksum
  /// The number of records written so far.
  private(set) var records: UInt64 = 0

  /// Writes the header. `path` is used only in messages. The caller closes `descriptor`.
  init(
    to descriptor: Int32, path: String, packing: NGramPacking, vocabularyFingerprint: UInt64
  ) {
    self.descriptor = descriptor
    self.path = path
    checksum = CountChecksum(packing: packing, vocabularyFingerprint: vocabularyFingerprint)
    buffer.reserveCapacity(Self.bufferLength + 64)
    buffer += CountFile.magic
    append(CountFile.version)
    append(UInt16(truncatingIfNeeded: packing.order))
    append(UInt16(truncatingIfNeeded: packing.bitsPerWord))
    append(vocabularyFingerprint)
  }

  private mutating func append<T: FixedWidthInteger>(_ value: T) {
    withUnsafeBytes(of: value.littleEndian) { buffer.append(contentsOf: $0) }
  }

  /// Appends a record. Keys must be in strictly ascending order.
  mutating func append(key: UInt64, count: UInt64) throws(DictionaryError) {
    buffer.append(leb128: key &- lastKey)
    buffer.append(leb128: count)
    checksum.add(key: key, count: count)
    lastKey = key
    records += 1
    total = try sum(total, count)
    if buffer.count >= Self.bufferLength { try flush() }
  }

  /// Returns the sum of two counts. Throws if it does not fit in 64 bits.
  func sum(_ first: UInt64, _ second: UInt64) throws(DictionaryError) -> UInt64 {
    let (sum, overflow) = first.addingReportingOverflow(second)
    guard !overflow else {
      throw .malformed(path: path, line: nil, reason: "the counts add up to more than 2^64")
    }
    return sum
  }

  private mutating func flush() throws(DictionaryError) {
    let failure = writeAll(buffer, to: descriptor)
    buffer.removeAll(keepingCapacity: true)
    guard failure == 0 else { throw .unwritable(path: path, code: failure) }
  }

  /// Writes the trailer.
  mutating func finish() throws(DictionaryError) {
    append(records)
    append(total)
    append(checksum.value)
    try flush()
  }
}

extension CountFile {
  /// Writes a file at `path` with the records that `body` appends. A reader sees either the old
  /// file or the complete new one.
  ///
  /// - Returns: The number of records.
  static func write(
    to path: String, packing: NGramPacking, vocabulary: Vocabulary,
    _ body: (inout CountFileWriter) throws(DictionaryError) -> Void
  ) throws(DictionaryError) -> Int {
    var records = 0
    var failure: DictionaryError?
    let outcome = Result { () throws(DictionaryError) in
      try FileAccess.writeAtomically(to: path) { descriptor in
        var writer = CountFileWriter(
          to: descriptor, path: path, packing: packing,
          vocabularyFingerprint: vocabulary.fingerprint)
        do throws(DictionaryError) {
          try body(&writer)
          try writer.finish()
        } catch {
          failure = error
          return ECANCELED
        }
        records = Int(clamping: writer.records)
        return 0
      }
    }
    if let failure { throw failure }
    try outcome.get()
    return records
  }
}
