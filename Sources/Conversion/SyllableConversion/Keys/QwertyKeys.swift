/// The geometry of the letters of a QWERTY keyboard, in key widths.
///
/// The rows are one width apart and shifted 0, 1/4 and 3/4 of a width to the right, as ISO/IEC
/// 9995-1 specifies and most keyboards are built.
public enum QwertyKeys {
  private static let rows: [(letters: String, offset: Double)] = [
    ("qwertyuiop", 0), ("asdfghjkl", 0.25), ("zxcvbnm", 0.75),
  ]

  /// The maximum distance of neighbouring keys: one key to the side (1), and the two keys of the
  /// next row that touch it (1.03 and 1.12). The next larger distance is 1.25.
  private static let reach = 1.2

  /// The neighbours of each letter, `a` to `z`.
  private static let neighboursOfLetters: [[UInt8]] = {
    var positions: [(letter: UInt8, x: Double, y: Double)] = []
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.letters.utf8.enumerated() {
        positions.append((letter, Double(x) + row.offset, Double(y)))
      }
    }
    positions.sort { $0.letter < $1.letter }
    return positions.map { position in
      positions.filter { other in
        let (dx, dy) = (other.x - position.x, other.y - position.y)
        return other.letter != position.letter && dx * dx + dy * dy <= reach * reach
      }.map { $0.letter }
    }
  }()

  /// Returns the letters next to a lowercase letter, ascending; empty for any other byte.
  ///
  /// ```
  /// QwertyKeys.neighbours(of: UInt8(ascii: "s"))   a d w x z
  /// ```
  public static func neighbours(of letter: UInt8) -> [UInt8] {
    let index = Int(letter) - Int(UInt8(ascii: "a"))
    return neighboursOfLetters.indices.contains(index) ? neighboursOfLetters[index] : []
  }
}
