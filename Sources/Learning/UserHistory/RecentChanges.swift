/// The latest changes between the snapshots of one image. Readers keep their cached lookups except
/// for these.
struct RecentChanges: Sendable {
  /// The minimum number of changes kept: those of about twenty commits.
  private static let kept = 256

  /// A key of each changed group, and the revision of the first snapshot with the change.
  private var changes: [(key: HistoryKey, revision: Int)] = []
  /// The revision since which all changes are kept; nil before the first snapshot was published.
  private var start: Int?

  /// Records that a group has changed since the snapshot of a revision.
  mutating func append(_ key: HistoryKey, after revision: Int) {
    // No reader has seen an unpublished snapshot, so none needs the change.
    guard start != nil else { return }
    if changes.count == 2 * Self.kept {
      start = changes[Self.kept - 1].revision
      changes.removeFirst(Self.kept)
    }
    changes.append((key, revision + 1))
  }

  /// Records that a snapshot was published.
  mutating func publish(as revision: Int) { start = start ?? revision }

  /// Returns a key of each group that changed since a revision; nil if older changes were dropped.
  func since(_ revision: Int) -> [HistoryKey]? {
    guard let start, start <= revision else { return nil }
    return changes.reversed().prefix { $0.revision > revision }.map { $0.key }
  }
}
