/// A keyboard in the list that a long press on the globe key shows.
public struct KeyboardListEntry: Hashable, Sendable {
  /// The keyboard.
  public let id: String
  /// The title in the list.
  public let title: String
  /// Whether it is in use: the list marks it.
  public let isCurrent: Bool

  /// An entry.
  public init(id: String, title: String, isCurrent: Bool) {
    self.id = id
    self.title = title
    self.isCurrent = isCurrent
  }
}
