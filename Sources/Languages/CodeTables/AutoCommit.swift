/// When a code commits its text without the space bar.
public enum AutoCommit: String, CaseIterable, Codable, Hashable, Sendable {
  /// Once no other text can be meant: the code has one text, and no longer code begins with it.
  case unique
  /// Once the code is as long as codes get: its first text.
  case full
  /// With the first key after a code that is as long as codes get: its first text, and the key begins
  /// the next code.
  case next
}
