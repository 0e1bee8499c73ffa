import KeyboardCatalog
import LibC

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A set of files to be written together, by their relative paths.
package struct FileTree: Hashable, Sendable {
  /// The bytes of each file by path: `Keyboards/fa/Info.plist`.
  package private(set) var files: [String: [UInt8]] = [:]

  init() {}

  /// The source of each large file, by path. They are copied unchanged.
  package private(set) var copies: [String: String] = [:]

  /// All paths, sorted.
  package var paths: [String] { (Array(files.keys) + copies.keys).sorted() }

  /// Returns the text of a file, or nil if there is none at `path`.
  package func text(at path: String) -> String? {
    files[path].map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func add(_ path: String, _ text: String) { files[path] = Array(text.utf8) }

  /// Adds a large file, which is copied when the tree is written.
  mutating func add(_ path: String, copiedFrom source: String) { copies[path] = source }

  /// Adds the bytes of an existing file.
  ///
  /// - Throws: `PackagingError.unusableName` if the tree has another file with different bytes at
  ///   `path`.
  mutating func add(_ path: String, copyOf bytes: [UInt8], at source: String) throws(PackagingError)
  {
    if let other = files[path], other != bytes {
      throw .unusableName(
        source, reason: "a different file is already packaged as \(path)")
    }
    files[path] = bytes
  }

  /// Writes all files into a new or empty folder. On an error nothing is written.
  ///
  /// - Throws: `PackagingError.exists` if the folder is not empty, `.unwritable` if a file cannot
  ///   be written.
  package func write(to folder: String) throws(PackagingError) {
    let manager = FileManager.default
    let target = URL(fileURLWithPath: folder).standardizedFileURL
    let parent = target.deletingLastPathComponent()
    let draft = parent.appendingPathComponent(
      ".\(target.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).tmp")
    try Self.refuseToOverwrite(target.path, named: folder)
    do {
      defer { try? manager.removeItem(at: draft) }
      try manager.createDirectory(at: parent, withIntermediateDirectories: true)
      for path in paths {
        let url = draft.appendingPathComponent(path)
        try manager.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        if let source = copies[path] {
          try manager.copyItem(atPath: source, toPath: url.path)
        } else {
          try Data(files[path] ?? []).write(to: url)
        }
      }
      // `rename` replaces an empty folder and fails on one that has been filled meanwhile.
      guard rename(draft.path, target.path) == 0 else {
        throw PackagingError.unwritable(path: folder, reason: FileFailure(code: errno).reason)
      }
    } catch let error as PackagingError {
      throw error
    } catch {
      throw .unwritable(path: folder, reason: reason(of: error))
    }
  }

  private static func refuseToOverwrite(
    _ path: String, named name: String
  ) throws(PackagingError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    guard let contents = try? FileManager.default.contentsOfDirectory(atPath: path),
      contents.isEmpty
    else { throw .exists(path: name) }
  }
}
