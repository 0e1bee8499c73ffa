/// A property line of a card: `group.NAME;PARAMETER=VALUE:value`.
struct CardProperty {
  /// The name in capitals, without its group.
  let name: String
  private let parameters: [String]
  private let value: ArraySlice<UInt8>

  /// Parses an unfolded line. The value stays as bytes, since a parameter may name its encoding.
  init(_ line: ArraySlice<UInt8>) throws(LexiconFault) {
    guard let colon = Self.colon(of: line) else { throw .missingColon }
    let head = String(decoding: line[..<colon], as: UTF8.self).uppercased()
    var fields = head.split(separator: ";", omittingEmptySubsequences: false)
    let full = fields.removeFirst()
    name = String(full.split(separator: ".").last ?? "").filter { !$0.isWhitespace }
    parameters = fields.map(String.init)
    value = line[(colon + 1)...]
  }

  /// Returns the index of the colon that ends the parameters. A quoted colon belongs to a
  /// parameter.
  private static func colon(of line: ArraySlice<UInt8>) -> Int? {
    var isQuoted = false
    for index in line.indices {
      if line[index] == 0x22 { isQuoted.toggle() }
      if line[index] == 0x3A && !isQuoted { return index }
    }
    // An unclosed quotation mark does not hide the colon.
    return isQuoted ? line.firstIndex(of: 0x3A) : nil
  }

  /// Returns the components of the value, unescaped. Semicolons separate components; commas become
  /// spaces.
  func components() throws(LexiconFault) -> [String] {
    var components = [""]
    var rest = try text()[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\":
        // A line end in a name separates words.
        guard let escaped = rest.popFirst() else { break }
        components[components.count - 1].append(escaped == "n" || escaped == "N" ? " " : escaped)
      case ";": components.append("")
      case ",": components[components.count - 1].append(" ")
      default: components[components.count - 1].append(character)
      }
    }
    return components
  }

  /// Decodes the value by the vCard 2.1 parameters `ENCODING` and `CHARSET`; UTF-8 by default.
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
