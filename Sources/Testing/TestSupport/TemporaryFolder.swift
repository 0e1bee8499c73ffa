import Foundation
import Synchronization

/// A folder that is deleted with the object, or when the tests end: objects that tests share live as long
/// as the process.
package final class TemporaryFolder: Sendable {
  private static let left = Mutex<Set<String>>([])
  private static let removeAtExit: Void = {
    atexit {
      for path in TemporaryFolder.left.withLock({ $0 }) {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }()

  /// The path of the folder.
  package let path: String

  /// Creates an empty folder.
  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("globekey-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let path = url.path
    self.path = path
    _ = Self.removeAtExit
    Self.left.withLock { _ = $0.insert(path) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
    Self.left.withLock { _ = $0.remove(path) }
  }

  /// Writes a file in the folder, or in a folder of it, which is created.
  ///
  /// - Returns: The path of the file.
  @discardableResult
  package func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let path = "\(path)/\(name)"
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return path
  }

  /// Writes a text file in the folder.
  ///
  /// - Returns: The path of the file.
  @discardableResult
  package func write(_ name: String, _ text: String) throws -> String {
    try write(name, Array(text.utf8))
  }
}
