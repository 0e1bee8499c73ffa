extension ReplacementTemplate {
  /// Parses a replacement for matches of `pattern`.
  init(
    _ text: String, for pattern: TransformPattern, variables: inout LayoutVariables
  ) throws(RuleFault) {
    self.init(pieces: [])
    var parser = EscapedTextParser(text)
    var literal: [TextElement] = []
    func flush(_ pieces: inout [Piece]) {
      if !literal.isEmpty { pieces.append(.elements(variables.normalized(literal))) }
      literal = []
    }
    while let scalar = parser.cursor.current {
      guard scalar == "$", let next = parser.cursor.peek(1), next != "{" else {
        literal += try parser.next(in: &variables) ?? []
        guard literal.count <= LayoutVariables.lengthLimit else { throw .tooLarge }
        continue
      }
      if next == "$" {
        literal.append(TextElement("$"))
        parser.cursor.index += 2
      } else if next.properties.numericType == .decimal, next.isASCII {
        flush(&pieces)
        let group = Int(next.value) - 0x30
        pieces.append(.capture(try Self.checked(group, pattern)))
        parser.cursor.index += 2
      } else if next == "[" {
        flush(&pieces)
        pieces.append(try Self.mapping(&parser.cursor, pattern, variables))
      } else {
        throw .wrongReference(parser.cursor.excerpt(from: parser.cursor.index))
      }
    }
    flush(&pieces)
  }

  private static func checked(
    _ group: Int, _ pattern: TransformPattern
  ) throws(RuleFault) -> Int {
    guard group <= pattern.captureCount else {
      throw .captureOutOfRange(group, count: pattern.captureCount)
    }
    return group
  }

  /// Parses `$[1:name]`.
  private static func mapping(
    _ cursor: inout ScalarCursor, _ pattern: TransformPattern, _ variables: LayoutVariables
  ) throws(RuleFault) -> Piece {
    let start = cursor.index
    cursor.index += 2
    guard let inside = cursor.take(upTo: "]") else { throw .unbalanced("[") }
    let parts = inside.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let group = Int(parts[0]), (1...9).contains(group) else {
      throw .wrongReference(cursor.text(start..<cursor.index))
    }
    guard let source = pattern.capturedSets[try checked(group, pattern)] else {
      throw .captureWithoutSet(group)
    }
    let from = try items(of: source, variables)
    let to = try items(of: String(parts[1]), variables)
    guard from.count == to.count else { throw .unequalSets(from: from.count, to: to.count) }
    let positions = Dictionary(
      zip(from, from.indices), uniquingKeysWith: { first, _ in first })
    return .mapping(group, positions: positions, items: to)
  }

  private static func items(
    of name: String, _ variables: LayoutVariables
  ) throws(RuleFault) -> [[TextElement]] {
    switch variables[name] {
    case .set(let items): return items
    case nil: throw .unknownVariable(name)
    default: throw .wrongKindOfVariable(name)
    }
  }
}
