import Foundation

/// The temporary files of `FileAccess.writeAtomically` that killed programs left.
public enum AbandonedFiles {
  /// In seconds. No write takes as long: what is older belongs to no running program.
  private static let age = 600.0

  /// Removes those left when the file at `path` was written.
  public static func remove(beside path: String) {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    remove(in: url.deletingLastPathComponent().path) { $0.hasPrefix(url.lastPathComponent + ".") }
  }

  /// Removes those in `folder` whose names are chosen.
  static func remove(in folder: String, where isChosen: (String) -> Bool = { _ in true }) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] {
      // NAME.PROCESS.NUMBER.tmp
      let parts = name.split(separator: ".")
      guard parts.count >= 4, parts.last == "tmp",
        parts.dropLast().suffix(2).allSatisfy({ Int($0) != nil }), isChosen(name),
        let attributes = try? manager.attributesOfItem(atPath: "\(folder)/\(name)"),
        attributes[.type] as? FileAttributeType == .typeRegular,
        let date = attributes[.modificationDate] as? Date, -date.timeIntervalSinceNow > age
      else { continue }
      try? manager.removeItem(atPath: "\(folder)/\(name)")
    }
  }
}
