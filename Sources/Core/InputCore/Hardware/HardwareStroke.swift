/// A key of a hardware keyboard by its place, with Shift or without.
public struct HardwareStroke: Hashable, Sendable {
  /// Where the key lies.
  public var position: KeyPosition
  /// Whether Shift is held.
  public var isShifted: Bool

  /// A key at a place.
  public init(_ position: KeyPosition, isShifted: Bool) {
    self.position = position
    self.isShifted = isShifted
  }
}
