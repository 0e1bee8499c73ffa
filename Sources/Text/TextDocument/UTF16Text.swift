/// Conversion of UTF-16 text from a host, which may be cut off inside a surrogate pair.
public enum UTF16Text {
  /// Converts the text before an insertion point. A low surrogate at the start is dropped: it is
  /// half of a pair that the host cut off. Any other lone surrogate becomes U+FFFD, which is also
  /// one UTF-16 code unit, so that offsets from the insertion point stay correct.
  public static func before(_ units: some BidirectionalCollection<UInt16>) -> String {
    let cut = units.first.map { UTF16.isTrailSurrogate($0) } ?? false
    return String(decoding: units.dropFirst(cut ? 1 : 0), as: UTF16.self)
  }

  /// Converts the text after an insertion point. A high surrogate at the end is dropped; any other
  /// lone surrogate becomes U+FFFD.
  public static func after(_ units: some BidirectionalCollection<UInt16>) -> String {
    let cut = units.last.map { UTF16.isLeadSurrogate($0) } ?? false
    return String(decoding: units.dropLast(cut ? 1 : 0), as: UTF16.self)
  }

  /// Converts a complete text, such as a selection or text to insert. Each lone surrogate becomes
  /// U+FFFD.
  public static func whole(_ units: some Collection<UInt16>) -> String {
    String(decoding: units, as: UTF16.self)
  }
}
