/// The position of a key on a hardware keyboard in the grid of ISO/IEC 9995-1. `E01` is the digit
/// 1, `D01` the key below it (Q), `C01` A, `B01` Z, `B00` the key between Shift and Z, `A03` the
/// space bar.
public struct KeyPosition: Hashable, Sendable {
  /// The row of the key.
  public var row: HardwareRow
  /// The number of the key within its row.
  public var number: Int

  /// Creates a position from a row and a number within the row.
  public init(_ row: HardwareRow, _ number: Int) {
    self.row = row
    self.number = number
  }

  private static let usRows: [(row: HardwareRow, first: Int, plain: String, shifted: String)] = [
    (.e, 0, "`1234567890-=", "~!@#$%^&*()_+"),
    (.d, 1, "qwertyuiop[]", "QWERTYUIOP{}"),
    (.c, 1, "asdfghjkl;'\\", "ASDFGHJKL:\"|"),
    (.b, 1, "zxcvbnm,./", "ZXCVBNM<>?"),
    (.a, 3, " ", ""),
  ]

  /// Returns the character that the key types on a United States keyboard; nil if that keyboard has
  /// no such key.
  package func onUSKeyboard(isShifted: Bool) -> Character? {
    guard let keys = Self.usRows.first(where: { $0.row == row }) else { return nil }
    let characters = Array(isShifted ? keys.shifted : keys.plain)
    let index = number - keys.first
    return characters.indices.contains(index) ? characters[index] : nil
  }

  /// Returns the key that types a character on a United States keyboard, and whether it needs
  /// Shift. Nil if no key types it.
  package static func onUSKeyboard(_ character: Character) -> (KeyPosition, isShifted: Bool)? {
    for (row, first, plain, shifted) in usRows {
      for (text, isShifted) in [(plain, false), (shifted, true)] {
        if let index = Array(text).firstIndex(of: character) {
          return (KeyPosition(row, first + index), isShifted)
        }
      }
    }
    return nil
  }
}
