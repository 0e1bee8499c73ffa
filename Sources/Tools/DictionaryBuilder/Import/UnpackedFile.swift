import CZlib
import DictionaryImage
import LibC

/// A file or standard input, decompressed while it is read if it is a gzip file.
final class UnpackedFile {
  private let name: String
  private let stream: gzFile
  private let length: Double
  private var unpackedCount = 0

  /// A gzip file may become this many times as long: lists of words become 3 to 20 times as long,
  /// and deflate at most 1,032 times.
  private static let largestRatio = 100.0
  /// Below this length in bytes the ratio is not checked.
  private static let smallestChecked = 64 << 20

  /// Opens the file at `path`, or standard input if `path` is `-`. `name` is used in messages.
  init(path: String, name: String) throws(DictionaryError) {
    let descriptor = path == "-" ? dup(STDIN_FILENO) : InputFile.open(path)
    guard descriptor >= 0 else { throw .unreadable(path: name, code: -descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, let stream = gzdopen(descriptor, "rb") else {
      close(descriptor)
      throw .unreadable(path: name, code: errno)
    }
    gzbuffer(stream, 1 << 17)
    self.name = name
    self.stream = stream
    length = Double(status.st_size)
  }

  deinit { gzclose_r(stream) }

  /// Whether the file is compressed.
  var isPacked: Bool { gzdirect(stream) == 0 }

  /// An estimate of the number of bytes in the whole file, decompressed.
  var likelyCount: Int { min(Int(length), 1 << 30) * (isPacked ? 4 : 1) }

  /// The fraction of the file that has been read, from 0 to 1; 0 if its length is unknown.
  var part: Double { length > 0 ? Double(gzoffset(stream)) / length : 0 }

  /// Returns at most `count` further bytes; an empty array at the end.
  func read(_ count: Int) throws(DictionaryError) -> [UInt8] {
    let count = min(count, 1 << 30)
    var got: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      got = gzread(stream, buffer.baseAddress, UInt32(truncatingIfNeeded: count))
      initialized = max(0, Int(got))
    }
    unpackedCount += bytes.count
    if isPacked, length > 0, unpackedCount > Self.smallestChecked,
      Double(unpackedCount) > length * Self.largestRatio
    {
      throw .malformed(
        path: name, line: nil,
        reason: "decompressed, it is more than \(Int(Self.largestRatio)) times as long; "
          + "decompress it yourself if that is right")
    }
    guard got < count else { return bytes }
    var code: Int32 = 0
    let message = gzerror(stream, &code).map { String(cString: $0) } ?? ""
    switch code {
    case Z_OK, Z_STREAM_END: return bytes
    case Z_ERRNO: throw .unreadable(path: name, code: errno)
    default:
      throw .malformed(
        path: name, line: nil, reason: "it cannot be decompressed (\(message)); is it complete?")
    }
  }
}
