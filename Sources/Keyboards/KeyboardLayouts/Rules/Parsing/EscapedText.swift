/// Parses text with the escapes that every attribute of a layout may use: `\u{…}`, `\m{…}`, `${…}`,
/// `\\` and `\$`.
struct EscapedTextParser {
  var cursor: ScalarCursor

  init(_ text: String) { cursor = ScalarCursor(text) }

  /// Returns the elements of the next character, escape or variable; nil at the end of the text.
  mutating func next(in variables: inout LayoutVariables) throws(RuleFault) -> [TextElement]? {
    guard let scalar = cursor.current else { return nil }
    if scalar == "\\" { return try Self.escape(&cursor, in: &variables) }
    if scalar == "$", cursor.peek(1) == "{" { return try Self.variable(&cursor, in: variables) }
    cursor.index += 1
    return [TextElement(scalar)]
  }

  /// Parses `${name}` and returns the value of that string variable.
  static func variable(
    _ cursor: inout ScalarCursor, in variables: LayoutVariables
  ) throws(RuleFault) -> [TextElement] {
    let start = cursor.index
    guard cursor.take("${"), let name = cursor.take(upTo: "}") else {
      throw .wrongReference(cursor.excerpt(from: start))
    }
    switch variables[name] {
    case .string(let elements, _): return elements
    case nil: throw .unknownVariable(name)
    default: throw .wrongKindOfVariable(name)
    }
  }

  /// Parses an escape that has the same meaning in every attribute: `\u`, `\m{…}`, `\\` or `\$`.
  static func escape(
    _ cursor: inout ScalarCursor, in variables: inout LayoutVariables
  ) throws(RuleFault) -> [TextElement] {
    if cursor.peek(1) == "u" { return try scalars(&cursor).map(TextElement.init) }
    if cursor.peek(1) == "m", cursor.peek(2) == "{" {
      return [TextElement(try marker(&cursor, in: &variables))]
    }
    guard let escaped = cursor.peek(1), escaped == "\\" || escaped == "$" else {
      throw .unknownEscape(cursor.excerpt(from: cursor.index, length: 2))
    }
    cursor.index += 2
    return [TextElement(escaped)]
  }

  /// Parses `\m{name}` and returns the marker, which is added to the table if it is new.
  static func marker(
    _ cursor: inout ScalarCursor, in variables: inout LayoutVariables
  ) throws(RuleFault) -> Marker {
    let start = cursor.index
    guard cursor.take("\\m{"), let name = cursor.take(upTo: "}"), !name.isEmpty, name != ".",
      !name.contains(where: { $0.isWhitespace || "\\{$".contains($0) })
    else { throw .wrongReference(cursor.excerpt(from: start)) }
    guard let marker = variables.markers.marker(named: name) else { throw .tooLarge }
    return marker
  }

  /// Parses `\u{1F44D}`, `\u{62 308}` or the older form with exactly four digits, `\u0062`.
  static func scalars(_ cursor: inout ScalarCursor) throws(RuleFault) -> [Unicode.Scalar] {
    let start = cursor.index
    cursor.index += 2
    let digits: String?
    if cursor.take("{") {
      digits = cursor.take(upTo: "}")
    } else {
      let end = min(cursor.index + 4, cursor.scalars.count)
      digits = cursor.text(cursor.index..<end)
      cursor.index = end
      if digits?.unicodeScalars.count != 4 { throw .notAScalar(cursor.excerpt(from: start)) }
    }
    guard let digits else { throw .unbalanced("{") }
    var scalars: [Unicode.Scalar] = []
    for number in digits.split(separator: " ") {
      guard number.allSatisfy(\.isHexDigit), let value = UInt32(number, radix: 16),
        let scalar = Unicode.Scalar(value)
      else { throw .notAScalar(String(number)) }
      scalars.append(scalar)
    }
    if scalars.isEmpty { throw .notAScalar(cursor.excerpt(from: start)) }
    return scalars
  }
}
