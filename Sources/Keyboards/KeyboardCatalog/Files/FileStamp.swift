import LibC

/// The attributes of a file or folder that tell its versions apart. A folder has another stamp after
/// a file in it was added, removed or replaced.
package struct FileStamp: Hashable, Sendable {
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// Reads the attributes of what a path names; nil if there is nothing.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = Int64(time.tv_sec)
    nanoseconds = Int64(time.tv_nsec)
  }
}
