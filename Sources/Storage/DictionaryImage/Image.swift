/// A dictionary image (`.imedict`) opened for reading: named sections in a mapped file.
/// `ImageLayout` documents the bytes.
///
/// ```swift
/// let image = try Image(path: "zh-Hans.imedict")
/// try image.verify()
/// for section in image.sections { print(section.name, section.length) }
/// ```
public final class Image: Sendable {
  /// A named section of an image.
  public struct Section: Sendable, Equatable {
    /// The name of the section.
    public let name: String
    /// The offset in the file, in bytes.
    public let offset: Int
    /// The length in bytes.
    public let length: Int
    let checksum: UInt32
  }

  /// The sections in the order of the file.
  public let sections: [Section]
  private let file: MappedFile

  /// Opens the image at `path` and verifies its header and section table (a few hundred bytes,
  /// regardless of the size of the image).
  ///
  /// - Throws: `ImageError` if the file cannot be read, is not an image of the supported version,
  ///   or has a damaged header.
  public convenience init(path: String) throws(ImageError) {
    try self.init(file: MappedFile(path: path))
  }

  /// Opens an image in memory. Messages call it `path`.
  package convenience init(bytes: [UInt8], path: String) throws(ImageError) {
    try self.init(file: MappedFile(bytes: bytes, path: path))
  }

  /// Opens the image in an open file.
  package init(file: MappedFile) throws(ImageError) {
    self.sections = try HeaderReader(path: file.path, bytes: file.bytes).sections()
    self.file = file
  }

  /// The path the image was opened from.
  public var path: String { file.path }
  /// The size of the file in bytes.
  public var byteCount: Int { file.bytes.count }
  /// Whether the file is complete: false once it was truncated while open; see
  /// `MappedFile.isIntact`.
  public var isIntact: Bool { file.isIntact }

  /// Returns the bytes of the section called `name`, borrowed from this object.
  ///
  /// - Throws: `ImageError.missingSection`.
  package func bytes(of name: String) throws(ImageError) -> UnsafeRawBufferPointer {
    guard let section = sections.first(where: { $0.name == name }) else {
      throw .missingSection(path: path, name: name)
    }
    return bytes(of: section)
  }

  /// Returns the integers of the section called `name`.
  ///
  /// - Throws: `ImageError.missingSection`, or `.malformedSection` if its length is not a multiple
  ///   of the integer size.
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

  /// Returns the UTF-8 text of the section called `name`.
  ///
  /// - Throws: `ImageError.missingSection`, or `.malformedSection` if it is not valid UTF-8.
  package func text(of name: String) throws(ImageError) -> String {
    let bytes = try bytes(of: name)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .malformedSection(path: path, name: name, reason: "it is not valid UTF-8")
    }
    return text
  }

  /// Verifies the checksum of every section. Reads the whole file.
  ///
  /// - Throws: `ImageError.damagedSection`, or `.shrunk` if the file was truncated.
  public func verify() throws(ImageError) {
    for section in sections where ImageLayout.checksum(bytes(of: section)) != section.checksum {
      throw .damagedSection(path: path, name: section.name, offset: UInt64(section.offset))
    }
    guard isIntact else { throw .shrunk(path: path) }
  }

  /// Returns the bytes of a section of this image, borrowed from this object.
  func bytes(of section: Section) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      rebasing: file.bytes[section.offset..<(section.offset + section.length)])
  }
}
