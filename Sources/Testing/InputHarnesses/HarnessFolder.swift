import Foundation
import TestSupport

/// The folder for readers that take a path. It is used by one harness at a time.
enum HarnessFolder {
  private static let folder = Result { try TemporaryFolder() }

  /// Writes a file in the folder.
  ///
  /// - Returns: the path of the file.
  static func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    try folder.get().write(name, bytes)
  }

  /// Calls `body` with an empty folder, which is removed afterwards.
  static func withEmptyFolder(_ body: (TemporaryFolder) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try withExtendedLifetime(folder) { try body(folder) }
  }
}
