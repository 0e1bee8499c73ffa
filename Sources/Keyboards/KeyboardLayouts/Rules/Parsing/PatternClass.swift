import TextUnits

/// The parser of character classes in patterns: `[a-z]`, `[^ab]`, `\s`.
enum PatternClass {
  /// Parses a class in brackets. The cursor is at the `[`.
  static func parse(
    _ cursor: inout ScalarCursor, variables: inout LayoutVariables
  ) throws(RuleFault) -> ElementSet {
    let start = cursor.index
    cursor.index += 1
    let isNegated = cursor.take("^")
    var ranges: [ClosedRange<UInt32>] = []
    while true {
      guard let scalar = cursor.current else { throw .unbalanced("[") }
      if scalar == "]" { break }
      if let set = takeFixedClass(&cursor) {
        ranges += set.ranges
        continue
      }
      let first = try member(&cursor, variables: &variables)
      guard cursor.current == "-", let next = cursor.peek(1), next != "]" else {
        ranges.append(first.code...first.code)
        continue
      }
      cursor.index += 1
      let last = try member(&cursor, variables: &variables)
      guard first.code <= last.code, !first.isMarker, !last.isMarker else {
        throw .wrongClass(cursor.text(start..<cursor.index))
      }
      ranges.append(first.code...last.code)
    }
    cursor.index += 1
    guard !ranges.isEmpty else { throw .wrongClass(cursor.text(start..<cursor.index)) }
    let set = ElementSet(ranges)
    return isNegated ? set.complement : set
  }

  private static func member(
    _ cursor: inout ScalarCursor, variables: inout LayoutVariables
  ) throws(RuleFault) -> TextElement {
    let start = cursor.index
    guard let scalar = cursor.current else { throw .unbalanced("[") }
    var element = TextElement(scalar)
    if scalar == "[" || scalar == "$" && (cursor.peek(1) == "[" || cursor.peek(1) == "{") {
      throw .wrongClass(cursor.excerpt(from: start))
    } else if let escaped = takeEscapedScalar(&cursor) {
      element = TextElement(escaped)
    } else if scalar == "\\" {
      let elements = try EscapedTextParser.escape(&cursor, in: &variables)
      guard elements.count == 1 else { throw .wrongClass(cursor.text(start..<cursor.index)) }
      element = elements[0]
    } else {
      cursor.index += 1
    }
    if variables.normalizes, let scalar = element.scalar,
      !Normalization.decomposition(of: scalar).isEmpty
    {
      throw .decomposableInClass(String(scalar))
    }
    return element
  }

  /// Takes a backslash escape of a sign that has a meaning in patterns, or of a control character
  /// (`\t`, `\n`).
  ///
  /// - Returns: the scalar it denotes; nil if the cursor is not at such an escape.
  static func takeEscapedScalar(_ cursor: inout ScalarCursor) -> Unicode.Scalar? {
    guard cursor.current == "\\", let scalar = cursor.peek(1) else { return nil }
    let controls: [Unicode.Scalar: Unicode.Scalar] = [
      "t": "\t", "n": "\n", "r": "\r", "f": "\u{C}", "v": "\u{B}",
    ]
    let isSign = ".()?[]\\{}*/^+|$-".unicodeScalars.contains(scalar)
    guard let meant = controls[scalar] ?? (isSign ? scalar : nil) else { return nil }
    cursor.index += 2
    return meant
  }

  /// Takes `\s`, `\d`, `\w` or one of their complements. The sets are fixed, independent of the
  /// version of Unicode.
  static func takeFixedClass(_ cursor: inout ScalarCursor) -> ElementSet? {
    guard cursor.current == "\\" else { return nil }
    let set: ElementSet
    switch cursor.peek(1) {
    case "s": set = spaces
    case "S": set = spaces.complement
    case "d": set = digits
    case "D": set = digits.complement
    case "w": set = wordCharacters
    case "W": set = wordCharacters.complement
    default: return nil
    }
    cursor.index += 2
    return set
  }

  private static let digits = ElementSet([0x30...0x39])
  private static let wordCharacters = ElementSet([
    0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A,
  ])
  private static let spaces = ElementSet([
    0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029,
    0x202F...0x202F, 0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
  ])
}
