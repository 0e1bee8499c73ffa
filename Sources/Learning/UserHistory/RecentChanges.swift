/// What changed from snapshot to snapshot of one image, as far as it is remembered. Readers keep what
/// they have looked up, but for that.
struct RecentChanges: Sendable {
  /// So many are remembered at least: those of some twenty commits.
  private static let kept = 256

  /// A key of each group that changed, and the revision of the first snapshot that has it so.
  private var changes: [(key: HistoryKey, revision: Int)] = []
  /// All changes since this revision are remembered; nil where no snapshot was published yet.
  private var start: Int?

  /// Remembers that a group has changed since the snapshot of a revision.
  mutating func append(_ key: HistoryKey, after revision: Int) {
    // What nobody has read yet nobody has to be told.
    guard start != nil else { return }
    if changes.count == 2 * Self.kept {
      start = changes[Self.kept - 1].revision
      changes.removeFirst(Self.kept)
    }
    changes.append((key, revision + 1))
  }

  /// Notes that a snapshot got its number.
  mutating func publish(as revision: Int) { start = start ?? revision }

  /// A key of each group that changed since a revision; nil where they are not remembered.
  func since(_ revision: Int) -> [HistoryKey]? {
    guard let start, start <= revision else { return nil }
    return changes.reversed().prefix { $0.revision > revision }.map(\.key)
  }
}
