import CMappedFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file mapped read-only into memory. Pages are read when first touched and shared between
/// processes; nothing is copied. The mapping lives as long as the object.
public final class MappedFile: Sendable {
  /// The path the file was opened under.
  public let path: String
  /// The mapped bytes. Valid while this object lives.
  package nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  /// Of bytes in memory, none.
  private let descriptor: Int32?
  /// Where giving pages back has come to.
  private nonisolated(unsafe) let residency: UnsafeMutablePointer<gk_residency>

  /// Maps the file at `path`. Throws `ImageError.unreadable` or `.empty`.
  public init(path: String) throws(ImageError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, code: errno) }
    do throws(ImageError) {
      self.bytes = try Self.map(descriptor, path: path)
    } catch {
      close(descriptor)
      throw error
    }
    self.path = path
    self.descriptor = descriptor
    residency = .allocate(capacity: 1)
    residency.initialize(to: gk_residency())
    gk_residency_begin(residency)
    _ = gk_guard_add(bytes.baseAddress, bytes.count)
  }

  /// Bytes in memory in the place of a file; they are copied once.
  package init(bytes: [UInt8], path: String) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    copy.copyBytes(from: bytes)
    self.bytes = UnsafeRawBufferPointer(copy)
    self.path = path
    descriptor = nil
    residency = .allocate(capacity: 1)
    residency.initialize(to: gk_residency())
  }

  deinit {
    residency.deallocate()
    guard let descriptor else { return bytes.deallocate() }
    gk_guard_remove(bytes.baseAddress)
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    close(descriptor)
  }

  /// False once the file has become shorter than what was mapped. One system call, well under a
  /// microsecond: an engine asks it once a key.
  public var isIntact: Bool {
    guard let descriptor else { return true }
    var status = stat()
    return fstat(descriptor, &status) == 0 && Int(status.st_size) >= bytes.count
  }

  /// Gives the pages of some of the mapped bytes back to the system, so that the file does not grow
  /// into the memory of the process page by page: a slice of them at a time, each in its turn while
  /// about `limit` bytes are touched. Less than `limit` is then resident, about half of it in the
  /// mean. What is needed again is still in the system's file cache. Well under a microsecond where
  /// there is nothing to do: an engine calls it once a key.
  package func limitResidency(of part: UnsafeRawBufferPointer, to limit: Int) {
    guard descriptor != nil, let base = bytes.baseAddress, let start = part.baseAddress,
      start >= base, start + part.count <= base + bytes.count
    else { return }
    gk_limit_residency(residency, start, part.count, limit)
  }

  /// Gives the pages of the program itself back to the system: its code and constants are a mapped
  /// file too, and most of what starting took is not needed again. For a program to call when it
  /// has opened what it works with. A few faults map again what is needed; only Linux counts these
  /// pages as memory of the process, and nothing is done elsewhere.
  public static func releaseProgram() { gk_release_program() }

  /// Makes reads from a file that is cut short under us give zeros instead of ending the process
  /// with SIGBUS. It installs a signal handler for the whole process, which is for a program to
  /// decide and not for a library: call it once at start-up. Other bus errors go on to the handler
  /// that was installed before.
  public static func surviveTruncation() {
    _ = gk_guard_install()
  }

  private static func map(
    _ descriptor: Int32, path: String
  ) throws(ImageError) -> UnsafeRawBufferPointer {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path, code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path: path, code: EISDIR) }
    let length = Int(status.st_size)
    guard length > 0 else { throw .empty(path: path) }
    guard let base = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0), base != MAP_FAILED
    else { throw .unreadable(path: path, code: errno) }
    return UnsafeRawBufferPointer(start: base, count: length)
  }
}

/// The system's own words for an `errno` value.
package func systemErrorText(_ code: Int32) -> String {
  String(cString: strerror(code))
}
