import TextUnits

/// Writes frames as the bytes that a terminal understands: only the lines that changed.
package struct FrameEncoder {
  /// Another buffer, so that what was on the screen comes back; no wrapping at the right edge:
  /// lines are never longer than the terminal.
  static let enter = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[2J"
  /// Everything as it was before.
  static let leave = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  private let hasColour: Bool
  private var shown: Frame?

  /// An encoder; without colour, bold and underlined text stay.
  package init(hasColour: Bool) {
    self.hasColour = hasColour
  }

  /// Forgets what is shown: the next frame is drawn as a whole.
  package mutating func forget() {
    shown = nil
  }

  /// The bytes that bring the terminal from the frame before to this one.
  package mutating func encode(_ frame: Frame) -> String {
    guard frame != shown else { return "" }
    var output = "\u{1B}[?25l"
    if shown == nil { output += "\u{1B}[0m\u{1B}[2J" }
    for (row, line) in frame.lines.enumerated() where !isShown(line, row: row) {
      output += "\u{1B}[\(row + 1);1H\u{1B}[2K" + encode(line)
    }
    output += "\u{1B}[\(frame.caret.row + 1);\(frame.caret.column + 1)H\u{1B}[?25h"
    shown = frame
    return output
  }

  private func isShown(_ line: Line, row: Int) -> Bool {
    guard let shown else { return line.spans.isEmpty }
    return shown.lines.indices.contains(row) && shown.lines[row] == line
  }

  private func encode(_ line: Line) -> String {
    var output = ""
    var column = 0
    for span in line.spans {
      let codes = codes(for: span.style)
      if !codes.isEmpty { output += "\u{1B}[\(codes.joined(separator: ";"))m" }
      for character in span.text {
        output.append(character)
        column += DisplayWidth.columns(of: character)
        if Self.isDisputed(character) { output += "\u{1B}[\(column + 1)G" }
      }
      if !codes.isEmpty { output += "\u{1B}[0m" }
    }
    return output
  }

  /// Whether terminals differ about the columns of a character: what follows is then put in its
  /// place, wherever the terminal believes to be.
  private static func isDisputed(_ character: Character) -> Bool {
    guard !character.isASCII else { return false }
    return character.unicodeScalars.count > 1
      || DisplayWidth.columns(of: character, ambiguous: .wide)
        != DisplayWidth.columns(of: character)
  }

  private func codes(for style: Style) -> [String] {
    Self.attributes.filter { style.contains($0.style) && (hasColour || !$0.isColour) }.map(\.code)
  }

  private static let attributes: [(style: Style, code: String, isColour: Bool)] = [
    (.bold, "1", false), (.dim, "2", false), (.underlined, "4", false), (.inverse, "7", false),
    (.accent, "36", true), (.warning, "33", true),
  ]
}
