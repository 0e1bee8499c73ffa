/// A search for a pattern that matches up to the end of a context, by backtracking.
///
/// LDML patterns have no back-references, so a step that failed at a position always fails there.
/// Failures are remembered and not tried again, which bounds a search by steps × elements.
struct PatternMatcher {
  private let program: PatternProgram
  private let context: ArraySlice<TextElement>
  private let isTextStart: Bool
  private var failed: [Bool]
  /// The captured ranges by group number; `0..<0` for a group that took no part in the match.
  private(set) var captures: [Range<Int>]
  private var openings: [Int]

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - program: the compiled pattern.
  ///   - context: the elements before the caret.
  ///   - isTextStart: whether the context begins at the start of the document's text.
  ///   - captures: the number of capture groups.
  init(
    _ program: PatternProgram, in context: ArraySlice<TextElement>, isTextStart: Bool, captures: Int
  ) {
    self.program = program
    self.context = context
    self.isTextStart = isTextStart
    failed =
      program.hasChoices
      ? Array(repeating: false, count: program.steps.count * (context.count + 1)) : []
    self.captures = Array(repeating: 0..<0, count: captures + 1)
    openings = Array(repeating: 0, count: captures + 1)
  }

  /// Whether the pattern matches everything from an index up to the caret.
  mutating func matches(from start: Int) -> Bool { run(step: 0, at: start) }

  private mutating func run(step first: Int, at start: Int) -> Bool {
    var step = first
    var position = start
    while true {
      switch program.steps[step] {
      case .end: return position == context.endIndex
      case .fail: return false
      case .element(let element):
        guard position < context.endIndex, context[position] == element else { return false }
        position += 1
      case .set(let number):
        guard position < context.endIndex, program.sets[number].contains(context[position]) else {
          return false
        }
        position += 1
      case .start:
        guard isTextStart, position == context.startIndex else { return false }
      case .jump(let target):
        step = target
        continue
      case .beginCapture(let number): openings[number] = position
      case .endCapture(let number): captures[number] = openings[number]..<position
      case .orElse(let other):
        let key = step * (context.count + 1) + (position - context.startIndex)
        if failed[key] { return false }
        let saved = (captures, openings)
        if run(step: step + 1, at: position) { return true }
        (captures, openings) = saved
        guard !run(step: other, at: position) else { return true }
        failed[key] = true
        return false
      }
      step += 1
    }
  }
}
