import Foundation

/// A folder of parsed shards, named by the hash of their text. It only saves time: whatever is
/// missing, damaged or of another version is parsed again, and without it a build goes on.
///
/// Any number of builds may use one folder at once. A file comes to its name whole, by a rename, and
/// one that another build removes is parsed again.
///
/// **Size.** After a build the folder holds at most twice the bytes that the build used and 16 MB:
/// of the files it did not use the oldest are removed.
final class ShardCache {
  private static let suffix = ".shard"
  private static let spareBytes = 16 << 20

  let folder: String
  /// What the cache could not do, nil while it could do everything.
  private(set) var trouble: String?
  private var used: Set<String> = []

  /// The cache in `folder`, which is made where it is missing.
  init(folder: String) {
    self.folder = folder
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      trouble = "the cache folder '\(folder)' cannot be made"
    }
  }

  /// Where the shard of this key is kept.
  static func path(of key: ContentHash, in folder: String) -> String {
    "\(folder)/\(key.hexadecimal)\(suffix)"
  }

  /// The shard of this key, nil where it is missing or cannot be trusted.
  static func shard(
    _ key: ContentHash, in folder: String, syllableCount: Int
  ) -> ParsedShard? {
    guard let bytes = try? FileAccess.read(path(of: key, in: folder)) else { return nil }
    return ParsedShard(cached: bytes, key: key, syllableCount: syllableCount)
  }

  /// Keeps the shards that were parsed, and remembers all keys as used. The first failure ends it:
  /// a full disk does not get emptier.
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

  /// Removes what is too much, and what killed builds left.
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
