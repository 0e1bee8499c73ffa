/// A row of a hardware keyboard, by its letter in ISO/IEC 9995-1.
public enum HardwareRow: Int, Hashable, Sendable, CaseIterable {
  /// Digits.
  case e
  /// The upper row of letters.
  case d
  /// The home row.
  case c
  /// The lower row of letters.
  case b
  /// The space bar.
  case a
}
