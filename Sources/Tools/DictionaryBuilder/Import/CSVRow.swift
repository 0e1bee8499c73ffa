/// A line of comma-separated values. A quoted field may contain commas, and quotation marks that
/// are doubled. It cannot span lines.
enum CSVRow {
  /// Splits a line into its fields.
  ///
  /// - Throws: `RejectionReason.malformed` for an unclosed quotation mark, or text after a closing
  ///   one.
  static func fields(of line: ArraySlice<UInt8>) throws(RejectionReason) -> [ArraySlice<UInt8>] {
    let (comma, quote) = (UInt8(ascii: ","), UInt8(ascii: "\""))
    guard line.contains(quote) else {
      return line.split(separator: comma, omittingEmptySubsequences: false)
    }
    var fields: [ArraySlice<UInt8>] = []
    var rest = line
    while true {
      if rest.first == quote, !isLoneQuote(rest) {
        var field: [UInt8] = []
        rest = rest.dropFirst()
        while true {
          guard let end = rest.firstIndex(of: quote) else {
            throw .malformed("a quotation mark is not closed")
          }
          field += rest[..<end]
          rest = rest[(end + 1)...]
          guard rest.first == quote else { break }
          field.append(quote)
          rest = rest.dropFirst()
        }
        guard rest.isEmpty || rest.first == comma else {
          throw .malformed("there is text after a closing quotation mark")
        }
        fields.append(field[...])
      } else {
        let end = rest.firstIndex(of: comma) ?? rest.endIndex
        fields.append(rest[..<end])
        rest = rest[end...]
      }
      guard rest.first == comma else { return fields }
      rest = rest.dropFirst()
    }
  }

  /// Whether a quotation mark is literal: it is the whole field and is not closed. MeCab's lists
  /// contain such fields.
  private static func isLoneQuote(_ rest: ArraySlice<UInt8>) -> Bool {
    let behind = rest.dropFirst()
    return behind.isEmpty
      || behind.first == UInt8(ascii: ",") && !behind.contains(UInt8(ascii: "\""))
  }
}
