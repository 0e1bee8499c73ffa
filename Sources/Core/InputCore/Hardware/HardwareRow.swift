/// A row of a hardware keyboard, named by its letter in ISO/IEC 9995-1.
public enum HardwareRow: Int, Hashable, Sendable, CaseIterable {
  /// The digit row.
  case e
  /// The upper letter row.
  case d
  /// The home row.
  case c
  /// The lower letter row.
  case b
  /// The row of the space bar.
  case a
}
