import TextUnits

/// Parses the `from` and `before` attributes of a reorder: a sequence of characters and classes,
/// each of which matches one character.
struct ReorderElementReader {
  /// The first character found that can never match, because rules see it decomposed.
  private(set) var decomposable: String?

  /// The maximum number of characters of a reorder.
  private static let limit = 64

  mutating func read(
    _ text: String, variables: inout LayoutVariables
  ) throws(RuleFault) -> [ElementSet] {
    var sets: [ElementSet] = []
    var cursor = ScalarCursor(text)
    while let scalar = cursor.current {
      guard sets.count <= Self.limit else { throw .tooLarge }
      let start = cursor.index
      switch (scalar, cursor.peek(1)) {
      case ("[", _):
        sets.append(try set(&cursor, variables: &variables))
      case ("$", "["):
        cursor.index += 2
        guard let name = cursor.take(upTo: "]") else {
          throw .wrongReference(cursor.excerpt(from: start))
        }
        sets.append(try variable(name, variables))
      case ("$", "{"):
        try sets.append(
          contentsOf: string(&cursor, variables: &variables))
      case ("\\", "m"): throw .wrongReorderElement(cursor.excerpt(from: start))
      case ("\\", "u"):
        for scalar in try EscapedTextParser.scalars(&cursor) { sets.append(single(scalar)) }
      case ("\\", _):
        guard let scalar = PatternClass.takeEscapedScalar(&cursor) else {
          throw .unknownEscape(cursor.excerpt(from: start, length: 2))
        }
        sets.append(single(scalar))
      case ("(", _), (")", _), ("]", _), ("*", _), ("+", _), ("?", _), ("|", _), ("{", _), ("}", _):
        throw .wrongReorderElement(String(scalar))
      default:
        cursor.index += 1
        sets.append(single(scalar))
      }
    }
    return sets
  }

  private mutating func single(_ scalar: Unicode.Scalar) -> ElementSet {
    if decomposable == nil, !Normalization.decomposition(of: scalar).isEmpty {
      decomposable = String(scalar)
    }
    return ElementSet([TextElement(scalar)])
  }

  /// Parses a class. Members that decompose are kept: they never match.
  private mutating func set(
    _ cursor: inout ScalarCursor, variables: inout LayoutVariables
  ) throws(RuleFault) -> ElementSet {
    var unnormalized = LayoutVariables(copying: variables, normalizes: false)
    let set = try PatternClass.parse(&cursor, variables: &unnormalized)
    for range in set.ranges where decomposable == nil && variables.normalizes && range.count < 512 {
      for scalar in range.lazy.compactMap({ Unicode.Scalar($0) })
      where decomposable == nil && !Normalization.decomposition(of: scalar).isEmpty {
        decomposable = String(scalar)
      }
    }
    return set
  }

  private func variable(
    _ name: String, _ variables: LayoutVariables
  ) throws(RuleFault) -> ElementSet {
    switch variables[name] {
    case .unicodeSet(let set, _): return ElementSet(set.ranges)
    case .set(let items):
      guard items.allSatisfy({ $0.count == 1 }) else { throw .wrongReorderElement("$[\(name)]") }
      return ElementSet(items.flatMap { $0 })
    case .string: throw .wrongKindOfVariable(name)
    case nil: throw .unknownVariable(name)
    }
  }

  private mutating func string(
    _ cursor: inout ScalarCursor, variables: inout LayoutVariables
  ) throws(RuleFault) -> [ElementSet] {
    var ahead = cursor
    ahead.index += 2
    if let name = ahead.take(upTo: "}"), case .string(_, let pattern?)? = variables[name] {
      cursor = ahead
      var inner = ScalarCursor(pattern)
      return [try set(&inner, variables: &variables)]
    }
    return try EscapedTextParser.variable(&cursor, in: variables).map { ElementSet([$0]) }
  }
}
