import DictionaryImage
import Dispatch
import LibC
import Synchronization
import UserHistory

/// The texts that the user copied, in the file `clipboard.tsv` of a container, which only the user may
/// read. The file is read when the object is created, and written off the key path. A text that expires
/// goes from the file too, while the object lives or when the container is opened next.
///
/// ```swift
/// let clipboard = ClipboardFile(container: container) { HistoryTime(time(nil)) }
/// clipboard.add("Am Markt 1, Bonn")
/// ```
public final class ClipboardFile: ClipboardKeeper {
  /// The name of the file in a container.
  public static let fileName = "clipboard.tsv"
  /// The largest size of the file in bytes. Escapes make it longer than its texts.
  private static let maximumLength = 1 << 20

  private let folder: String
  private let clock: @Sendable () -> HistoryTime
  private let history: Mutex<ClipboardHistory>
  private let queue = DispatchQueue(label: "clipboard")

  /// Opens the file of a container. One that cannot be read has no texts.
  ///
  /// - Parameters:
  ///   - container: the path of the folder, which is created when the first text is kept.
  ///   - clock: the time in seconds since 1970.
  public init(container: String, clock: @escaping @Sendable () -> HistoryTime) {
    folder = container
    self.clock = clock
    history = Mutex(ClipboardHistory(parsing: Self.text(of: "\(container)/\(Self.fileName)")))
    removeExpired()
  }

  /// Removes the texts of a container that have expired from its file.
  static func removeExpired(in container: String, at now: HistoryTime) {
    let path = "\(container)/\(fileName)"
    // Most containers have none; finding that out opens nothing.
    guard PrivateFile.size(of: path) > 0 else { return }
    let text = text(of: path)
    guard !text.isEmpty else { return }
    var history = ClipboardHistory(parsing: text)
    if history.expire(at: now) { write(history, to: container) }
  }

  /// Removes what has expired, here and in the file, and comes back when the next text expires.
  private func removeExpired() {
    let now = clock()
    let (hasExpired, next) = history.withLock { ($0.expire(at: now), $0.nextExpiry(after: now)) }
    if hasExpired { queue.async { self.write() } }
    guard let next else { return }
    queue.asyncAfter(deadline: .now() + .seconds(Int(clamping: next))) { [weak self] in
      self?.removeExpired()
    }
  }

  /// The texts that have not expired, in the order in which they are offered.
  public var entries: [ClipboardHistory.Entry] {
    let now = clock()
    return history.withLock { history in
      _ = history.expire(at: now)
      return history.offered
    }
  }

  /// Adds a text.
  public func add(_ text: String) { change { $0.add(text, at: $1) } }

  /// Pins a text, or no longer.
  public func setPinned(_ isPinned: Bool, _ text: String) {
    change { history, _ in history.setPinned(isPinned, text) }
  }

  /// Removes a text.
  public func remove(_ text: String) { change { history, _ in history.remove(text) } }

  /// Removes all texts.
  public func removeAll() { change { history, _ in history.removeAll() } }

  /// Waits until the file has all changes.
  public func finish() { queue.sync {} }

  /// Removes the file of a container, for a user who keeps no copied texts any more.
  public static func erase(in container: String) { unlink("\(container)/\(fileName)") }

  /// Changes the texts that have not expired, and has them written.
  private func change(_ body: (inout ClipboardHistory, _ now: HistoryTime) -> Void) {
    let now = clock()
    let isFirst = history.withLock { history in
      _ = history.expire(at: now)
      let isFirst = history.nextExpiry(after: now) == nil
      body(&history, now)
      return isFirst
    }
    queue.async { self.write() }
    // Later texts expire after the one that is waited for.
    if isFirst { removeExpired() }
  }

  /// Writes the texts of now. Texts that cannot be written are kept until the program ends.
  private func write() {
    Self.write(history.withLock { $0 }, to: folder)
  }

  private static func write(_ history: ClipboardHistory, to folder: String) {
    let path = "\(folder)/\(fileName)"
    try? PrivateFile.createFolder(folder)
    try? PrivateFile.write(Array(history.fileText.utf8), to: path, by: path + ".new")
  }

  private static func text(of path: String) -> String {
    let file = StandardDescriptors.above(
      open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW))
    guard file >= 0 else { return "" }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      (0...Int64(maximumLength)).contains(Int64(status.st_size))
    else { return "" }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = bytes.withUnsafeMutableBytes { PrivateFile.read(from: file, into: $0) }
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
}
