/// The metadata of a layout, from the `info` and `version` elements of its file.
public struct LayoutInfo: Hashable, Sendable {
  /// The layout's name, such as `Français (AZERTY)`.
  public var name: String
  /// The author.
  public var author: String?
  /// The arrangement of the letters, such as `AZERTY`.
  public var arrangement: String?
  /// A few letters that show which layout is in use, such as `FR`.
  public var indicator: String?
  /// The version of the file, such as `1.0.2`.
  public var version: String?

  /// Creates metadata with a name only.
  public init(name: String) { self.name = name }
}
