import TextUnits

/// The variables of a layout, and the markers met so far: what the texts of its rules refer to.
public struct LayoutVariables: Sendable {
  /// A variable.
  public enum Variable: Sendable {
    /// A text with markers. `pattern` is its source where that is one class, `[aeiou]`: in a pattern
    /// it then stands for the class.
    case string([TextElement], pattern: String?)
    /// A list of texts.
    case set([[TextElement]])
    /// A set of scalars; `source` is its pattern with all variables expanded.
    case unicodeSet(UnicodeSet, source: String)
  }

  /// The variables by their names.
  public private(set) var variables: [String: Variable] = [:]
  /// The markers.
  public var markers = MarkerTable()
  /// Whether rules and outputs are decomposed.
  public let normalizes: Bool

  /// The most elements of a text, and the most items of a set: far more than a keyboard needs.
  static let lengthLimit = 4096
  private static let itemLimit = 16384

  /// No variables yet.
  public init(normalizes: Bool = true) { self.normalizes = normalizes }

  /// The same variables for rules that are decomposed, or not.
  init(copying other: LayoutVariables, normalizes: Bool) {
    variables = other.variables
    markers = other.markers
    self.normalizes = normalizes
  }

  /// The variable with a name, or nil where none is declared.
  public subscript(_ name: String) -> Variable? { variables[name] }

  /// Declares a string: `value` may refer to strings declared before.
  public mutating func declareString(_ name: String, value: String) throws(RuleFault) {
    let isClass = value.hasPrefix("[") && value.hasSuffix("]") && value.count > 2
    variables[name] = .string(try parse(value), pattern: isClass ? value : nil)
  }

  /// Declares a set: items between spaces, each a text, or `$[other]` for all items of a set.
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
      // Sets that hold each other twice would grow without end.
      guard items.count <= Self.itemLimit else { throw .tooLarge }
    }
    variables[name] = .set(items)
  }

  /// Declares a Unicode set: `value` may refer to strings and Unicode sets declared before. Neither
  /// properties nor strings of several characters are allowed in it: what they hold would change
  /// with the version of Unicode.
  public mutating func declareUnicodeSet(_ name: String, value: String) throws(RuleFault) {
    let source = try UnicodeSetSource.expand(value, variables: self)
    guard let set = try? UnicodeSet(source), set.strings.isEmpty else {
      throw .wrongUnicodeSet(value)
    }
    variables[name] = .unicodeSet(set, source: source)
  }

  /// The scalars and markers of an output, a display or a replacement without captures.
  public mutating func parse(_ text: String) throws(RuleFault) -> [TextElement] {
    var parser = EscapedTextParser(text)
    var elements: [TextElement] = []
    while let piece = try parser.next(in: &self) {
      elements += piece
      guard elements.count <= Self.lengthLimit else { throw .tooLarge }
    }
    return normalized(elements)
  }

  /// The elements decomposed, where the layout wants that.
  func normalized(_ elements: [TextElement]) -> [TextElement] {
    guard normalizes else { return elements }
    var elements = elements
    ElementNormalizer.normalize(&elements, from: 0)
    return elements
  }
}
