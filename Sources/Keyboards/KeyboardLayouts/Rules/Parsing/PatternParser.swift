import TextUnits

/// Parses the `from` attribute of a transform: the subset of regular expressions that LDML allows.
struct PatternParser {
  private var cursor: ScalarCursor
  private var variables: LayoutVariables
  private(set) var captureCount = 0
  /// The set variable of each capture group that contains nothing else, by group number.
  private(set) var capturedSets: [Int: String] = [:]
  private var isInCapture = false
  private var depth = 0
  /// The number of elements that came from variables.
  private var expanded = 0

  private init(_ text: String, variables: LayoutVariables) {
    cursor = ScalarCursor(text)
    self.variables = variables
  }

  /// Parses a pattern. Markers used for the first time are added to `variables`.
  static func parse(
    _ text: String, variables: inout LayoutVariables
  ) throws(RuleFault) -> (node: PatternNode, captures: Int, sets: [Int: String]) {
    var parser = PatternParser(text, variables: variables)
    let node = try parser.alternatives()
    guard parser.cursor.isAtEnd else { throw .unbalanced(")") }
    guard node.lengths.lowerBound > 0 else { throw .matchesNothing }
    variables.markers = parser.variables.markers
    return (node, parser.captureCount, parser.capturedSets)
  }

  private mutating func alternatives() throws(RuleFault) -> PatternNode {
    depth += 1
    defer { depth -= 1 }
    guard depth < 50 else { throw .tooLarge }
    var branches = [try sequence()]
    while cursor.take("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }

  private mutating func sequence() throws(RuleFault) -> PatternNode {
    var nodes: [PatternNode] = []
    while let scalar = cursor.current, scalar != "|", scalar != ")" {
      let node = try atom(isFirst: nodes.isEmpty)
      nodes.append(try quantified(node))
    }
    return .sequence(joined(nodes))
  }

  /// Merges adjacent literals before decomposing them, because decomposition reorders across them:
  /// in `é` and a mark below it, the mark below comes first.
  private func joined(_ nodes: [PatternNode]) -> [PatternNode] {
    var joined: [PatternNode] = []
    for node in nodes {
      if case .literal(let elements) = node, case .literal(let before)? = joined.last {
        joined[joined.count - 1] = .literal(before + elements)
      } else {
        joined.append(node)
      }
    }
    return joined.map { node in
      guard case .literal(let elements) = node else { return node }
      return .literal(variables.normalized(elements))
    }
  }

  private mutating func quantified(_ node: PatternNode) throws(RuleFault) -> PatternNode {
    guard let range = try PatternQuantifier.take(&cursor) else { return node }
    if case .start = node { throw .wrongQuantifier("^") }
    if let second = cursor.current, "?*+{".unicodeScalars.contains(second) {
      throw .wrongQuantifier(cursor.excerpt(from: cursor.index, length: 1))
    }
    // `joined` does not see a repeated literal, so decompose it here.
    var node = node
    if case .literal(let elements) = node { node = .literal(variables.normalized(elements)) }
    return .repeated(node, least: range.lowerBound, most: range.upperBound)
  }

  private mutating func atom(isFirst: Bool) throws(RuleFault) -> PatternNode {
    guard let scalar = cursor.current else { return .sequence([]) }
    switch scalar {
    case "(": return try group()
    case "[":
      return .set(try PatternClass.parse(&cursor, variables: &variables))
    case "\\": return try escape()
    case "$": return try reference()
    case ".":
      cursor.index += 1
      return .set(.anyScalar)
    case "^":
      guard isFirst, cursor.index == 0 || cursor.peek(-1) != "^" else {
        throw .misplacedAnchor("^")
      }
      cursor.index += 1
      return .start
    case "]": throw .unbalanced(String(scalar))
    case "}": throw .unbalanced(String(scalar))
    case "*", "+": throw .unboundedRepetition(String(scalar))
    case "?", "{": throw .wrongQuantifier(cursor.excerpt(from: cursor.index, length: 5))
    default:
      cursor.index += 1
      return .literal([TextElement(scalar)])
    }
  }

  private mutating func group() throws(RuleFault) -> PatternNode {
    let start = cursor.index
    cursor.index += 1
    if cursor.take("?:") {
      let node = try alternatives()
      guard cursor.take(")") else { throw .unbalanced("(") }
      return node
    }
    if cursor.current == "?" { throw .unknownGroup(cursor.excerpt(from: start, length: 3)) }
    guard !isInCapture else { throw .nestedCapture }
    guard captureCount < 9 else { throw .tooManyCaptures }
    captureCount += 1
    let number = captureCount
    isInCapture = true
    let contents = cursor.index
    let node = try alternatives()
    isInCapture = false
    let end = cursor.index
    guard cursor.take(")") else { throw .unbalanced("(") }
    let text = cursor.text(contents..<end)
    var set: String?
    if text.hasPrefix("$["), text.hasSuffix("]"), text.count(where: { $0 == "$" }) == 1 {
      set = String(text.dropFirst(2).dropLast())
      capturedSets[number] = set
    }
    return .capture(number, node, set: set)
  }

  private mutating func reference() throws(RuleFault) -> PatternNode {
    let start = cursor.index
    if cursor.peek(1) == "{" { return try stringVariable() }
    guard cursor.take("$[") else { throw .misplacedAnchor("$") }
    guard let name = cursor.take(upTo: "]") else {
      throw .wrongReference(cursor.excerpt(from: start))
    }
    switch variables[name] {
    case .set(let items): return Self.anyOf(items)
    case .unicodeSet(let set, _): return .set(ElementSet(set.ranges))
    case .string: throw .wrongKindOfVariable(name)
    case nil: throw .unknownVariable(name)
    }
  }

  /// Parses `${name}`. A string matches literally, even if it contains operators: a variable `+`
  /// matches a plus sign. A string that is a class matches the class.
  private mutating func stringVariable() throws(RuleFault) -> PatternNode {
    var ahead = cursor
    ahead.index += 2
    if let name = ahead.take(upTo: "}"), case .string(_, let pattern?)? = variables[name] {
      cursor = ahead
      var inner = ScalarCursor(pattern)
      return .set(try PatternClass.parse(&inner, variables: &variables))
    }
    let elements = try EscapedTextParser.variable(&cursor, in: variables)
    expanded += elements.count
    guard expanded <= LayoutVariables.lengthLimit else { throw .tooLarge }
    return .literal(elements)
  }

  private mutating func escape() throws(RuleFault) -> PatternNode {
    if cursor.take("\\m{.}") { return .set(.anyMarker) }
    if let set = PatternClass.takeFixedClass(&cursor) { return .set(set) }
    if let scalar = PatternClass.takeEscapedScalar(&cursor) {
      return .literal([TextElement(scalar)])
    }
    if cursor.peek(1) == "u" || cursor.peek(1) == "m" {
      return .literal(try EscapedTextParser.escape(&cursor, in: &variables))
    }
    throw .unknownEscape(cursor.excerpt(from: cursor.index, length: 2))
  }

  /// Returns a node that matches any of some texts. Adjacent single elements become one set, which
  /// matches in one step.
  static func anyOf(_ items: [[TextElement]]) -> PatternNode {
    var branches: [PatternNode] = []
    var singles: [TextElement] = []
    func flush() {
      if !singles.isEmpty { branches.append(.set(ElementSet(singles))) }
      singles = []
    }
    for item in items {
      if item.count == 1 {
        singles += item
      } else {
        flush()
        branches.append(.literal(item))
      }
    }
    flush()
    return branches.count == 1 ? branches[0] : .alternatives(branches)
  }
}
