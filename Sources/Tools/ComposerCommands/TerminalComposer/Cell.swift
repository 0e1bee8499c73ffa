import TextUnits

/// One character as it is drawn. Control characters and characters of zero width are replaced, so
/// that they cannot harm the terminal and columns can be counted.
struct Cell {
  var text: String
  var columns: Int

  /// Creates the cell of a character on a line with this many columns.
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

  /// Makes a text safe to draw and truncates it to a width in columns.
  static func fitted(_ text: String, columns: Int) -> String {
    let safeText = text.reduce(into: "") { $0 += Cell($1, lineColumns: .max).text }
    return DisplayWidth.truncated(safeText, to: columns)
  }
}
