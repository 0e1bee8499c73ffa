/// Collects named sections and lays them out as the bytes of an image. The same sections in the
/// same order give the same bytes on every machine.
public struct ImageWriter {
  private var sections: [(name: String, bytes: [UInt8])] = []

  /// A writer without sections.
  public init() {}

  /// Adds a section. Names are ASCII, unique and at most 24 bytes; the programs of this package
  /// are the only ones to choose them.
  package mutating func add(_ name: String, bytes: [UInt8]) {
    precondition(name.utf8.count <= ImageLayout.nameLength, "section name too long: \(name)")
    sections.append((name, bytes))
  }

  /// Adds the sections of another writer.
  package mutating func add(_ other: ImageWriter) {
    sections += other.sections
  }

  /// How many bytes the sections take, without header and padding.
  package var byteCount: Int { sections.reduce(0) { $0 + $1.bytes.count } }

  /// Adds a section of UTF-8 text.
  package mutating func add(_ name: String, text: String) {
    add(name, bytes: Array(text.utf8))
  }

  /// Adds a section of little-endian integers.
  package mutating func add<Element: FixedWidthInteger & BitwiseCopyable>(
    _ name: String, integers: [Element]
  ) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(integers.count * MemoryLayout<Element>.size)
    for integer in integers { bytes.append(littleEndian: integer) }
    add(name, bytes: bytes)
  }

  /// The whole image.
  public func serialized() -> [UInt8] {
    let tableLength = sections.count * ImageLayout.tableEntryLength
    var table: [UInt8] = []
    var payload: [UInt8] = []
    for section in sections {
      let padding =
        -(ImageLayout.headerLength + tableLength + payload.count) & (ImageLayout.alignment - 1)
      payload.append(contentsOf: repeatElement(0, count: padding))
      let name = Array(section.name.utf8)
      table += name + [UInt8](repeating: 0, count: ImageLayout.nameLength - name.count)
      table.append(littleEndian: UInt64(ImageLayout.headerLength + tableLength + payload.count))
      table.append(littleEndian: UInt64(section.bytes.count))
      table.append(littleEndian: section.bytes.withUnsafeBytes(ImageLayout.checksum))
      table.append(littleEndian: UInt32(0))
      payload += section.bytes
    }
    var header = ImageLayout.magic
    header.append(littleEndian: ImageLayout.version)
    header.append(littleEndian: UInt32(sections.count))
    header.append(
      littleEndian: UInt64(ImageLayout.headerLength + tableLength + payload.count))
    header.append(littleEndian: table.withUnsafeBytes(ImageLayout.checksum))
    header.append(littleEndian: header.withUnsafeBytes(ImageLayout.checksum))
    return header + table + payload
  }
}

extension [UInt8] {
  fileprivate mutating func append<T: FixedWidthInteger & BitwiseCopyable>(littleEndian value: T) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }
}
