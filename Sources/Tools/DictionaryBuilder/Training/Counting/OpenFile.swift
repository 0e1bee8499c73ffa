import DictionaryImage
import LibC

/// A file opened for reading at any offset. It is closed when the object is released.
final class OpenFile: Sendable {
  /// The name of the file in messages.
  let path: String
  /// The length in bytes at the time of opening.
  let length: Int
  private let descriptor: Int32

  /// Opens the file at `path`.
  convenience init(path: String) throws(DictionaryError) {
    let descriptor = InputFile.open(path)
    guard descriptor >= 0 else { throw .unreadable(path: path, code: -descriptor) }
    try self.init(owning: descriptor, path: path)
  }

  /// Takes ownership of an open file descriptor.
  init(owning descriptor: Int32, path: String) throws(DictionaryError) {
    self.descriptor = descriptor
    self.path = path
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw .unreadable(path: path, code: code)
    }
    length = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// Reads `count` bytes at `offset`; fewer at the end of the file.
  func read(at offset: Int, count: Int) throws(DictionaryError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count, failure == 0 {
        let result = pread(
          descriptor, buffer.baseAddress.map { $0 + filled }, count - filled,
          off_t(offset + filled))
        if result > 0 { filled += result } else if result == 0 { break }
        if result < 0, errno != EINTR { failure = errno }
      }
    }
    guard failure == 0 else { throw .unreadable(path: path, code: failure) }
    return bytes
  }
}
