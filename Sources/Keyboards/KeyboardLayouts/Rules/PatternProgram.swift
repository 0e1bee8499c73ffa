/// A pattern compiled to steps of a machine that reads the context from left to right. Steps only
/// jump forward, so every run ends.
struct PatternProgram: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    /// Matches the next element if it is this one.
    case element(TextElement)
    /// Matches the next element if it is in the set with this index.
    case set(Int)
    /// Tries the next step; if that fails, continues at the step with this index.
    case orElse(Int)
    /// Continues at the step with this index.
    case jump(Int)
    /// Begins, or ends, a capture group.
    case beginCapture(Int)
    case endCapture(Int)
    /// Matches at the start of the text.
    case start
    /// Matches at the caret: the pattern is complete.
    case end
    /// Never matches.
    case fail
  }

  var steps: [Step] = []
  var sets: [ElementSet] = []
  /// Whether the program has alternatives, so that failures are worth remembering.
  var hasChoices = false
}
