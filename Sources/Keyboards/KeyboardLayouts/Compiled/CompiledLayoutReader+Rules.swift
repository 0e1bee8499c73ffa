extension CompiledLayoutReader {
  mutating func group() throws(CompiledLayoutError) -> TransformRules.Group {
    switch CompiledRule.Group(rawValue: try number()) {
    case .transforms:
      return .transforms(
        try list { (reader) throws(CompiledLayoutError) in
          let pattern = try reader.pattern()
          let pieces = try reader.list { (reader) throws(CompiledLayoutError) in
            try reader.piece(captureCount: pattern.captureCount)
          }
          return TransformRule(pattern: pattern, replacement: ReplacementTemplate(pieces: pieces))
        })
    case .reorders:
      return .reorders(
        try list { (reader) throws(CompiledLayoutError) in try reader.reorder() })
    case nil: throw damaged
    }
  }

  // MARK: Transforms

  /// The largest number of capture groups, and of elements that a pattern matches.
  private static let maximumCaptures = 9
  private static let maximumMatchLength = 10_000

  private mutating func pattern() throws(CompiledLayoutError) -> TransformPattern {
    switch CompiledRule.Pattern(rawValue: try number()) {
    case .literal:
      let elements = try elements()
      guard !elements.isEmpty else { throw damaged }
      let steps = elements.map { PatternProgram.Step.element($0) } + [.end]
      return TransformPattern(
        captureCount: 0, capturedSets: [:], lengths: elements.count...elements.count,
        lastElements: ElementSet(elements.suffix(1)), literal: elements,
        program: PatternProgram(steps: steps))
    case .program:
      let captureCount = try number(upTo: Self.maximumCaptures)
      let least = try number(upTo: Self.maximumMatchLength)
      let most = least + (try number(upTo: Self.maximumMatchLength))
      let lastElements = try set()
      return TransformPattern(
        captureCount: captureCount, capturedSets: [:], lengths: least...most,
        lastElements: lastElements, literal: nil, program: try program(captureCount: captureCount))
    case nil: throw damaged
    }
  }

  /// Reads the steps of a pattern. They end with a step that ends the match, every jump leads forward,
  /// and none leads into a capture group or out of it, so that each group that ends has begun.
  private mutating func program(
    captureCount: Int
  ) throws(CompiledLayoutError) -> PatternProgram {
    let sets = try list { (reader) throws(CompiledLayoutError) in try reader.set() }
    let count = try count()
    var program = PatternProgram(sets: sets)
    /// The number of the group that each step is in, counted from the start of the program; 0 for none.
    var groups: [Int] = []
    var (open, openNumber, begun) = (0, 0, 0)
    for index in 0..<count {
      groups.append(open)
      switch CompiledRule.Step(rawValue: try number()) {
      case .element: program.steps.append(.element(try element()))
      case .set:
        guard !sets.isEmpty else { throw damaged }
        program.steps.append(.set(try number(upTo: sets.count - 1)))
      case .orElse:
        program.hasChoices = true
        program.steps.append(.orElse(try target(from: index, count)))
      case .jump: program.steps.append(.jump(try target(from: index, count)))
      case .beginCapture:
        openNumber = try number(upTo: captureCount)
        guard open == 0, openNumber > 0 else { throw damaged }
        begun += 1
        open = begun
        program.steps.append(.beginCapture(openNumber))
      case .endCapture:
        guard open != 0, try number(upTo: captureCount) == openNumber else { throw damaged }
        open = 0
        program.steps.append(.endCapture(openNumber))
      case .start: program.steps.append(.start)
      case .end: program.steps.append(.end)
      case .fail: program.steps.append(.fail)
      case nil: throw damaged
      }
    }
    guard program.steps.last == .end || program.steps.last == .fail, open == 0 else {
      throw damaged
    }
    for (index, step) in program.steps.enumerated() {
      switch step {
      case .orElse(let target), .jump(let target):
        guard groups[target] == groups[index] else { throw damaged }
      default: continue
      }
    }
    return program
  }

  /// Reads the distance of a jump.
  ///
  /// - Returns: the index of the step that it leads to.
  private mutating func target(
    from index: Int, _ count: Int
  ) throws(CompiledLayoutError) -> Int {
    let target = index + (try number(upTo: count))
    guard target > index, target < count else { throw damaged }
    return target
  }

  private mutating func piece(
    captureCount: Int
  ) throws(CompiledLayoutError) -> ReplacementTemplate.Piece {
    switch CompiledRule.Piece(rawValue: try number()) {
    case .elements: return .elements(try elements())
    case .capture: return .capture(try number(upTo: captureCount))
    case .mapping:
      let group = try number(upTo: captureCount)
      var positions: [[TextElement]: Int] = [:]
      var items: [[TextElement]] = []
      for index in 0..<(try count()) {
        positions[try elements()] = index
        items.append(try elements())
      }
      return .mapping(group, positions: positions, items: items)
    case nil: throw damaged
    }
  }

  // MARK: Reorders

  private mutating func reorder() throws(CompiledLayoutError) -> ReorderRule {
    let before = try list { (reader) throws(CompiledLayoutError) in try reader.set() }
    let from = try list { (reader) throws(CompiledLayoutError) in try reader.set() }
    guard !from.isEmpty else { throw damaged }
    var weights: [ReorderRule.Weights] = []
    for _ in from { weights.append(try self.weights()) }
    return ReorderRule(from: from, before: before, weights: weights)
  }

  private mutating func weights() throws(CompiledLayoutError) -> ReorderRule.Weights {
    let present = CompiledRule.Weights(rawValue: try number())
    var weights = ReorderRule.Weights()
    if present.contains(.order) { weights.order = try weight() }
    if present.contains(.tertiary) { weights.tertiary = try weight() }
    if present.contains(.tertiaryBase) { weights.isTertiaryBase = true }
    if present.contains(.notTertiaryBase) { weights.isTertiaryBase = false }
    if present.contains(.prebase) { weights.isPrebase = true }
    if present.contains(.notPrebase) { weights.isPrebase = false }
    return weights
  }

  private mutating func weight() throws(CompiledLayoutError) -> Int {
    try number(upTo: 2 * CompiledRule.bias - 1) - CompiledRule.bias
  }
}
