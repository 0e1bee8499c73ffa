/// Serializes named sections as an image. Equal sections in equal order give equal bytes on every
/// machine.
public struct ImageWriter {
  private var sections: [(name: String, content: Content)] = []

  /// The bytes of a section.
  private enum Content {
    case owned([UInt8])
    /// A section of another image, read in place when this one is written.
    case borrowed(Image, Image.Section)

    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
      switch self {
      case .owned(let bytes): bytes.withUnsafeBytes(body)
      case .borrowed(let image, let section):
        withExtendedLifetime(image) { body(image.bytes(of: section)) }
      }
    }

    var count: Int {
      switch self {
      case .owned(let bytes): bytes.count
      case .borrowed(_, let section): section.length
      }
    }

    /// The checksum of the bytes. A borrowed section keeps the one of its image, so that damage to
    /// it is found in this image too.
    var checksum: UInt32 {
      switch self {
      case .owned(let bytes): bytes.withUnsafeBytes(ImageLayout.checksum)
      case .borrowed(_, let section): section.checksum
      }
    }
  }

  /// Creates a writer without sections.
  public init() {}

  /// Adds a section.
  ///
  /// - Parameter name: an ASCII name, unique, at most 24 bytes. Only the programs of this package
  ///   choose names.
  package mutating func add(_ name: String, bytes: [UInt8]) {
    precondition(name.utf8.count <= ImageLayout.nameLength, "section name too long: \(name)")
    sections.append((name, .owned(bytes)))
  }

  /// Adds a section of another image under its name, without copying it.
  package mutating func add(_ section: Image.Section, of image: Image) {
    sections.append((section.name, .borrowed(image, section)))
  }

  /// Adds the sections of another writer.
  package mutating func add(_ other: ImageWriter) {
    sections += other.sections
  }

  /// An upper bound of the bytes that the sections take in an image: with padding and their entries
  /// in the section table, without the header.
  package var byteCount: Int {
    sections.reduce(0) { $0 + $1.content.count + Self.sectionOverhead }
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

  /// The number of bytes of the whole image.
  package var imageLength: Int {
    sections.reduce(payloadStart) { Self.aligned($0) + $1.content.count }
  }

  private var payloadStart: Int {
    ImageLayout.headerLength + sections.count * ImageLayout.tableEntryLength
  }

  /// Returns the bytes of the whole image.
  public func serialized() -> [UInt8] {
    var image: [UInt8] = []
    image.reserveCapacity(imageLength)
    forEachPiece { image.append(contentsOf: $0) }
    return image
  }

  /// Calls `body` with the bytes of the image piece by piece, in order.
  package func forEachPiece(_ body: (UnsafeRawBufferPointer) -> Void) {
    header.withUnsafeBytes(body)
    var end = payloadStart
    for section in sections {
      [UInt8](repeating: 0, count: Self.aligned(end) - end).withUnsafeBytes(body)
      section.content.withBytes(body)
      end = Self.aligned(end) + section.content.count
    }
  }

  /// The header and the section table.
  private var header: [UInt8] {
    var table: [UInt8] = []
    var end = payloadStart
    for section in sections {
      let offset = Self.aligned(end)
      let name = Array(section.name.utf8)
      table += name + [UInt8](repeating: 0, count: ImageLayout.nameLength - name.count)
      table.append(littleEndian: UInt64(offset))
      table.append(littleEndian: UInt64(section.content.count))
      table.append(littleEndian: section.content.checksum)
      table.append(littleEndian: UInt32(0))
      end = offset + section.content.count
    }
    var header = ImageLayout.magic
    header.append(littleEndian: ImageLayout.version)
    header.append(littleEndian: UInt32(sections.count))
    header.append(littleEndian: UInt64(end))
    header.append(littleEndian: table.withUnsafeBytes(ImageLayout.checksum))
    header.append(littleEndian: header.withUnsafeBytes(ImageLayout.checksum))
    return header + table
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
