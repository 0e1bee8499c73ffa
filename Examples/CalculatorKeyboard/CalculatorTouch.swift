/// A finger on the calculator. A key acts only if the finger is lifted inside it, so that the user
/// can slide off to cancel.
public struct CalculatorTouch: Hashable, Sendable {
  /// The key that the finger went down on; nil if no finger is down.
  public private(set) var key: CalculatorKey?
  private let layout: CalculatorLayout

  /// Creates a state without a finger.
  public init(layout: CalculatorLayout) { self.layout = layout }

  /// Handles a finger that goes down. A second finger is ignored while one is down.
  public mutating func began(atX x: Double, y: Double) {
    if key == nil { key = layout.key(atX: x, y: y) }
  }

  /// Handles a lifted finger.
  ///
  /// - Returns: The key to press; nil if there is none.
  public mutating func ended(atX x: Double, y: Double) -> CalculatorKey? {
    defer { key = nil }
    return key.flatMap { layout.key(atX: x, y: y) == $0 ? $0 : nil }
  }

  /// Handles a touch that the host cancels.
  public mutating func cancelled() { key = nil }
}
