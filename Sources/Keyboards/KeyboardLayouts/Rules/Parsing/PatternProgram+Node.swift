extension PatternProgram {
  /// The maximum number of steps of a pattern after its repetitions are expanded.
  private static let limit = 4096

  /// Compiles a syntax tree.
  init(_ node: PatternNode) throws(RuleFault) {
    self.init()
    try add(node)
    try append(.end)
  }

  private mutating func append(_ step: Step) throws(RuleFault) {
    guard steps.count < Self.limit else { throw .tooLarge }
    steps.append(step)
  }

  private mutating func add(_ node: PatternNode) throws(RuleFault) {
    switch node {
    case .literal(let elements):
      for element in elements { try append(.element(element)) }
    case .set(let set):
      try append(.set(number(of: set)))
    case .sequence(let nodes):
      for node in nodes { try add(node) }
    case .capture(let number, let node, _):
      try append(.beginCapture(number))
      try add(node)
      try append(.endCapture(number))
    case .start:
      try append(.start)
    case .alternatives(let nodes):
      try addAlternatives(nodes)
    case .repeated(let node, let least, let most):
      for _ in 0..<least { try add(node) }
      try addOptional(node, times: most - least)
    }
  }

  /// Compiles each branch but the last to `orElse next; branch; jump end`.
  private mutating func addAlternatives(_ nodes: [PatternNode]) throws(RuleFault) {
    guard let last = nodes.last else { return try append(.fail) }
    hasChoices = hasChoices || nodes.count > 1
    var jumps: [Int] = []
    for node in nodes.dropLast() {
      let choice = steps.count
      try append(.orElse(0))
      try add(node)
      jumps.append(steps.count)
      try append(.jump(0))
      steps[choice] = .orElse(steps.count)
    }
    try add(last)
    for jump in jumps { steps[jump] = .jump(steps.count) }
  }

  /// Compiles to `orElse end; node; orElse end; node; …`.
  private mutating func addOptional(_ node: PatternNode, times: Int) throws(RuleFault) {
    guard times > 0 else { return }
    hasChoices = true
    var choices: [Int] = []
    for _ in 0..<times {
      choices.append(steps.count)
      try append(.orElse(0))
      try add(node)
    }
    for choice in choices { steps[choice] = .orElse(steps.count) }
  }

  private mutating func number(of set: ElementSet) -> Int {
    if let number = sets.firstIndex(of: set) { return number }
    sets.append(set)
    return sets.count - 1
  }
}
