/// The size of a terminal in columns and rows, both at least 1.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }
}

/// A position on the screen, with row and column counted from 0.
package struct Position: Hashable, Sendable {
  package var row: Int
  package var column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// The content of a terminal: its lines from the top, and the caret.
package struct Frame: Hashable, Sendable {
  package var lines: [Line]
  package var caret: Position

  package init(lines: [Line], caret: Position) {
    self.lines = lines
    self.caret = caret
  }
}
