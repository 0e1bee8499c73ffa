/// Serializes named sections as an image. Equal sections in equal order give equal bytes on every
/// machine.
public struct ImageWriter {
  private var sections: [(name: String, bytes: [UInt8])] = []

  /// Creates a writer without sections.
  public init() {}

  /// Adds a section.
  ///
  /// - Parameter name: an ASCII name, unique, at most 24 bytes. Only the programs of this package
  ///   choose names.
  package mutating func add(_ name: String, bytes: [UInt8]) {
    precondition(name.utf8.count <= ImageLayout.nameLength, "section name too long: \(name)")
    sections.append((name, bytes))
  }

  /// Adds the sections of another writer.
  package mutating func add(_ other: ImageWriter) {
    sections += other.sections
  }

  /// An upper bound of the bytes that the sections take in an image: with padding and their entries
  /// in the section table, without the header.
  package var byteCount: Int {
    sections.reduce(0) { $0 + $1.bytes.count + Self.sectionOverhead }
  }

  /// An upper bound of the bytes that a section takes besides its content.
  package static var sectionOverhead: Int {
    ImageLayout.tableEntryLength + ImageLayout.alignment - 1
  }

  /// Adds a section of UTF-8 text.
  package mutating func add(_ name: String, text: String) {
    add(name, bytes: Array(text.utf8))
  }

  /// Adds a section of little-endian integers.
  package mutating func add<Element: FixedWidthInteger & BitwiseCopyable>(
    _ name: String, integers: [Element]
  ) {
    #if _endian(little)
      let bytes = integers.withUnsafeBytes { Array($0) }
    #else
      let bytes = integers.flatMap { withUnsafeBytes(of: $0.littleEndian, Array.init) }
    #endif
    add(name, bytes: bytes)
  }

  /// Returns the bytes of the whole image.
  public func serialized() -> [UInt8] {
    let payloadStart = ImageLayout.headerLength + sections.count * ImageLayout.tableEntryLength
    var table: [UInt8] = []
    var end = payloadStart
    for section in sections {
      let offset = Self.aligned(end)
      let name = Array(section.name.utf8)
      table += name + [UInt8](repeating: 0, count: ImageLayout.nameLength - name.count)
      table.append(littleEndian: UInt64(offset))
      table.append(littleEndian: UInt64(section.bytes.count))
      table.append(littleEndian: section.bytes.withUnsafeBytes(ImageLayout.checksum))
      table.append(littleEndian: UInt32(0))
      end = offset + section.bytes.count
    }
    var image = ImageLayout.magic
    image.reserveCapacity(end)
    image.append(littleEndian: ImageLayout.version)
    image.append(littleEndian: UInt32(sections.count))
    image.append(littleEndian: UInt64(end))
    image.append(littleEndian: table.withUnsafeBytes(ImageLayout.checksum))
    image.append(littleEndian: image.withUnsafeBytes(ImageLayout.checksum))
    image += table
    for section in sections {
      image.append(contentsOf: repeatElement(0, count: Self.aligned(image.count) - image.count))
      image += section.bytes
    }
    return image
  }

  private static func aligned(_ offset: Int) -> Int {
    (offset + ImageLayout.alignment - 1) & -ImageLayout.alignment
  }
}

extension [UInt8] {
  fileprivate mutating func append<T: FixedWidthInteger & BitwiseCopyable>(littleEndian value: T) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }
}
