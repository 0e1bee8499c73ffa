/// A dictionary image (`.imedict`) opened for reading: named sections over a mapped file.
/// `ImageLayout` documents the bytes.
public final class Image: Sendable {
  /// One named part of an image.
  public struct Section: Sendable, Equatable {
    /// Its name.
    public let name: String
    /// Where it begins in the file, in bytes.
    public let offset: Int
    /// Its length in bytes.
    public let length: Int
    let checksum: UInt32
  }

  /// The sections in the order of the file.
  public let sections: [Section]
  private let file: MappedFile

  /// Opens the image at `path` and verifies its header and section table (a few hundred bytes,
  /// whatever the size of the image).
  public convenience init(path: String) throws(ImageError) {
    try self.init(file: MappedFile(path: path))
  }

  /// Opens an image in memory, called `path` in messages.
  package convenience init(bytes: [UInt8], path: String) throws(ImageError) {
    try self.init(file: MappedFile(bytes: bytes, path: path))
  }

  private init(file: MappedFile) throws(ImageError) {
    self.sections = try HeaderReader(path: file.path, bytes: file.bytes).sections()
    self.file = file
  }

  /// The path the image was opened under.
  public var path: String { file.path }
  /// The size of the file in bytes.
  public var byteCount: Int { file.bytes.count }
  /// False once the file was cut short under us; see `MappedFile.isIntact`.
  public var isIntact: Bool { file.isIntact }

  /// Keeps what is resident of the image near `limit` bytes; see `MappedFile.limitResidency`.
  package func limitResidency(to limit: Int) { file.limitResidency(of: file.bytes, to: limit) }

  /// Keeps what is resident of some bytes of the image near `limit`; see `MappedFile.limitResidency`.
  package func limitResidency(of bytes: UnsafeRawBufferPointer, to limit: Int) {
    file.limitResidency(of: bytes, to: limit)
  }

  /// The bytes of the section called `name`. They borrow from this object.
  package func bytes(of name: String) throws(ImageError) -> UnsafeRawBufferPointer {
    guard let section = sections.first(where: { $0.name == name }) else {
      throw .missingSection(path: path, name: name)
    }
    return bytes(of: section)
  }

  /// The integers of the section called `name`, which must hold a whole number of them.
  package func column<Element>(
    _ name: String, of type: Element.Type
  ) throws(ImageError) -> ImageColumn<Element> {
    let bytes = try bytes(of: name)
    guard bytes.count % MemoryLayout<Element>.size == 0 else {
      throw .malformedSection(
        path: path, name: name,
        reason:
          "its \(bytes.count) bytes are not a multiple of \(MemoryLayout<Element>.size)")
    }
    return ImageColumn(bytes)
  }

  /// The section called `name` as UTF-8 text.
  package func text(of name: String) throws(ImageError) -> String {
    let bytes = try bytes(of: name)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .malformedSection(path: path, name: name, reason: "it is not valid UTF-8")
    }
    return text
  }

  /// Compares every section with its checksum. Reads the whole file.
  public func verify() throws(ImageError) {
    for section in sections where ImageLayout.checksum(bytes(of: section)) != section.checksum {
      throw .damagedSection(path: path, name: section.name, offset: UInt64(section.offset))
    }
    guard isIntact else { throw .shrunk(path: path) }
  }

  private func bytes(of section: Section) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      rebasing: file.bytes[section.offset..<(section.offset + section.length)])
  }
}
