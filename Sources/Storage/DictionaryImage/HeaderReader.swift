/// A reader that verifies the header and the section table of an image.
struct HeaderReader {
  let path: String
  let bytes: UnsafeRawBufferPointer

  func sections() throws(ImageError) -> [Image.Section] {
    guard bytes.starts(with: ImageLayout.magic) else { throw .notAnImage(path: path) }
    guard bytes.count >= ImageLayout.headerLength else {
      throw .wrongLength(
        path: path, expected: UInt64(ImageLayout.headerLength), actual: UInt64(bytes.count))
    }
    let version = integer(at: 8, as: UInt32.self)
    guard version == ImageLayout.version else {
      throw .unsupportedVersion(path: path, found: version, supported: ImageLayout.version)
    }
    guard integer(at: 28, as: UInt32.self) == checksum(0..<28) else {
      throw .damagedHeader(path: path)
    }
    let length = integer(at: 16, as: UInt64.self)
    guard length == UInt64(bytes.count) else {
      throw .wrongLength(path: path, expected: length, actual: UInt64(bytes.count))
    }
    let count = Int(integer(at: 12, as: UInt32.self))
    let tableEnd = ImageLayout.headerLength + count * ImageLayout.tableEntryLength
    guard count <= ImageLayout.maximumSections, tableEnd <= bytes.count,
      integer(at: 24, as: UInt32.self) == checksum(ImageLayout.headerLength..<tableEnd)
    else { throw .damagedHeader(path: path) }

    var sections: [Image.Section] = []
    for index in 0..<count {
      sections.append(try section(at: index, after: tableEnd))
    }
    return sections
  }

  private func section(at index: Int, after tableEnd: Int) throws(ImageError) -> Image.Section {
    let start = ImageLayout.headerLength + index * ImageLayout.tableEntryLength
    let name = bytes[start..<(start + ImageLayout.nameLength)].prefix { $0 != 0 }
    let offset = integer(at: start + 24, as: UInt64.self)
    let length = integer(at: start + 32, as: UInt64.self)
    let (end, overflow) = offset.addingReportingOverflow(length)
    guard !overflow, end <= UInt64(bytes.count), offset >= UInt64(tableEnd) else {
      throw .damagedHeader(path: path)
    }
    return Image.Section(
      name: String(decoding: name, as: UTF8.self), offset: Int(offset), length: Int(length),
      checksum: integer(at: start + 40, as: UInt32.self))
  }

  private func integer<T: FixedWidthInteger & BitwiseCopyable>(at offset: Int, as type: T.Type) -> T
  {
    T(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
  }

  private func checksum(_ range: Range<Int>) -> UInt32 {
    ImageLayout.checksum(UnsafeRawBufferPointer(rebasing: bytes[range]))
  }
}
