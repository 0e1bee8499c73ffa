import DictionaryImage
import LibC

/// An error of a system call on a file.
package struct FileError: Error, CustomStringConvertible {
  /// The `errno` of the call.
  let code: Int32
  /// The path that was given to it.
  let path: String

  /// Creates an error from the system call that failed last, unless a code is given.
  init(_ path: String, code: Int32 = errno) {
    self.code = code
    self.path = path
  }

  /// The message of the system.
  package var reason: String { systemErrorText(code) }

  /// The path and the message of the system.
  package var description: String { "\(path): \(reason)" }
}

/// Files that only the user may read, from the moment they exist.
package enum PrivateFile {
  /// The mode of every file of a history.
  static let mode: mode_t = 0o600

  /// Creates an empty file that nobody else can read, in the place of one with its name.
  static func createEmpty(_ path: String) throws(FileError) { close(try create(path)) }

  /// Creates a file that nobody else can read, in the place of one with its name, and opens it for
  /// writing.
  private static func create(_ path: String) throws(FileError) -> Int32 {
    // One left by a killed process could have other permissions, or be a link.
    unlink(path)
    let descriptor = StandardDescriptors.above(
      open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode))
    guard descriptor >= 0 else { throw FileError(path) }
    return descriptor
  }

  /// Writes a file whole or not at all: a new file takes the name of the old one when its bytes are
  /// on the disk.
  package static func write(
    _ bytes: [UInt8], to path: String, by new: String
  ) throws(FileError) {
    let descriptor = try create(new)
    let isWritten = bytes.withUnsafeBytes { write($0, to: descriptor) } && fsync(descriptor) == 0
    let error = FileError(new)
    close(descriptor)
    guard isWritten else {
      unlink(new)
      throw error
    }
    try rename(new, to: path)
  }

  /// Gives a file another name, and waits until the disk has it.
  static func rename(_ old: String, to path: String) throws(FileError) {
    #if canImport(Darwin)
      let code = Darwin.rename(old, path)
    #elseif canImport(Musl)
      let code = Musl.rename(old, path)
    #else
      let code = Glibc.rename(old, path)
    #endif
    guard code == 0 else { throw FileError(path) }
    sync(folder(of: path))
  }

  /// Waits until the disk has a file, or the names in a folder.
  static func sync(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Creates a folder and those above it.
  ///
  /// - Throws: an error with `EEXIST` if it is a file.
  package static func createFolder(_ path: String) throws(FileError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw FileError(path, code: EEXIST) }
      return
    }
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    let parent = folder(of: path)
    guard errno == ENOENT, !parent.isEmpty, parent != path else { throw FileError(path) }
    try createFolder(parent)
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileError(path) }
  }

  /// Returns the names in a folder; none if it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let list = opendir(folder) else { return [] }
    defer { closedir(list) }
    var names: [String] = []
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Returns the length of a file in bytes; 0 if there is none.
  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Copies a file to one that only the user may read, in the place of one with its name.
  static func copy(_ path: String, to copy: String) throws(FileError) {
    let source = InputFile.openRegular(path)
    guard source >= 0 else { throw FileError(path, code: -source) }
    defer { close(source) }
    let target = try create(copy)
    defer { close(target) }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(from: source, into: $0) }
      guard count >= 0 else { throw FileError(path) }
      guard count > 0 else { break }
      guard buffer[..<count].withUnsafeBytes({ write($0, to: target) }) else {
        throw FileError(copy)
      }
    }
    guard fsync(target) == 0 else { throw FileError(copy) }
  }

  /// Reads bytes from the position of a file.
  ///
  /// - Returns: the number of bytes read; negative on an error.
  static func read(
    from descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) -> Int {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 || errno != EINTR { return count }
    }
  }

  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, start, rest.count)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, start, rest.count)
      #else
        let count = Glibc.write(descriptor, start, rest.count)
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// The identity of a version of a file: which file has the name, and when it was written.
struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// The identity of the file that has a name now; nil if there is none.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = Int64(time.tv_sec)
    nanoseconds = Int64(time.tv_nsec)
  }

  /// Whether both are the same file, changed or not.
  func isSameFile(as other: FileIdentity?) -> Bool {
    device == other?.device && number == other?.number
  }
}
