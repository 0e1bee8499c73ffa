import HostWords
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The user's own words and shortcuts in `lexicon.tsv` of a container, read again after the file has
/// changed. May be used from any thread.
///
/// ```swift
/// let words = UserWords(container: "/home/ada/.local/share/globekey")
/// session.supplement = words.current.index   // when a field takes the focus
/// ```
public final class UserWords: Sendable {
  /// The name of the file in a container.
  public static let fileName = "lexicon.tsv"
  /// The largest size of the file in bytes.
  package static let longest = 4 << 20

  /// The words at some time.
  public struct Words: Sendable {
    /// The number of times that the file was read. Equal numbers mean equal words.
    public fileprivate(set) var version = 0
    /// The words.
    public fileprivate(set) var index = LexiconIndex([])
  }

  /// The attributes of a file that tell its versions apart.
  private struct Stamp: Equatable {
    var inode: UInt64 = 0
    var size: Int64 = 0
    var seconds: Int64 = 0
    var nanoseconds: Int64 = 0
  }

  private struct State {
    var stamp: Stamp?
    var words = Words()
  }

  private let path: String
  private let state = Mutex(State())

  /// Creates the words of a container. Reads nothing yet.
  public init(container: String) { path = "\(container)/\(Self.fileName)" }

  /// The words in the file now. A file that cannot be read has none; lines that cannot be read are
  /// left out.
  public var current: Words {
    let stamp = stamp
    return state.withLock { state in
      guard stamp != state.stamp else { return state.words }
      state.stamp = stamp
      state.words.version += 1
      let bytes = stamp.flatMap { _ in try? FileBytes.contents(of: path, limit: Self.longest) }
      state.words.index = LexiconIndex(UserWordList(bytes ?? [], file: path).entries)
      return state.words
    }
  }

  private var stamp: Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: Int64(time.tv_sec),
      nanoseconds: Int64(time.tv_nsec))
  }
}
