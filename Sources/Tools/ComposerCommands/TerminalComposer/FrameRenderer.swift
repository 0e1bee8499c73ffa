import InputCore

/// Lays out a screen for a terminal size. A pure function.
///
/// ```
/// GlobeKey 简体中文           title, if there are enough rows
/// 我们wo men|                 the document with the marked text
///  1 我们  2 我们的 …          the candidates
///
/// Space choose  Esc cancel    help, or a message
/// ```
package enum FrameRenderer {
  /// The minimum number of rows to show the title.
  private static let rowsForTitle = 10
  /// The minimum number of rows to show the help. A message needs fewer.
  private static let rowsForHelp = 4

  /// Returns the frame of a screen. It has one line per row, no line is wider than the terminal,
  /// and the caret is inside.
  package static func frame(of screen: Screen, size: TerminalSize) -> Frame {
    let head = title(of: screen, size)
    let foot = foot(of: screen, size)
    let body = size.rows - head.count - foot.count
    // Leave a quarter of the rows, and at least one, to the document.
    let window = window(of: screen, columns: size.columns, rows: body - max(body / 4, 1))

    let flow = flow(of: screen, size)
    let visible = visibleRows(of: flow, rows: body - window.count)
    var lines = head + flow.lines[visible] + window
    lines += Array(repeating: Line(), count: max(size.rows - lines.count - foot.count, 0)) + foot
    let caret = Position(
      row: head.count + flow.caret.row - visible.lowerBound, column: flow.caret.column)
    return Frame(lines: lines, caret: caret)
  }

  private static func window(of screen: Screen, columns: Int, rows: Int) -> [Line] {
    if let page = screen.page {
      return CandidateWindow.lines(
        of: page, pageCount: screen.pageCount, columns: columns, rows: rows)
    }
    return screen.suggestions.map {
      CandidateWindow.lines(of: $0, columns: columns, rows: rows)
    } ?? []
  }

  private static func flow(of screen: Screen, _ size: TerminalSize) -> TextFlow {
    var flow = TextFlow(columns: size.columns)
    flow.append(lastLines(of: screen.textBefore, size.rows))
    let caret = screen.preedit.caretInUTF16
    var offset = 0
    var isCaretMarked = false
    for piece in screen.preedit.pieces {
      for character in piece.text {
        if offset >= caret, !isCaretMarked {
          flow.markCaret()
          isCaretMarked = true
        }
        flow.append(String(character), style(of: piece.stage))
        offset += character.utf16.count
      }
    }
    if !isCaretMarked { flow.markCaret() }
    // A row shows at most one character in each column.
    flow.append(screen.textAfter.prefix(size.rows * size.columns))
    return flow
  }

  /// Returns the last `count` lines of a text: all that the rows can show of it. A text of a million
  /// characters is not laid out with each key.
  private static func lastLines(of text: String, _ count: Int) -> Substring {
    var start = text.utf8.endIndex
    var left = count
    while start > text.utf8.startIndex {
      let before = text.utf8.index(before: start)
      if text.utf8[before] == UInt8(ascii: "\n") {
        left -= 1
        if left == 0 { break }
      }
      start = before
    }
    return text[start...]
  }

  private static func style(of stage: Preedit.Piece.Stage) -> Style {
    switch stage {
    case .chosen: [.bold, .underlined]
    case .reading: .underlined
    case .waiting: .dim
    }
  }

  /// The visible rows of the document: the last ones up to the caret, then the rows after it as far
  /// as they fit.
  private static func visibleRows(of flow: TextFlow, rows: Int) -> Range<Int> {
    let rows = max(rows, 1)
    let start = max(flow.caret.row - rows + 1, 0)
    return start..<min(start + rows, flow.lines.count)
  }

  private static func title(of screen: Screen, _ size: TerminalSize) -> [Line] {
    guard size.rows >= rowsForTitle, !screen.title.isEmpty else { return [] }
    let text = Cell.fitted(screen.title, columns: size.columns)
    return [Line([Span(text, .bold)])]
  }

  private static func state(of screen: Screen) -> HelpLine.State {
    if !screen.preedit.pieces.isEmpty { return .composing }
    if screen.page != nil { return .offering }
    return screen.suggestions == nil ? .idle : .suggesting
  }

  private static func foot(of screen: Screen, _ size: TerminalSize) -> [Line] {
    if let message = screen.message, size.rows > 1 {
      return [Line([Span(Cell.fitted(message, columns: size.columns), .warning)])]
    }
    guard size.rows >= rowsForHelp else { return [] }
    return [
      HelpLine.line(
        state(of: screen), nextLanguage: screen.nextLanguage, columns: size.columns)
    ]
  }
}
