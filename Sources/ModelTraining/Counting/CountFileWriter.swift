import DictionaryBuilder
import DictionaryFormat
import ToolSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a file of counts record by record. Until `finish` the file has another name.
struct CountFileWriter {
  private static let bufferLength = 1 << 20

  private let path: String
  private let temporary: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var lastKey: UInt64 = 0
  private var records: UInt64 = 0
  private var total: UInt64 = 0

  init(
    path: String, packing: NGramPacking, vocabularyFingerprint: UInt64
  ) throws(DictionaryError) {
    self.path = path
    temporary = "\(path).\(getpid()).tmp"
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw .unwritable(path: path, code: errno) }
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

  /// Writes a record. Keys must ascend.
  mutating func append(key: UInt64, count: UInt64) throws(DictionaryError) {
    appendVarint(key &- lastKey)
    appendVarint(count)
    lastKey = key
    records += 1
    total &+= count
    if buffer.count >= Self.bufferLength { try flush() }
  }

  private mutating func appendVarint(_ value: UInt64) {
    var value = value
    while value >= 0x80 {
      buffer.append(UInt8(truncatingIfNeeded: value) | 0x80)
      value >>= 7
    }
    buffer.append(UInt8(truncatingIfNeeded: value))
  }

  private mutating func flush() throws(DictionaryError) {
    let failure = writeAll(buffer, to: descriptor)
    buffer.removeAll(keepingCapacity: true)
    guard failure == 0 else { throw abandoned(failure) }
  }

  private func abandoned(_ code: Int32) -> DictionaryError {
    close(descriptor)
    unlink(temporary)
    return .unwritable(path: path, code: code)
  }

  /// Ends the file and gives it its name.
  mutating func finish() throws(DictionaryError) {
    append(records)
    append(total)
    try flush()
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw abandoned(errno) }
    close(descriptor)
    guard rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw .unwritable(path: path, code: code)
    }
  }
}
