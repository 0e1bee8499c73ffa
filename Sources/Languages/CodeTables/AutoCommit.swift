/// A condition under which a code commits its text without the space bar.
public enum AutoCommit: String, CaseIterable, Codable, Hashable, Sendable {
  /// The code has exactly one text, and no longer code begins with it.
  case unique
  /// The code has the maximum length. Its first text is committed.
  case full
  /// A key follows a code of maximum length. The first text is committed, and the key begins the
  /// next code.
  case next
}
