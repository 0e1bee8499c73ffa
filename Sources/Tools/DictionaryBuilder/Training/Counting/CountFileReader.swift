/// Reads the records of a count file in order with a small buffer.
package struct CountFileReader {
  private static let bufferLength = 1 << 14
  /// The maximum length of a record in bytes: two LEB128 numbers of 64 bits.
  private static let maximumRecordLength = 20

  private let source: CountFile
  private let end: Int
  private var buffer: [UInt8] = []
  private var position = 0
  /// The file offset of the end of the buffer.
  private var offset = CountFile.headerLength
  private var left: Int
  private var sum: UInt64
  private var checksum: CountChecksum
  /// The packed n-gram of the last record read.
  package private(set) var key: UInt64 = 0
  /// The number of its occurrences.
  package private(set) var count: UInt64 = 0

  init(_ source: CountFile) {
    self.source = source
    end = source.file.length - CountFile.trailerLength
    left = source.recordCount
    sum = source.total
    checksum = CountChecksum(
      packing: source.packing, vocabularyFingerprint: source.vocabularyFingerprint)
  }

  /// Reads the next record into `key` and `count`. Every n-gram consists of words of the
  /// vocabulary.
  ///
  /// - Returns: false at the end.
  /// - Throws: `DictionaryError` if the file cannot be read or is damaged.
  package mutating func next() throws(DictionaryError) -> Bool {
    if buffer.count - position < Self.maximumRecordLength, offset < end { try fill() }
    guard left > 0 else {
      guard position == buffer.count, offset == end, sum == 0, checksum.value == source.checksum
      else { throw damaged() }
      return false
    }
    let isFirst = left == source.recordCount
    guard let distance = buffer.leb128(at: &position), let count = buffer.leb128(at: &position),
      count > 0, count <= sum,
      distance > 0 || isFirst
    else { throw damaged() }
    let (next, overflow) = key.addingReportingOverflow(distance)
    guard !overflow, source.packing.holds(next, vocabularySize: source.vocabularySize) else {
      throw damaged()
    }
    key = next
    self.count = count
    left -= 1
    sum -= count
    checksum.add(key: key, count: count)
    return true
  }

  private mutating func fill() throws(DictionaryError) {
    let bytes = try source.file.read(at: offset, count: min(Self.bufferLength, end - offset))
    guard !bytes.isEmpty else { throw damaged() }
    buffer.removeFirst(position)
    position = 0
    buffer += bytes
    offset += bytes.count
  }

  private func damaged() -> DictionaryError {
    .malformed(
      path: source.path, line: nil,
      reason: "the file is damaged at byte \(offset - buffer.count + position); count again")
  }
}
