import TextUnits

/// Encodes frames as terminal control sequences. Only changed lines are written.
package struct FrameEncoder {
  /// Switches to the alternate screen, so that the previous content can be restored, and turns off
  /// line wrapping, because lines are never longer than the terminal. Pasted texts are marked from
  /// now on (mode 2004), so that they can be told from keys.
  static let enter = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[2J"
  /// Restores the previous screen and settings.
  static let leave = "\u{1B}[?2004l\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  private let hasColour: Bool
  private var shown: Frame?

  /// Creates an encoder. Without colour, text is still bold and underlined.
  package init(hasColour: Bool) {
    self.hasColour = hasColour
  }

  /// Forgets the shown frame: the next one is drawn completely.
  package mutating func forget() {
    shown = nil
  }

  /// Returns the control sequences that turn the previous frame into this one; empty if they are
  /// equal.
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

  /// Whether terminals disagree about the width of a character. The cursor is then placed
  /// explicitly after it.
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
