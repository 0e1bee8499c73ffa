import TextUnits

/// The variables of a layout and the markers used so far, which the texts of its rules refer to.
public struct LayoutVariables: Sendable {
  /// The value of a variable.
  public enum Variable: Sendable {
    /// A text with markers. If its source is a single class such as `[aeiou]`, `pattern` is that
    /// source, and the variable matches the class when a pattern uses it.
    case string([TextElement], pattern: String?)
    /// A list of texts.
    case set([[TextElement]])
    /// A set of scalars. `source` is its pattern with all variables expanded.
    case unicodeSet(UnicodeSet, source: String)
  }

  /// The variables by name.
  public private(set) var variables: [String: Variable] = [:]
  /// The markers.
  public var markers = MarkerTable()
  /// Whether rules and outputs are decomposed.
  public let normalizes: Bool

  /// The maximum number of elements of a text: far more than a keyboard needs.
  static let lengthLimit = 4096
  /// The maximum number of items of a set: far more than a keyboard needs.
  private static let itemLimit = 16384

  /// Creates an empty list of variables.
  public init(normalizes: Bool = true) { self.normalizes = normalizes }

  /// Copies variables and markers, with another choice of normalization.
  init(copying other: LayoutVariables, normalizes: Bool) {
    variables = other.variables
    markers = other.markers
    self.normalizes = normalizes
  }

  /// Returns the variable with a name; nil if none is declared.
  public subscript(_ name: String) -> Variable? { variables[name] }

  /// Declares a string variable.
  ///
  /// - Parameters:
  ///   - name: the variable's name.
  ///   - value: the text, which may refer to strings declared earlier.
  /// - Throws: a ``RuleFault`` if an escape is malformed, a variable is not declared or the text is
  ///   too long.
  public mutating func declareString(_ name: String, value: String) throws(RuleFault) {
    let isClass = value.hasPrefix("[") && value.hasSuffix("]") && value.count > 2
    variables[name] = .string(try parse(value), pattern: isClass ? value : nil)
  }

  /// Declares a set variable.
  ///
  /// - Parameters:
  ///   - name: the variable's name.
  ///   - value: items separated by whitespace. An item is a text, or `$[other]` for all items of a
  ///     set declared earlier.
  /// - Throws: a ``RuleFault`` if an item is malformed, `other` is not a set, or the set becomes
  ///   too large.
  public mutating func declareSet(_ name: String, value: String) throws(RuleFault) {
    var items: [[TextElement]] = []
    for item in value.split(whereSeparator: \.isWhitespace) {
      if item.hasPrefix("$["), item.hasSuffix("]") {
        let other = String(item.dropFirst(2).dropLast())
        switch variables[other] {
        case .set(let members): items += members
        case nil: throw .unknownVariable(other)
        default: throw .wrongKindOfVariable(other)
        }
      } else {
        items.append(try parse(String(item)))
      }
      // Sets that include each other twice grow exponentially.
      guard items.count <= Self.itemLimit else { throw .tooLarge }
    }
    variables[name] = .set(items)
  }

  /// Declares a Unicode set.
  ///
  /// - Parameters:
  ///   - name: the variable's name.
  ///   - value: a set pattern, which may refer to strings and Unicode sets declared earlier.
  ///     Properties and strings of several characters are not allowed in it: their members would
  ///     change with the version of Unicode.
  /// - Throws: a ``RuleFault`` if the pattern is malformed or refers to an unknown variable.
  public mutating func declareUnicodeSet(_ name: String, value: String) throws(RuleFault) {
    let source = try UnicodeSetSource.expand(value, variables: self)
    guard let set = try? UnicodeSet(source), set.strings.isEmpty else {
      throw .wrongUnicodeSet(value)
    }
    variables[name] = .unicodeSet(set, source: source)
  }

  /// Parses an output, a display or a replacement without captures.
  ///
  /// - Returns: its scalars and markers, decomposed if ``normalizes`` is true.
  /// - Throws: a ``RuleFault`` if an escape is malformed, a variable is unknown or the text is too
  ///   long.
  public mutating func parse(_ text: String) throws(RuleFault) -> [TextElement] {
    var parser = EscapedTextParser(text)
    var elements: [TextElement] = []
    while let piece = try parser.next(in: &self) {
      elements += piece
      guard elements.count <= Self.lengthLimit else { throw .tooLarge }
    }
    return normalized(elements)
  }

  /// Returns the elements, decomposed if `normalizes` is true.
  func normalized(_ elements: [TextElement]) -> [TextElement] {
    guard normalizes else { return elements }
    var elements = elements
    ElementNormalizer.normalize(&elements, from: 0)
    return elements
  }
}
