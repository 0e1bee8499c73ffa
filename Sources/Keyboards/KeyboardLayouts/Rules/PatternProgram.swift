/// A pattern as steps of a machine that reads the context from left to right. The steps only go
/// forward, so every run ends.
struct PatternProgram: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    /// The next element is this one.
    case element(TextElement)
    /// The next element is in the set with this number.
    case set(Int)
    /// Try the next step; where that fails, the one with this number.
    case orElse(Int)
    /// Go on at this step.
    case jump(Int)
    /// A capture group begins, or ends.
    case beginCapture(Int)
    case endCapture(Int)
    /// The start of the text.
    case start
    /// The caret: the match is complete.
    case end
    /// No way on.
    case fail
  }

  private(set) var steps: [Step] = []
  private(set) var sets: [ElementSet] = []
  /// Whether there is more than one way through, so that a failure must be remembered.
  private(set) var hasChoices = false

  /// The most steps that a pattern may have once its repetitions are written out.
  private static let limit = 4096

  init(_ node: PatternNode) throws(RuleFault) {
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

  /// Each branch but the last: `orElse next; branch; jump end`.
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

  /// `orElse end; node; orElse end; node …`.
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
