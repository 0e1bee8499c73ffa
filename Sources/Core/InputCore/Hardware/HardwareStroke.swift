/// A hardware key by its position, with or without Shift.
public struct HardwareStroke: Hashable, Sendable {
  /// The position of the key.
  public var position: KeyPosition
  /// Whether Shift is held.
  public var isShifted: Bool

  /// Creates a stroke of the key at a position.
  public init(_ position: KeyPosition, isShifted: Bool) {
    self.position = position
    self.isShifted = isShifted
  }
}
