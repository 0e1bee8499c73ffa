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
    let window =
      screen.page.map {
        CandidateWindow.lines(of: $0, columns: size.columns, rows: body - max(body / 4, 1))
      } ?? []

    let flow = flow(of: screen, columns: size.columns)
    let visible = visibleRows(of: flow, rows: body - window.count)
    var lines = head + flow.lines[visible] + window
    lines += Array(repeating: Line(), count: max(size.rows - lines.count - foot.count, 0)) + foot
    let caret = Position(
      row: head.count + flow.caret.row - visible.lowerBound, column: flow.caret.column)
    return Frame(lines: lines, caret: caret)
  }

  private static func flow(of screen: Screen, columns: Int) -> TextFlow {
    var flow = TextFlow(columns: columns)
    flow.append(screen.textBefore)
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
    flow.append(screen.textAfter)
    return flow
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

  private static func foot(of screen: Screen, _ size: TerminalSize) -> [Line] {
    if let message = screen.message, size.rows > 1 {
      return [Line([Span(Cell.fitted(message, columns: size.columns), .warning)])]
    }
    guard size.rows >= rowsForHelp else { return [] }
    return [
      HelpLine.line(
        isComposing: !screen.preedit.pieces.isEmpty, isOffering: screen.page != nil,
        nextLanguage: screen.nextLanguage, columns: size.columns)
    ]
  }
}
