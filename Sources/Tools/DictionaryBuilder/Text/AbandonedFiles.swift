import LibC

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Removes the temporary files `NAME.PROCESS.NUMBER.tmp` that killed programs left
/// (`FileAccess.writeAtomically`).
package enum AbandonedFiles {
  /// Removes the temporary files of the file at `path`.
  package static func remove(beside path: String) {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let name = url.lastPathComponent
    remove(in: url.deletingLastPathComponent().path) { left in
      left.dropLast(".tmp".count).split(separator: ".", omittingEmptySubsequences: false)
        .dropLast(2).joined(separator: ".") == name
    }
  }

  /// Removes the temporary files in `folder` whose names are chosen and whose process has ended.
  static func remove(in folder: String, where isChosen: (String) -> Bool = { _ in true }) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] {
      let parts = name.split(separator: ".")
      guard parts.count >= 4, parts.last == "tmp", Int(parts[parts.count - 2]) != nil,
        let process = Int32(parts[parts.count - 3]), process > 0, isChosen(name),
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      try? manager.removeItem(atPath: "\(folder)/\(name)")
    }
  }
}
