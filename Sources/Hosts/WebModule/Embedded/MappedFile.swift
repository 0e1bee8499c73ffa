/// Stands in for the mapped file of `DictionaryImage`: a page has no files, and holds an image in memory.
public final class MappedFile: Sendable {
  /// The name of the image in messages.
  public let path: String
  /// The bytes, valid while this object lives.
  package nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Takes over bytes that are aligned to 8 bytes. They are freed with this object.
  package init(taking bytes: UnsafeRawBufferPointer, path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// Copies bytes.
  package convenience init(bytes: [UInt8], path: String) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    copy.copyBytes(from: bytes)
    self.init(taking: UnsafeRawBufferPointer(copy), path: path)
  }

  /// Throws `ImageError.unreadable`: there are no files.
  public init(path: String) throws(ImageError) { throw .unreadable(path: path, code: 0) }

  deinit { bytes.deallocate() }

  /// True: bytes in memory stay.
  public var isIntact: Bool { true }
}
