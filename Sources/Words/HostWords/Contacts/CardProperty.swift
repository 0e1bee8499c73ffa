/// A property line of a card: `group.NAME;PARAMETER=VALUE:value`.
struct CardProperty {
  /// The name in capitals, without its group.
  let name: String
  /// The parameters as they are written: `CHARSET=UTF-8`, `SORT-AS="Harten,Rene"`.
  private let parameters: [Substring]
  private let value: ArraySlice<UInt8>

  /// Parses an unfolded line. The value stays as bytes, since a parameter may name its encoding.
  init(_ line: ArraySlice<UInt8>) throws(LexiconFault) {
    guard let colon = Self.colon(of: line) else { throw .missingColon }
    let fields = Self.fields(of: String(decoding: line[..<colon], as: UTF8.self))
    let full = fields.first ?? ""
    name = (full.split(separator: ".").last ?? "").uppercased().filter { !$0.isWhitespace }
    parameters = Array(fields.dropFirst())
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

  /// Splits the part before the colon at its semicolons. A quoted semicolon belongs to a parameter;
  /// an unclosed quotation mark quotes nothing.
  private static func fields(of head: String) -> [Substring] {
    let quotes = head.count { $0 == "\"" }
    guard quotes > 0, quotes.isMultiple(of: 2) else {
      return head.split(separator: ";", omittingEmptySubsequences: false)
    }
    var isQuoted = false
    return head.split(omittingEmptySubsequences: false) { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ";" && !isQuoted
    }
  }

  /// The keys by which the components of the value are sorted (`SORT-AS`; RFC 6350, 5.9), in the order
  /// of the components. Address books of languages without an alphabet write readings there.
  var sortKeys: [Substring] {
    guard let parameter = parameters.first(where: { $0.uppercased().hasPrefix("SORT-AS=") }) else {
      return []
    }
    let value = parameter.drop { $0 != "=" }.dropFirst()
    return value.filter { $0 != "\"" }.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0[...] }
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
    let parameters = parameters.map { $0.uppercased() }
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
