import KeyboardCatalog

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files to be written together, by their paths inside one folder.
package struct FileTree: Hashable, Sendable {
  /// The bytes of each file by its path, `Keyboards/fa/Info.plist`.
  package private(set) var files: [String: [UInt8]] = [:]

  init() {}

  /// Large files that are copied as they are, by their paths: where each is.
  package private(set) var copies: [String: String] = [:]

  /// The paths in order.
  package var paths: [String] { (Array(files.keys) + copies.keys).sorted() }

  /// The text of a file, or nil where there is none.
  package func text(at path: String) -> String? {
    files[path].map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func add(_ path: String, _ text: String) { files[path] = Array(text.utf8) }

  /// Adds a large file, which is copied when the tree is written.
  mutating func add(_ path: String, copiedFrom source: String) { copies[path] = source }

  /// Adds a file that was copied. Two files with one path must be the same.
  mutating func add(_ path: String, copyOf bytes: [UInt8], at source: String) throws(PackagingError)
  {
    if let other = files[path], other != bytes {
      throw .unusableName(
        source, reason: "another file with other contents is packaged as \(path) already")
    }
    files[path] = bytes
  }

  /// Writes all files into a folder that is new or empty: all of them or, on an error, none.
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
      // An empty folder of that name makes way; one that has been filled meanwhile does not.
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
