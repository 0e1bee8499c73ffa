/// A paragraph of text and how it is ordered on a line.
///
/// ```
/// let paragraph = BidiParagraph("מחיר 15 dollars")
/// paragraph.direction                     // right to left, from the first letter
/// paragraph.visualRuns.map(\.text)        // ["dollars", " ", "15", "מחיר "]
/// ```
public struct BidiParagraph: Sendable {
  /// The text.
  public let text: Substring
  /// The levels of its UTF-16 units.
  public let levels: BidiLevels

  /// A paragraph. A paragraph separator at its end belongs to it; there should be none before.
  public init(_ text: some StringProtocol, base: BaseDirection = .automatic) {
    self.text = Substring(text)
    levels = BidiLevels(utf16: text.utf16, base: base)
  }

  /// The direction of the paragraph.
  public var direction: TextDirection { levels.direction }

  /// The embedding level of the text at an index; the paragraph's at its end and beyond.
  public func level(at index: String.Index) -> UInt8 {
    guard text.startIndex <= index, index < text.endIndex else { return levels.paragraphLevel }
    let offset = text.utf16.distance(from: text.startIndex, to: index)
    return levels.levels.indices.contains(offset)
      ? levels.levels[offset] : levels.paragraphLevel
  }

  /// The direction at a caret: of the text before it, which is what was typed last; at the start, of
  /// the text after it; of nothing, the paragraph's.
  ///
  /// It follows the text, whatever the keyboard: after the Hebrew of `abc אבג|` it is right to left.
  public func direction(atCaret caret: String.Index) -> TextDirection {
    guard !text.isEmpty else { return direction }
    guard caret > text.startIndex else { return TextDirection(level: level(at: text.startIndex)) }
    let before = text.utf16.index(before: min(caret, text.endIndex))
    return TextDirection(level: level(at: before))
  }

  /// A part of the text with one level.
  public struct Run: Hashable, Sendable {
    /// The part.
    public let text: Substring
    /// Its embedding level.
    public let level: UInt8

    /// Which way the run goes.
    public var direction: TextDirection { TextDirection(level: level) }
  }

  /// The runs of one level, from left to right.
  public var visualRuns: [Run] { levels.visualRuns.map { run(of: $0) } }

  /// The runs of one level, in logical order.
  public var runs: [Run] { levels.runs.map { run(of: $0) } }

  private func run(of run: BidiRun) -> Run {
    let utf16 = text.utf16
    let start = utf16.index(utf16.startIndex, offsetBy: run.range.lowerBound)
    let end = utf16.index(start, offsetBy: run.range.count)
    return Run(text: text[start..<end], level: run.level)
  }
}
