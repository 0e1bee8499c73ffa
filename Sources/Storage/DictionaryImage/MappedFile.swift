import CMappedFile
import LibC

/// A file mapped read-only into memory. Pages are read on first access and shared between
/// processes; nothing is copied. The mapping lives as long as the object.
public final class MappedFile: Sendable {
  /// The path the file was opened from.
  public let path: String
  /// The mapped bytes, valid while this object lives.
  package nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  /// The open file; nil for bytes in memory.
  private let descriptor: Int32?

  /// Maps the file at `path`.
  ///
  /// - Throws: `ImageError.unreadable` or `.empty`.
  public init(path: String) throws(ImageError) {
    let descriptor = gk_open_for_reading(path, gk_regular_file)
    guard descriptor >= 0 else { throw .unreadable(path: path, code: -descriptor) }
    do throws(ImageError) {
      self.bytes = try Self.map(descriptor, path: path)
    } catch {
      close(descriptor)
      throw error
    }
    self.path = path
    self.descriptor = descriptor
    _ = gk_guard_add(bytes.baseAddress, bytes.count)
  }

  /// Creates a file from bytes in memory, which are copied once.
  package init(bytes: [UInt8], path: String) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    copy.copyBytes(from: bytes)
    self.bytes = UnsafeRawBufferPointer(copy)
    self.path = path
    descriptor = nil
  }

  deinit {
    guard let descriptor else { return bytes.deallocate() }
    gk_guard_remove(bytes.baseAddress)
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    close(descriptor)
  }

  /// Whether the file still has all mapped bytes. One system call, well under a microsecond: an
  /// engine checks it once per keystroke.
  public var isIntact: Bool {
    guard let descriptor else { return true }
    var status = stat()
    return fstat(descriptor, &status) == 0 && Int(status.st_size) >= bytes.count
  }

  /// Returns memory that was allocated and freed to the system. Allocators keep it for the process:
  /// call it after rare work that needed much more memory than the rest. It takes some milliseconds.
  package static func releaseFreedMemory() { gk_release_heap() }

  /// Makes reads from a truncated file return zeros instead of ending the process with SIGBUS.
  ///
  /// It installs a signal handler for the whole process, so it is for a program to call, once at
  /// start-up, not for a library. Other bus errors are passed to the previously installed handler.
  public static func surviveTruncation() {
    _ = gk_guard_install()
  }

  private static func map(
    _ descriptor: Int32, path: String
  ) throws(ImageError) -> UnsafeRawBufferPointer {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path, code: errno) }
    let length = Int(status.st_size)
    guard length > 0 else { throw .empty(path: path) }
    guard let base = mmap(nil, length, PROT_READ, MAP_PRIVATE, descriptor, 0), base != MAP_FAILED
    else { throw .unreadable(path: path, code: errno) }
    return UnsafeRawBufferPointer(start: base, count: length)
  }
}

/// Returns the system's message for an `errno` value, in words for a folder, pipe or device that was
/// given in place of a file.
package func systemErrorText(_ code: Int32) -> String {
  String(cString: gk_reading_problem(code))
}
