/// Splits the text of a JSON object into its members without decoding them: finds the bytes and the
/// line of each key and value. Foundation's decoder then reads the members one by one, so that a
/// bad member is rejected with its line and the others are kept.
struct JSONMembers {
  /// A `"key": value` member of the object.
  struct Member {
    let line: Int
    let key: ArraySlice<UInt8>
    let value: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1

  init(_ source: SourceText) { bytes = source.bytes }

  /// Returns the next member, or nil at the end of the object.
  ///
  /// - Throws: `RejectionReason.malformed` for broken structure, after which nothing more can be
  ///   read.
  mutating func next() throws(RejectionReason) -> Member? {
    skipSpace()
    if offset == 0 || peek == UInt8(ascii: ",") || peek == UInt8(ascii: "{") { offset += 1 }
    skipSpace()
    if peek == UInt8(ascii: "}") { return nil }
    let start = line
    guard peek == UInt8(ascii: "\"") else { throw broken("a key") }
    let key = try string()
    skipSpace()
    guard peek == UInt8(ascii: ":") else { throw broken("':'") }
    offset += 1
    skipSpace()
    let value = try value()
    skipSpace()
    guard peek == UInt8(ascii: ",") || peek == UInt8(ascii: "}") else { throw broken("',' or '}'") }
    return Member(line: start, key: key, value: value)
  }

  /// The number of the current line, counted from 1.
  var currentLine: Int { line }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func broken(_ expected: String) -> RejectionReason {
    .malformed("broken JSON: expected \(expected); the rest of the file is not read")
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      if byte == 0x0A { line += 1 }
      offset += 1
    }
  }

  /// Skips a string and returns its bytes with the quotes.
  private mutating func string() throws(RejectionReason) -> ArraySlice<UInt8> {
    let start = offset
    offset += 1
    while let byte = peek, byte != UInt8(ascii: "\""), byte != 0x0A {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard peek == UInt8(ascii: "\"") else { throw broken("the end of a string") }
    offset += 1
    return bytes[start..<offset]
  }

  /// Skips a value of any type and returns its bytes.
  private mutating func value() throws(RejectionReason) -> ArraySlice<UInt8> {
    let start = offset
    var depth = 0
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""): _ = try string()
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        offset += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard depth > 0 else { return bytes[start..<offset] }
        depth -= 1
        offset += 1
      case UInt8(ascii: ",") where depth == 0: return bytes[start..<offset]
      default:
        if byte == 0x0A { line += 1 }
        offset += 1
      }
    }
    throw broken("the end of a value")
  }
}
