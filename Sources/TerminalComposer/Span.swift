/// How a stretch of text looks.
package struct Style: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let bold = Style(rawValue: 1)
  package static let dim = Style(rawValue: 2)
  package static let underlined = Style(rawValue: 4)
  package static let inverse = Style(rawValue: 8)
  /// A colour that sets apart what helps: numbers, names of keys.
  package static let accent = Style(rawValue: 16)
  /// The colour of a message.
  package static let warning = Style(rawValue: 32)
}

/// A stretch of text in one style.
package struct Span: Hashable, Sendable {
  package var text: String
  package var style: Style

  package init(_ text: String, _ style: Style = []) {
    self.text = text
    self.style = style
  }
}

/// One line of the terminal, at most as wide as the terminal.
package struct Line: Hashable, Sendable {
  package private(set) var spans: [Span] = []

  package init(_ spans: [Span] = []) {
    for span in spans { append(span.text, span.style) }
  }

  /// Adds text at the end; it joins the span before where the style is the same.
  package mutating func append(_ text: String, _ style: Style = []) {
    guard !text.isEmpty else { return }
    if let last = spans.indices.last, spans[last].style == style {
      spans[last].text += text
    } else {
      spans.append(Span(text, style))
    }
  }

  /// The text without styles.
  package var text: String { spans.map(\.text).joined() }
}

/// Rows and columns of a terminal, both at least 1.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }
}

/// A place on the screen, counted from 0.
package struct Position: Hashable, Sendable {
  package var row: Int
  package var column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// All that a terminal shows: its lines from the top, and the caret.
package struct Frame: Hashable, Sendable {
  package var lines: [Line]
  package var caret: Position

  package init(lines: [Line], caret: Position) {
    self.lines = lines
    self.caret = caret
  }
}
