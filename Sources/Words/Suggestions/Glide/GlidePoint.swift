/// A point of a gesture over the keys, with its time.
public struct GlidePoint: Hashable, Sendable {
  /// The distance from the left edge of the keyboard, in points.
  public var x: Double
  /// The distance from the top edge of the keyboard, in points.
  public var y: Double
  /// The time in milliseconds of any monotonic clock.
  public var time: Double

  /// Creates a point.
  public init(x: Double, y: Double, time: Double) {
    self.x = x
    self.y = y
    self.time = time
  }
}
