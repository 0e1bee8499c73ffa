import InputCore
import TextUnits

/// Lays out the candidates of a page as lines.
///
/// ```
/// enough rows:  1 我们      fewer:  1 我们  2 我们的  3 我
///               2 我们的            4 窝  5 握  ‹ 1/12 ›
///               ‹ 1/12 ›
/// ```
///
/// The terminal size alone decides between the two layouts, so that the window does not change its
/// form during typing. If the lines do not fit, those around the highlighted candidate are shown.
enum CandidateWindow {
  private struct Entry {
    var spans: [Span]
    var columns: Int
  }

  /// The number of candidates that number keys can select.
  private static let numberedCandidates = 9

  /// Returns at most `rows` lines of at most `columns` columns.
  ///
  /// - Parameter pageCount: The number of pages; nil if unknown.
  static func lines(
    of page: CandidatePage, pageCount: Int?, columns: Int, rows: Int
  ) -> [Line] {
    guard rows > 0, columns > 0, !page.candidates.isEmpty else { return [] }
    let entries = page.candidates.enumerated().map { index, candidate in
      entry(
        index, text: candidate.text, gloss: candidate.gloss,
        isHighlighted: index == page.highlighted, columns: columns)
    }
    let pager = pager(of: page, count: pageCount)
    if rows > max(entries.count, numberedCandidates) {
      return (entries + fitting([pager], columns)).map { Line($0.spans) }
    }
    return flowed(entries, pager: pager, highlighted: page.highlighted, columns, rows)
  }

  /// Returns a line with suggested words, at most `columns` columns wide; nothing without words or
  /// rows. Words that do not fit are left out.
  static func lines(of suggestions: SuggestionRow, columns: Int, rows: Int) -> [Line] {
    guard rows > 0, columns > 0 else { return [] }
    let entries = suggestions.texts.enumerated().map { index, text in
      entry(
        index, text: text, gloss: nil, isHighlighted: index == suggestions.highlighted,
        columns: columns)
    }
    return packed(entries, columns).prefix(1).map { line(of: entries[$0]) }
  }

  /// Lays out entries side by side. The page number follows the last entry if there is room,
  /// otherwise it replaces the last line.
  private static func flowed(
    _ entries: [Entry], pager: Entry, highlighted: Int, _ columns: Int, _ rows: Int
  ) -> [Line] {
    let all = entries + fitting([pager], columns)
    let rowsOfEntries = packed(all, columns)
    guard rowsOfEntries.count > rows else {
      return rowsOfEntries.map { line(of: all[$0]) }
    }
    guard rows > 1, all.count > entries.count else {
      return window(packed(entries, columns), around: highlighted, rows: rows)
        .map { line(of: entries[$0]) }
    }
    return window(packed(entries, columns), around: highlighted, rows: rows - 1)
      .map { line(of: entries[$0]) } + [Line(pager.spans)]
  }

  /// Packs as many entries as fit into each line. Returns the range of entries of each line.
  private static func packed(_ entries: [Entry], _ columns: Int) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var used = 0
    for (index, entry) in entries.enumerated() {
      if index > start, entry.columns > columns - used {
        lines.append(start..<index)
        (start, used) = (index, 0)
      }
      used += entry.columns
    }
    if start < entries.count { lines.append(start..<entries.count) }
    return lines
  }

  /// Returns at most `rows` lines around the one that contains an entry.
  private static func window(
    _ lines: [Range<Int>], around entry: Int, rows: Int
  ) -> ArraySlice<Range<Int>> {
    let line = lines.firstIndex { $0.contains(entry) } ?? 0
    let start = max(min(line - rows / 2, lines.count - rows), 0)
    return lines[start..<min(start + rows, lines.count)]
  }

  private static func line(of entries: ArraySlice<Entry>) -> Line {
    Line(entries.flatMap(\.spans))
  }

  private static func entry(
    _ index: Int, text: String, gloss: String?, isHighlighted: Bool, columns: Int
  ) -> Entry {
    let number = index < numberedCandidates ? "\(index + 1)" : " "
    let label = columns > 4 ? " \(number) " : ""
    let ending = columns > 4 ? " " : ""
    let room = columns - label.count - ending.count
    let text = Cell.fitted(text, columns: room)
    let used = DisplayWidth.columns(of: text)
    let gloss = gloss.map { Cell.fitted(" \($0)", columns: room - used) } ?? ""
    let spans = [
      Span(label, isHighlighted ? .inverse : .accent),
      Span(text + (gloss.isEmpty ? ending : ""), isHighlighted ? [.inverse, .bold] : []),
    ]
    return Entry(
      spans: gloss.isEmpty
        ? spans : spans + [Span(gloss + ending, isHighlighted ? .inverse : .dim)],
      columns: label.count + used + DisplayWidth.columns(of: gloss) + ending.count)
  }

  /// The page number between arrows, with the number of pages if it is known. An arrow is a space if
  /// there is no page in its direction.
  private static func pager(of page: CandidatePage, count: Int?) -> Entry {
    let previous = page.number > 0 ? "‹" : " "
    let next = page.hasNext ? "›" : " "
    let number = page.number.addingReportingOverflow(1).partialValue
    let position = count.map { "\(number)/\($0)" } ?? "\(number)"
    let text = " \(previous) \(position) \(next)"
    return Entry(spans: [Span(text, .dim)], columns: DisplayWidth.columns(of: text))
  }

  private static func fitting(_ entries: [Entry], _ columns: Int) -> [Entry] {
    entries.filter { $0.columns <= columns }
  }
}
