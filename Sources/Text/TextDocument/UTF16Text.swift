/// Text that a host hands over in UTF-16, which may be cut in the middle of a surrogate pair.
public enum UTF16Text {
  /// The text before an insertion point. A low surrogate at its start is half a pair that the host
  /// cut off, and is left out. Any other lone surrogate becomes U+FFFD: that too is one UTF-16
  /// unit, so every offset counted from the insertion point stays right.
  public static func before(_ units: some BidirectionalCollection<UInt16>) -> String {
    let cut = units.first.map { UTF16.isTrailSurrogate($0) } ?? false
    return String(decoding: units.dropFirst(cut ? 1 : 0), as: UTF16.self)
  }

  /// The text after an insertion point, in the same way: a high surrogate at its end is left out.
  public static func after(_ units: some BidirectionalCollection<UInt16>) -> String {
    let cut = units.last.map { UTF16.isLeadSurrogate($0) } ?? false
    return String(decoding: units.dropLast(cut ? 1 : 0), as: UTF16.self)
  }

  /// Text to be inserted or selected text: every lone surrogate becomes U+FFFD.
  public static func whole(_ units: some Collection<UInt16>) -> String {
    String(decoding: units, as: UTF16.self)
  }
}
