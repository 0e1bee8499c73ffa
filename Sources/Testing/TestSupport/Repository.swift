import Foundation

/// Where the files of this repository are.
package enum Repository {
  /// The folder with `Package.swift`.
  package static let root = URL(filePath: #filePath)
    .appending(path: "../../../..").standardizedFileURL

  /// The folder of evaluation data that is not part of the repository: the one that
  /// `GLOBEKEY_SHARED` names, else `shared` beside the repository. Nil where it is absent; tests
  /// that need it are then skipped.
  package static let shared: URL? = {
    let named = ProcessInfo.processInfo.environment["GLOBEKEY_SHARED"].map { URL(filePath: $0) }
    let folder = named ?? root.deletingLastPathComponent().appending(path: "shared")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// The text of a file in the repository.
  package static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
