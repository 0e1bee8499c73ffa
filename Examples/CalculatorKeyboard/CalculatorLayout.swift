/// A rectangle on the keyboard, in points from the top left corner.
public struct CalculatorFrame: Hashable, Sendable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// The width.
  public var width: Int
  /// The height.
  public var height: Int

  /// Creates a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether a point is inside. The right and bottom edges are outside.
  public func contains(x: Double, y: Double) -> Bool {
    x >= Double(self.x) && x < Double(self.x + width)
      && y >= Double(self.y) && y < Double(self.y + height)
  }
}

/// The positions of the calculator's keys.
///
/// ```
/// ┌────────────────┐   7  8  9  +
/// C                    4  5  6  −
/// Insert               1  2  3  ×
/// Next Keyboard        0  .  =  ÷
/// ```
public struct CalculatorLayout: Hashable, Sendable {
  /// A key with its position.
  public struct PlacedKey: Hashable, Sendable {
    /// The key.
    public var key: CalculatorKey
    /// The position of the key.
    public var frame: CalculatorFrame
  }

  /// The frame of the whole keyboard.
  public let frame: CalculatorFrame
  /// The frame of the display, at the top of the leftmost column.
  public let display: CalculatorFrame
  /// The keys, row by row.
  public let keys: [PlacedKey]

  private static let side = 30
  private static let wideKey = 140
  // Four rows of 30 points and five gaps of 8 make 160 points.
  private static let gap = 8

  private static let rows: [(wide: CalculatorKey?, square: [CalculatorKey])] = [
    (nil, [.seven, .eight, .nine, .plus]),
    (.clear, [.four, .five, .six, .minus]),
    (.insert, [.one, .two, .three, .times]),
    (.nextKeyboard, [.zero, .dot, .equals, .divide]),
  ]

  /// The layout of the tutorial: 320 × 160 points.
  public static let standard = CalculatorLayout(width: 320, height: 160)

  private init(width: Int, height: Int) {
    frame = CalculatorFrame(x: 0, y: 0, width: width, height: height)
    display = Self.wideFrame(row: 0)
    keys = Self.rows.enumerated().flatMap { row, content in
      let wide = content.wide.map { PlacedKey(key: $0, frame: Self.wideFrame(row: row)) }
      let square = content.square.enumerated().map { column, key in
        // Square keys are aligned to the right edge. The gap in the middle takes the remaining
        // width.
        let columnsBehind = content.square.count - column
        let x = width - columnsBehind * (Self.side + Self.gap)
        return PlacedKey(
          key: key,
          frame: CalculatorFrame(x: x, y: Self.top(of: row), width: Self.side, height: Self.side))
      }
      return (wide.map { [$0] } ?? []) + square
    }
  }

  /// Returns the key at a point; nil if there is none.
  public func key(atX x: Double, y: Double) -> CalculatorKey? {
    keys.first { $0.frame.contains(x: x, y: y) }?.key
  }

  private static func wideFrame(row: Int) -> CalculatorFrame {
    CalculatorFrame(x: gap, y: top(of: row), width: wideKey, height: side)
  }

  private static func top(of row: Int) -> Int { gap + row * (side + gap) }
}
