import TextUnits

/// One character as it is drawn: what could harm the terminal or has no width of its own is
/// replaced, so that columns can be counted on.
struct Cell {
  var text: String
  var columns: Int

  /// The cell of a character, on a line with this many columns.
  init(_ character: Character, lineColumns: Int) {
    let columns = DisplayWidth.columns(of: character)
    if columns == 0 {
      (text, self.columns) = ("\u{FFFD}", 1)
    } else if columns > lineColumns {
      (text, self.columns) = ("…", 1)
    } else {
      (text, self.columns) = (String(character), columns)
    }
  }

  /// A text made safe to draw and cut to a width.
  static func fitted(_ text: String, columns: Int) -> String {
    let safeText = text.reduce(into: "") { $0 += Cell($1, lineColumns: .max).text }
    return DisplayWidth.truncated(safeText, to: columns)
  }
}
