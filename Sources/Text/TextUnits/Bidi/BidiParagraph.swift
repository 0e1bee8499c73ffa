/// A paragraph of text with its bidirectional ordering.
///
/// ```
/// let paragraph = BidiParagraph("מחיר 15 dollars")
/// paragraph.direction                     // right to left, from the first letter
/// paragraph.visualRuns.map(\.text)        // ["dollars", " ", "15", "מחיר "]
/// ```
public struct BidiParagraph: Sendable {
  /// The text.
  public let text: Substring
  /// The embedding levels of the text's UTF-16 code units.
  public let levels: BidiLevels

  /// Creates a paragraph.
  ///
  /// - Parameters:
  ///   - text: The text. Only its last character may be a paragraph separator.
  ///   - base: The rule for the paragraph direction.
  public init(_ text: some StringProtocol, base: BaseDirection = .automatic) {
    self.text = Substring(text)
    levels = BidiLevels(utf16: text.utf16, base: base)
  }

  /// The direction of the paragraph.
  public var direction: TextDirection { levels.direction }

  /// Returns the embedding level at an index; the paragraph level at the end of the text and
  /// outside it.
  public func level(at index: String.Index) -> UInt8 {
    guard text.startIndex <= index, index < text.endIndex else { return levels.paragraphLevel }
    let offset = text.utf16.distance(from: text.startIndex, to: index)
    return levels.levels.indices.contains(offset)
      ? levels.levels[offset] : levels.paragraphLevel
  }

  /// Returns the direction at a caret: that of the text before it, which was typed last. At the
  /// start it is the direction of the text after it, and in an empty text that of the paragraph.
  ///
  /// The result depends on the text alone and not on the keyboard: after the Hebrew of `abc אבג|`
  /// it is right to left.
  public func direction(atCaret caret: String.Index) -> TextDirection {
    guard !text.isEmpty else { return direction }
    guard caret > text.startIndex else { return TextDirection(level: level(at: text.startIndex)) }
    let before = text.utf16.index(before: min(caret, text.endIndex))
    return TextDirection(level: level(at: before))
  }

  /// A part of the text with a single embedding level.
  public struct Run: Hashable, Sendable {
    /// The text of the run.
    public let text: Substring
    /// The embedding level of the run.
    public let level: UInt8

    /// The direction of the run.
    public var direction: TextDirection { TextDirection(level: level) }
  }

  /// The level runs from left to right.
  public var visualRuns: [Run] { levels.visualRuns.map { run(of: $0) } }

  /// The level runs in logical order.
  public var runs: [Run] { levels.runs.map { run(of: $0) } }

  private func run(of run: BidiRun) -> Run {
    let utf16 = text.utf16
    let start = utf16.index(utf16.startIndex, offsetBy: run.range.lowerBound)
    let end = utf16.index(start, offsetBy: run.range.count)
    return Run(text: text[start..<end], level: run.level)
  }
}
