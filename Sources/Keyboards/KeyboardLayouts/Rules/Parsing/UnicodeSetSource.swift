/// Rewrites the pattern of a Unicode set for ICU: expands variables and turns `\u{…}` into
/// `\Uhhhhhhhh`.
enum UnicodeSetSource {
  static func expand(_ text: String, variables: LayoutVariables) throws(RuleFault) -> String {
    var cursor = ScalarCursor(text)
    var source = ""
    while let scalar = cursor.current {
      guard source.utf8.count <= limit else { throw .tooLarge }
      let start = cursor.index
      switch (scalar, cursor.peek(1)) {
      case ("\\", "u"):
        for scalar in try EscapedTextParser.scalars(&cursor) { source += escaped(scalar) }
      case ("\\", "p"), ("\\", "P"), ("[", ":"):
        throw .wrongUnicodeSet(text)
      case ("\\", let next?):
        source.unicodeScalars.append(contentsOf: [scalar, next])
        cursor.index += 2
      case ("$", "{"):
        for element in try EscapedTextParser.variable(&cursor, in: variables) {
          guard let scalar = element.scalar else { throw .wrongUnicodeSet(text) }
          source += escaped(scalar)
        }
      case ("$", "["):
        cursor.index += 2
        guard let name = cursor.take(upTo: "]") else {
          throw .wrongReference(cursor.excerpt(from: start))
        }
        switch variables[name] {
        case .unicodeSet(_, let inner): source += inner
        case nil: throw .unknownVariable(name)
        default: throw .wrongKindOfVariable(name)
        }
      default:
        source.unicodeScalars.append(scalar)
        cursor.index += 1
      }
    }
    return source
  }

  /// The maximum length of a pattern in UTF-8 bytes.
  private static let limit = 256 << 10

  /// The scalar as `\Uhhhhhhhh`.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\U" + String(repeating: "0", count: max(8 - digits.count, 0)) + digits
  }
}
