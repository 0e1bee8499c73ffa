import Foundation

/// A folder that is removed with the object.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let path: String

  /// Makes an empty folder.
  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("globekey-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file in the folder and gives its path.
  @discardableResult
  package func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let path = "\(path)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Writes a text file in the folder and gives its path.
  @discardableResult
  package func write(_ name: String, _ text: String) throws -> String {
    try write(name, Array(text.utf8))
  }
}
