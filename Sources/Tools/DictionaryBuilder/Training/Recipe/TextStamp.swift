import DictionaryImage

/// The identity of a text: its length and a hash of all its bytes.
struct TextStamp {
  /// The length of the text in bytes.
  let length: Int
  /// A hash that changes with any byte.
  let hash: UInt64

  /// Reads the text at `path`.
  init(path: String) throws(DictionaryError) {
    (length, hash) = try Self.read(path)
  }

  /// Computes the stamp of bytes in memory.
  init(bytes: UnsafeRawBufferPointer) {
    (length, hash) = (bytes.count, Self.hash(bytes))
  }

  private static func read(_ path: String) throws(DictionaryError) -> (Int, UInt64) {
    do throws(ImageError) {
      let file = try MappedFile(path: path)
      let hash = hash(file.bytes)
      guard file.isIntact else { throw .shrunk(path: path) }
      return (file.bytes.count, hash)
    } catch {
      switch error {
      case .empty: return (0, 0)
      case .unreadable(_, let code): throw .unreadable(path: path, code: code)
      default: throw .malformed(path: path, line: nil, reason: error.description)
      }
    }
  }

  /// Hashes eight bytes at a time, so that hashing is as fast as reading.
  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(bytes.count)
    func mix(_ value: UInt64) {
      hash = (hash ^ value) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    var offset = 0
    while offset + 8 <= bytes.count {
      mix(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    var last: UInt64 = 0
    for byte in bytes[offset...] { last = last << 8 | UInt64(byte) }
    mix(last)
    return hash
  }
}
