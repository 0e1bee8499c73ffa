import TextUnits

/// A text that the terminal reports as pasted, ready for the document: lines end with a line feed,
/// and control characters are shown by their numbers.
package struct PastedText: Hashable, Sendable {
  /// The maximum length in bytes.
  package static let limit = 1 << 20

  /// The text.
  package let text: String
  /// Whether the end of the text is missing, because it was longer than the limit.
  package let isCut: Bool

  /// Creates a text from the bytes between the two marks of a paste.
  init(_ bytes: [UInt8], isCut: Bool) {
    let text = String(decoding: bytes, as: UTF8.self)
    // Terminals send a carriage return for each end of line, as for the key.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\r\n" || $0 == "\r" }
    self.text = ControlCharacters.shown(in: lines.joined(separator: "\n"))
    self.isCut = isCut
  }
}

/// Collects the bytes of a paste up to the mark of its end, `ESC [ 201 ~`.
///
/// ```
/// ESC [ 200 ~   begins it: `KeyDecoder`
/// ni hao CR …   its text
/// ESC [ 201 ~   ends it
/// ```
struct PasteCollector {
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var isCut = false
  /// The number of bytes of the end mark that were just read.
  private var matched = 0

  /// The text so far.
  var text: PastedText { PastedText(bytes, isCut: isCut) }

  /// Adds a byte.
  ///
  /// - Returns: Whether it completes the end mark.
  mutating func append(_ byte: UInt8) -> Bool {
    if byte == Self.end[matched] {
      matched += 1
      return matched == Self.end.count
    }
    // Only the first byte of the mark is an ESC, so no other mark can begin inside a part of it.
    for byte in Self.end[..<matched] { keep(byte) }
    matched = byte == Self.end[0] ? 1 : 0
    if matched == 0 { keep(byte) }
    return false
  }

  /// Keeps a byte of the text unless the text is full. A character is not cut in two.
  private mutating func keep(_ byte: UInt8) {
    let continues = byte & 0xC0 == 0x80 && bytes.count < PastedText.limit + 3
    if bytes.count >= PastedText.limit, !continues { isCut = true }
    if !isCut { bytes.append(byte) }
  }
}
