#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of parsed shards, named by the hash of their text. It only saves time: a shard that is
/// missing, damaged or of another version is parsed again, and a build also works without the
/// cache.
///
/// Any number of builds may use one folder at once. A file appears under its name complete, by a
/// rename. A file that another build removes is parsed again.
///
/// **Size.** After a build the unused files take at most the bytes that the build used plus 16 MB.
/// The oldest unused files are removed first.
final class ShardCache {
  private static let suffix = ".shard"
  private static let spareBytes = 16 << 20

  let folder: String
  /// The first failure of the cache; nil if there was none.
  private(set) var trouble: String?
  private var used: Set<String> = []

  /// Opens the cache in `folder` and creates the folder if it is missing.
  init(folder: String) {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      trouble = "cannot create the cache folder '\(folder)'"
    }
  }

  /// The path of the file of a shard.
  static func path(of key: ContentHash, in folder: String) -> String {
    "\(folder)/\(key.hexadecimal)\(suffix)"
  }

  /// Returns the shard of this key; nil if it is missing or damaged.
  static func shard(
    _ key: ContentHash, in folder: String, syllableCount: Int
  ) -> ParsedShard? {
    FileAccess.readAligned(path(of: key, in: folder)).flatMap {
      ParsedShard(cached: $0, key: key, syllableCount: syllableCount)
    }
  }

  /// Stores the newly parsed shards and marks all keys as used. Nothing more is stored after the
  /// first failure, because a full disk does not recover.
  func keep(_ shards: [(key: ContentHash, shard: ParsedShard, isNew: Bool)]) {
    for (key, shard, isNew) in shards {
      let isFirst = used.insert(key.hexadecimal + Self.suffix).inserted
      guard isNew, isFirst, trouble == nil else { continue }
      do {
        try FileAccess.writeAtomically(
          Array(shard.bytes), to: Self.path(of: key, in: folder), synchronised: false)
      } catch {
        trouble = error.description
      }
    }
  }

  /// Removes the oldest unused files beyond the size limit, and temporary files of killed builds.
  func sweep() {
    AbandonedFiles.remove(in: folder)
    let manager = FileManager.default
    guard let names = try? manager.contentsOfDirectory(atPath: folder) else { return }
    var usedBytes = 0
    var others: [(date: Date, name: String, bytes: Int)] = []
    for name in names {
      guard let attributes = try? manager.attributesOfItem(atPath: "\(folder)/\(name)"),
        attributes[.type] as? FileAttributeType == .typeRegular
      else { continue }
      let bytes = attributes[.size] as? Int ?? 0
      let date = attributes[.modificationDate] as? Date ?? .distantPast
      if used.contains(name) {
        usedBytes += bytes
      } else if name.hasSuffix(Self.suffix) {
        others.append((date, name, bytes))
      }
    }
    var left = others.reduce(0) { $0 + $1.bytes }
    for other in others.sorted(by: { ($0.date, $0.name) < ($1.date, $1.name) })
    where left > usedBytes + Self.spareBytes {
      try? manager.removeItem(atPath: "\(folder)/\(other.name)")
      left -= other.bytes
    }
  }
}
