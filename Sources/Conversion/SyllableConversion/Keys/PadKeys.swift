/// The geometry of the digits of a pad with nine keys.
///
/// ```
/// 1 2 3
/// 4 5 6
/// 7 8 9
/// ```
public enum PadKeys {
  /// Returns the digits beside, above and below a digit from 2 to 9, ascending, without 1, which has
  /// no letters; empty for any other byte.
  ///
  /// ```
  /// PadKeys.neighbours(of: UInt8(ascii: "6"))   3 5 9
  /// ```
  public static func neighbours(of digit: UInt8) -> [UInt8] {
    guard (UInt8(ascii: "2")...UInt8(ascii: "9")).contains(digit) else { return [] }
    let place = Int(digit - UInt8(ascii: "1"))
    return (UInt8(ascii: "2")...UInt8(ascii: "9")).filter { other in
      let otherPlace = Int(other - UInt8(ascii: "1"))
      return abs(otherPlace / 3 - place / 3) + abs(otherPlace % 3 - place % 3) == 1
    }
  }
}
