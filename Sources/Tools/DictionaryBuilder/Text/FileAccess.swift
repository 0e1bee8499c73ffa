import DictionaryImage
import LibC
import Synchronization
import ToolSupport

/// Reads and writes whole files.
package enum FileAccess {
  /// Returns the bytes of the file at `path`, or of standard input if `path` is `-`.
  package static func read(_ path: String) throws(DictionaryError) -> [UInt8] {
    guard path != "-" else { return try readAll(from: STDIN_FILENO, path: "standard input") }
    let descriptor = InputFile.open(path)
    guard descriptor >= 0 else { throw .unreadable(path: path, code: -descriptor) }
    defer { close(descriptor) }
    return try readAll(from: descriptor, path: path)
  }

  /// Returns the bytes of the file at `path`, decompressed if it is a gzip file.
  package static func unpacked(_ path: String) throws(DictionaryError) -> [UInt8] {
    let file = try UnpackedFile(path: path, name: path)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.likelyCount)
    while true {
      let chunk = try file.read(1 << 19)
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
  }

  /// Returns the bytes of a regular file in memory that is aligned to 16 bytes and belongs to the
  /// caller; nil if it cannot be read.
  static func readAligned(_ path: String) -> UnsafeMutableRawBufferPointer? {
    let descriptor = InputFile.open(path)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Int(status.st_size), alignment: 16)
    var end = 0
    while end < memory.count {
      let count = systemRead(descriptor, memory.baseAddress.map { $0 + end }, memory.count - end)
      guard count > 0 || (count < 0 && errno == EINTR) else {
        memory.deallocate()
        return nil
      }
      end += max(count, 0)
    }
    return memory
  }

  private static func readAll(
    from descriptor: Int32, path: String
  ) throws(DictionaryError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = chunk.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { bytes += chunk[..<count] } else if count == 0 { return bytes }
      guard count >= 0 || errno == EINTR else { throw .unreadable(path: path, code: errno) }
    }
  }

  /// Whether there is a readable file at `path`.
  static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// Writes `bytes` to `path` so that a reader sees either the old file or the complete new one. A
  /// temporary file in the same folder is written, synchronised and renamed. A symbolic link stays
  /// a link. A pipe or a device (`/dev/stdout`) is written directly.
  ///
  /// - Parameter synchronised: Whether to wait for the disk. Without it, a killed program still
  ///   leaves no partial file, but a power loss may; use it for files that can be made again at any
  ///   time.
  package static func writeAtomically(
    _ bytes: [UInt8], to path: String, synchronised: Bool = true
  ) throws(DictionaryError) {
    try writeAtomically(to: path, synchronised: synchronised) { descriptor in
      for start in stride(from: 0, to: bytes.count, by: pieceSize) {
        let piece = Array(bytes[start..<min(start + pieceSize, bytes.count)])
        let failure = writeAll(piece, to: descriptor)
        guard failure == 0 else { return failure }
      }
      return 0
    }
  }

  /// Writes an image to `path` as `writeAtomically(_:to:synchronised:)` writes bytes, without
  /// holding it in memory.
  package static func writeAtomically(
    _ image: ImageWriter, to path: String, synchronised: Bool = true
  ) throws(DictionaryError) {
    try writeAtomically(to: path, synchronised: synchronised) { descriptor in
      var failure: Int32 = 0
      var piece: [UInt8] = []
      piece.reserveCapacity(pieceSize)
      func flush() {
        if failure == 0 { failure = writeAll(piece, to: descriptor) }
        piece.removeAll(keepingCapacity: true)
      }
      image.forEachPiece { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
          let part = rest.prefix(pieceSize - piece.count)
          piece.append(contentsOf: part)
          rest = rest.dropFirst(part.count)
          if piece.count == pieceSize { flush() }
        }
      }
      flush()
      return failure
    }
  }

  /// The number of bytes per write. Linux keeps what one call writes together in its file cache,
  /// and a page fault in a mapping of the file then maps all of it: an image written in one call
  /// would fill the memory of its readers.
  private static let pieceSize = 1 << 16

  /// Writes a file atomically, in as many pieces as `body` writes.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - synchronised: Whether to wait for the disk.
  ///   - body: Writes to the descriptor and returns 0, or the `errno` of its failure.
  package static func writeAtomically(
    to path: String, synchronised: Bool = true, _ body: (_ descriptor: Int32) -> Int32
  ) throws(DictionaryError) {
    let failure: Int32
    if !isReplaceable(path) {
      failure = write(toNew: path, flags: 0, synchronised, body)
    } else {
      failure = replace(resolved(path), synchronised, body)
    }
    guard failure == 0 else { throw .unwritable(path: path, code: failure) }
  }

  /// Whether writing to `path` creates or replaces a file. False for an existing pipe or device.
  package static func isReplaceable(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return true }
    return status.st_mode & S_IFMT == S_IFREG || status.st_mode & S_IFMT == S_IFDIR
  }

  private static let temporaries = Atomic<Int>(0)

  /// Returns 0, or the `errno` of the step that failed.
  private static func replace(
    _ path: String, _ synchronised: Bool, _ body: (Int32) -> Int32
  ) -> Int32 {
    // Other programs, and other threads of this one, may write the same file.
    let number = temporaries.wrappingAdd(1, ordering: .relaxed).newValue
    let temporary = "\(path).\(getpid()).\(number).tmp"
    let flags = O_CREAT | O_TRUNC | O_NOFOLLOW
    var failure = write(toNew: temporary, flags: flags, synchronised, body)
    if failure == 0, rename(temporary, path) != 0 { failure = errno }
    if failure != 0 { unlink(temporary) }
    return failure
  }

  /// Opens a file, writes to it and synchronises it on request.
  private static func write(
    toNew path: String, flags: Int32, _ synchronised: Bool, _ body: (Int32) -> Int32
  ) -> Int32 {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o644)
    guard descriptor >= 0 else { return errno }
    var failure = body(descriptor)
    // A pipe cannot be synchronised and need not be.
    if synchronised, failure == 0, fsync(descriptor) != 0, errno != EINVAL, errno != EROFS {
      failure = errno
    }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    return failure
  }

  /// The path with symbolic links resolved.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}

/// `read(2)`, under a name that functions called `read` do not shadow.
func systemRead(_ descriptor: Int32, _ base: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, base, count)
}
