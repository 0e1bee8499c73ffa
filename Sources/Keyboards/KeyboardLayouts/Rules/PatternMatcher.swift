/// One search of a pattern at the end of a context.
///
/// A step that failed at a place fails there whatever came before it, since patterns cannot refer
/// back: it is remembered and not tried again, so a search takes at most steps × elements.
struct PatternMatcher {
  private let program: PatternProgram
  private let context: ArraySlice<TextElement>
  private let isTextStart: Bool
  private var failed: [Bool]
  /// The captured ranges, by group; an empty range at zero for a group that took no part.
  private(set) var captures: [Range<Int>]
  private var openings: [Int]

  /// - Parameters:
  ///   - context: the elements before the caret.
  ///   - isTextStart: whether the context begins where the text does.
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

  /// Whether the pattern matches all from a place up to the caret.
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
