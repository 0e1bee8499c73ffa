/// A keyboard in the list that a long press on the globe key shows.
public struct KeyboardListEntry: Hashable, Sendable {
  /// The id of the keyboard.
  public let id: String
  /// The title in the list.
  public let title: String
  /// Whether this keyboard is in use. The list marks it.
  public let isCurrent: Bool

  /// Creates an entry.
  public init(id: String, title: String, isCurrent: Bool) {
    self.id = id
    self.title = title
    self.isCurrent = isCurrent
  }
}
