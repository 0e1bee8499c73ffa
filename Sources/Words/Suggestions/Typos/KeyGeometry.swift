/// Where the letters of a layout lie: which key a finger may have meant when it hit another.
public struct KeyGeometry: Sendable {
  /// How a letter is reached.
  public enum Reach: Sendable {
    /// A tap on its key.
    case direct
    /// Its key with shift.
    case shifted
    /// A choice after a long press on its key.
    case held
  }

  /// Where a letter lies, in widths of a key and heights of a row.
  public struct Position: Sendable {
    /// The middle of its key, from the left.
    public let x: Double
    /// Its row, from the top.
    public let y: Double
    /// How it is reached there.
    public let reach: Reach

    package init(x: Double, y: Double, reach: Reach) {
      self.x = x
      self.y = y
      self.reach = reach
    }
  }

  /// The places by scalar.
  public private(set) var positions: [UInt32: Position] = [:]

  /// A geometry in which nothing lies beside anything.
  public init() {}

  /// Adds the place of a letter. Its first place counts: `ß` shifted is not one more `s`.
  package mutating func add(_ letter: UInt32, at position: Position) {
    if positions[letter] == nil { positions[letter] = position }
  }

  /// The letters of the keys beside that of a letter, ascending: those that are reached alike.
  public func neighbours(of letter: UInt32) -> [UInt32] {
    guard let position = positions[letter] else { return [] }
    return positions.filter { other, at in
      guard other != letter, at.reach == position.reach, let distance = distance(letter, other)
      else {
        return false
      }
      return distance > 0 && distance < Self.reachOfTypo
    }.keys.sorted()
  }

  /// How far from its middle a key is hit by mistake, in widths of a key.
  static let reachOfTypo = 1.5

  /// How far apart two letters lie, in widths of a key; nil where one of them has no key.
  func distance(_ a: UInt32, _ b: UInt32) -> Double? {
    guard let a = positions[a], let b = positions[b] else { return nil }
    let (dx, dy) = (a.x - b.x, a.y - b.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
