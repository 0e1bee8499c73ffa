extension CompiledLayoutWriter {
  mutating func write(_ group: TransformRules.Group) {
    switch group.kind {
    case .transforms(let group):
      write(CompiledRule.Group.transforms.rawValue)
      write(group.rules) { writer, rule in
        writer.write(rule.pattern)
        writer.write(rule.replacement.pieces) { $0.write($1) }
      }
    case .reorders(let group):
      write(CompiledRule.Group.reorders.rawValue)
      write(group.rules) { $0.write($1) }
    }
  }

  private mutating func write(_ pattern: TransformPattern) {
    if let literal = pattern.literal {
      write(CompiledRule.Pattern.literal.rawValue)
      return write(literal)
    }
    write(CompiledRule.Pattern.program.rawValue)
    write(pattern.captureCount)
    write(pattern.lengths.lowerBound)
    write(pattern.lengths.upperBound - pattern.lengths.lowerBound)
    write(pattern.lastElements)
    write(pattern.program.sets) { $0.write($1) }
    write(pattern.program.steps.count)
    for (index, step) in pattern.program.steps.enumerated() { write(step, at: index) }
  }

  /// Writes a step. Targets are distances from it, as steps only jump forward.
  private mutating func write(_ step: PatternProgram.Step, at index: Int) {
    func write(_ kind: CompiledRule.Step, _ number: Int? = nil) {
      self.write(kind.rawValue)
      if let number { self.write(number) }
    }
    switch step {
    case .element(let element): write(.element, Int(element.code))
    case .set(let number): write(.set, number)
    case .orElse(let target): write(.orElse, target - index)
    case .jump(let target): write(.jump, target - index)
    case .beginCapture(let number): write(.beginCapture, number)
    case .endCapture(let number): write(.endCapture, number)
    case .start: write(.start)
    case .end: write(.end)
    case .fail: write(.fail)
    }
  }

  private mutating func write(_ piece: ReplacementTemplate.Piece) {
    switch piece {
    case .elements(let elements):
      write(CompiledRule.Piece.elements.rawValue)
      write(elements)
    case .capture(let group):
      write(CompiledRule.Piece.capture.rawValue)
      write(group)
    case .mapping(let group, let positions, let items):
      write(CompiledRule.Piece.mapping.rawValue)
      write(group)
      write(positions.sorted { $0.value < $1.value }) { writer, entry in
        writer.write(entry.key)
        writer.write(items[entry.value])
      }
    }
  }

  private mutating func write(_ rule: ReorderRule) {
    write(rule.before) { $0.write($1) }
    write(rule.from) { $0.write($1) }
    for weights in rule.weights { write(weights) }
  }

  private mutating func write(_ weights: ReorderRule.Weights) {
    var present: CompiledRule.Weights = []
    if weights.order != nil { present.insert(.order) }
    if weights.tertiary != nil { present.insert(.tertiary) }
    if let flag = weights.isTertiaryBase { present.insert(flag ? .tertiaryBase : .notTertiaryBase) }
    if let flag = weights.isPrebase { present.insert(flag ? .prebase : .notPrebase) }
    write(present.rawValue)
    for weight in [weights.order, weights.tertiary] {
      if let weight { write(weight + CompiledRule.bias) }
    }
  }
}
