/// A line of a card: `group.NAME;PARAMETER=VALUE:value`.
struct CardProperty {
  /// In capitals, without its group.
  let name: String
  private let parameters: [String]
  private let value: ArraySlice<UInt8>

  /// Reads an unfolded line; the value stays bytes, since a parameter may say how to read it.
  init(_ line: ArraySlice<UInt8>) throws(LexiconFault) {
    guard let colon = Self.colon(of: line) else { throw .missingColon }
    let head = String(decoding: line[..<colon], as: UTF8.self).uppercased()
    var fields = head.split(separator: ";", omittingEmptySubsequences: false)
    let full = fields.removeFirst()
    name = String(full.split(separator: ".").last ?? "").filter { !$0.isWhitespace }
    parameters = fields.map(String.init)
    value = line[(colon + 1)...]
  }

  /// The colon that ends the parameters: one in quotation marks is part of a value.
  private static func colon(of line: ArraySlice<UInt8>) -> Int? {
    var isQuoted = false
    for index in line.indices {
      if line[index] == 0x22 { isQuoted.toggle() }
      if line[index] == 0x3A && !isQuoted { return index }
    }
    // A quotation mark that is never closed hides no colon.
    return isQuoted ? line.firstIndex(of: 0x3A) : nil
  }

  /// The components of the value, which semicolons and commas separate, without escapes.
  func components() throws(LexiconFault) -> [String] {
    var components = [""]
    var rest = try text()[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\":
        // A line end in a name parts words.
        guard let escaped = rest.popFirst() else { break }
        components[components.count - 1].append(escaped == "n" || escaped == "N" ? " " : escaped)
      case ";": components.append("")
      case ",": components[components.count - 1].append(" ")
      default: components[components.count - 1].append(character)
      }
    }
    return components
  }

  /// The value as text, by `ENCODING` and `CHARSET` of vCard 2.1; UTF-8 where they are not there.
  private func text() throws(LexiconFault) -> String {
    let isQuotedPrintable = parameters.contains { $0.hasSuffix("QUOTED-PRINTABLE") }
    let bytes = isQuotedPrintable ? QuotedPrintable.decoded(value) : Array(value)
    let charset = parameters.first { $0.hasPrefix("CHARSET=") }.map { $0.dropFirst(8) } ?? "UTF-8"
    switch charset.filter({ $0 != "\"" }) {
    case "UTF-8", "UTF8", "US-ASCII", "ASCII":
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidText }
      return text
    case "ISO-8859-1", "LATIN1", "WINDOWS-1252", "CP1252":
      return SingleByteText.windows1252(bytes)
    default:
      throw .unknownCharset(String(charset))
    }
  }
}
