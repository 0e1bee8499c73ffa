/// The positions of letters on a keyboard layout, which tell the neighbouring keys of each.
public struct KeyGeometry: Sendable {
  /// The way in which a letter is typed.
  public enum Reach: Sendable {
    /// A tap on its key.
    case direct
    /// Its key with shift.
    case shifted
    /// A choice after a long press on its key.
    case held
  }

  /// The position of a letter, in key widths and row heights.
  public struct Position: Sendable {
    /// The middle of its key, from the left.
    public let x: Double
    /// Its row, from the top.
    public let y: Double
    /// The way in which it is typed there.
    public let reach: Reach

    package init(x: Double, y: Double, reach: Reach) {
      self.x = x
      self.y = y
      self.reach = reach
    }
  }

  /// The positions by scalar.
  public private(set) var positions: [UInt32: Position] = [:]

  /// Creates an empty geometry, in which no keys are neighbours.
  public init() {}

  /// Adds the position of a letter. Only its first position counts: `ß` shifted is not another `s`.
  package mutating func add(_ letter: UInt32, at position: Position) {
    if positions[letter] == nil { positions[letter] = position }
  }

  /// Returns the letters on the neighbouring keys that are typed in the same way, ascending by
  /// scalar.
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

  /// The distance at which a key is still hit by mistake, in key widths.
  static let reachOfTypo = 1.5

  /// Returns the distance between two letters, in key widths; nil if one of them has no key.
  func distance(_ a: UInt32, _ b: UInt32) -> Double? {
    guard let a = positions[a], let b = positions[b] else { return nil }
    let (dx, dy) = (a.x - b.x, a.y - b.y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
