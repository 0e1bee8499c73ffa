import TextUnits

/// The units, bidi levels and caret stops of the field's text. Offsets are UTF-16 code units.
package struct TextAnalysis: Encodable, Sendable {
  /// A range of the text.
  package struct Span: Encodable, Hashable, Sendable {
    package var start: Int
    package var end: Int
  }
  /// The text that a press of a delete key would remove.
  package struct Deletion: Encodable, Hashable, Sendable {
    package var unit: String
    package var text: String
  }
  /// The bidi levels of a paragraph, and its caret stops from left to right.
  package struct Paragraph: Encodable, Hashable, Sendable {
    package var start: Int
    package var text: String
    package var direction: String
    /// One level per UTF-16 code unit.
    package var levels: [UInt8]
    /// The offset in `text` of each caret stop, from the left edge to the right edge.
    package var stops: [Int]
  }

  package var type = "analysis"
  package var n: Int
  package var text: String
  package var clusters: [Span]
  package var words: [Span]
  package var sentences: [Span]
  package var deletions: [Deletion]
  package var paragraphs: [Paragraph]
}

extension PlaygroundSession {
  /// The analysis of the text; empty for a password field.
  mutating func analysis(_ number: Int) -> TextAnalysis {
    let text = field.traits.isSecure ? "" : document.text
    let units = unitFinder()
    func spans(_ kind: BreakKind) -> [TextAnalysis.Span] {
      units.tokens(of: kind, in: text).map {
        let range = $0.utf16(in: text)
        return TextAnalysis.Span(start: range.lowerBound, end: range.upperBound)
      }
    }
    let before = field.traits.isSecure ? "" : document.textBeforeInput
    var start = 0
    let paragraphs = units.tokens(of: .paragraph, in: text).map { token in
      let part = text[token.range]
      defer { start += part.utf16.count }
      return Self.paragraph(part, from: start)
    }
    return TextAnalysis(
      n: number, text: text, clusters: spans(.character), words: spans(.word),
      sentences: spans(.sentence),
      deletions: DeleteUnit.allCases.map { unit in
        let range = units.rangeToDelete(unit, .backward, at: before.endIndex, in: before)
        return TextAnalysis.Deletion(unit: unit.rawValue, text: String(before[range]))
      }, paragraphs: paragraphs)
  }

  private static func paragraph(_ text: Substring, from start: Int) -> TextAnalysis.Paragraph {
    let levels = BidiLevels(utf16: text.utf16)
    let line = CaretLine(text)
    var stops: [Int] = []
    var caret: String.Index? = line.leftEdge
    while let stop = caret, stops.count <= line.stops.count {
      stops.append(line.text.utf16.distance(from: line.text.startIndex, to: stop))
      caret = line.right(of: stop)
    }
    return TextAnalysis.Paragraph(
      start: start, text: String(text), direction: line.direction.rawValue, levels: levels.levels,
      stops: stops)
  }
}
