import DictionaryBuilder

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file open for reading at any place. It is closed with the object.
final class OpenFile: Sendable {
  /// What it is called in messages.
  let path: String
  /// Its length in bytes when it was opened.
  let length: Int
  private let descriptor: Int32

  /// Opens the file at `path`.
  convenience init(path: String) throws(DictionaryError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, code: errno) }
    try self.init(owning: descriptor, path: path)
  }

  /// Takes an open file over.
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

  /// The bytes from `offset` on: `count` of them, fewer where the file ends.
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
