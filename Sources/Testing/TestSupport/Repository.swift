import Foundation

/// The locations of this repository's files.
package enum Repository {
  /// The folder with `Package.swift`.
  package static let root = URL(filePath: #filePath)
    .appending(path: "../../../..").standardizedFileURL

  /// The folder of evaluation data, which is not part of the repository: the one in
  /// `GLOBEKEY_SHARED`, otherwise `shared` beside the repository. Nil if it does not exist; tests
  /// that need it are then skipped.
  package static let shared: URL? = {
    let named = ProcessInfo.processInfo.environment["GLOBEKEY_SHARED"].map { URL(filePath: $0) }
    let folder = named ?? root.deletingLastPathComponent().appending(path: "shared")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// Returns the text of a file in the repository.
  package static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
