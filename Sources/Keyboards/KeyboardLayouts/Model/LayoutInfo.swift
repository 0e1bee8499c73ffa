/// What a layout says of itself.
public struct LayoutInfo: Hashable, Sendable {
  /// Its name, such as `Français (AZERTY)`.
  public var name: String
  /// Who made it.
  public var author: String?
  /// The arrangement, such as `AZERTY`.
  public var arrangement: String?
  /// A few letters that show which layout is in use, such as `FR`.
  public var indicator: String?
  /// The version of the file, such as `1.0.2`.
  public var version: String?

  /// A layout with a name.
  public init(name: String) { self.name = name }
}
