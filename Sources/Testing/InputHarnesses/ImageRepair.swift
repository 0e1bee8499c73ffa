import DictionaryImage

/// Writes header and checksums that fit the bytes of an image, so that changed bytes reach the readers
/// of the sections. Without it nearly every input would end at a checksum.
enum ImageRepair {
  static func repaired(_ input: [UInt8]) -> [UInt8] {
    var bytes = input
    guard bytes.count >= ImageLayout.headerLength else { return bytes }
    bytes.replaceSubrange(0..<8, with: ImageLayout.magic)
    write(ImageLayout.version, at: 8, in: &bytes)
    write(UInt64(bytes.count), at: 16, in: &bytes)
    let room = (bytes.count - ImageLayout.headerLength) / ImageLayout.tableEntryLength
    let count = min(Int(read(UInt32.self, at: 12, in: bytes)), room, ImageLayout.maximumSections)
    write(UInt32(count), at: 12, in: &bytes)
    let tableEnd = ImageLayout.headerLength + count * ImageLayout.tableEntryLength
    for index in 0..<count {
      let entry = ImageLayout.headerLength + index * ImageLayout.tableEntryLength
      let offset = read(UInt64.self, at: entry + 24, in: bytes)
      let (end, overflow) = offset.addingReportingOverflow(
        read(UInt64.self, at: entry + 32, in: bytes))
      guard !overflow, end <= UInt64(bytes.count), offset >= UInt64(tableEnd) else { continue }
      write(checksum(of: Int(offset)..<Int(end), in: bytes), at: entry + 40, in: &bytes)
    }
    write(checksum(of: ImageLayout.headerLength..<tableEnd, in: bytes), at: 24, in: &bytes)
    write(checksum(of: 0..<28, in: bytes), at: 28, in: &bytes)
    return bytes
  }

  private static func checksum(of range: Range<Int>, in bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBytes { ImageLayout.checksum(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  private static func read<T: FixedWidthInteger & BitwiseCopyable>(
    _ type: T.Type, at offset: Int, in bytes: [UInt8]
  ) -> T {
    bytes.withUnsafeBytes { T(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: type)) }
  }

  private static func write<T: FixedWidthInteger & BitwiseCopyable>(
    _ value: T, at offset: Int, in bytes: inout [UInt8]
  ) {
    withUnsafeBytes(of: value.littleEndian) {
      bytes.replaceSubrange(offset..<offset + $0.count, with: $0)
    }
  }
}
