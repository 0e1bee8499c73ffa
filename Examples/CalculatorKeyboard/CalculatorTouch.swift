/// A finger on the calculator. A key acts when the finger is lifted inside it, and only there: who
/// slides off it has changed their mind.
public struct CalculatorTouch: Hashable, Sendable {
  /// The key that the finger went down on.
  public private(set) var key: CalculatorKey?
  private let layout: CalculatorLayout

  /// A finger that is not down yet.
  public init(layout: CalculatorLayout) { self.layout = layout }

  /// The finger goes down. A second finger while one is down counts for nothing.
  public mutating func began(atX x: Double, y: Double) {
    if key == nil { key = layout.key(atX: x, y: y) }
  }

  /// The finger is lifted: the key that acts, if any.
  public mutating func ended(atX x: Double, y: Double) -> CalculatorKey? {
    defer { key = nil }
    return key.flatMap { layout.key(atX: x, y: y) == $0 ? $0 : nil }
  }

  /// The touch is taken away: by the host, say.
  public mutating func cancelled() { key = nil }
}
