import Keyboards
import TextUnits

/// Draws a keyboard with box-drawing characters, for terminals.
///
/// ```
/// ╭───╮╭───╮╭───╮
/// │ q ││ w ││ e │
/// ╰───╯╰───╯╰───╯
/// ```
///
/// A line above the keys shows the candidates and whether learning is off: `1 你好  2 拟好
/// [incognito]`.
public struct TextDrawing {
  private let view: KeyboardView
  /// The columns of the narrowest key, and its width in points.
  private let unit: (columns: Int, width: Double)

  /// Written after each label: where the terminal applies bidirectional ordering, a right-to-left
  /// label would otherwise take the frames beside it along.
  private static let leftToRightMark = "\u{200E}"

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - view: the keyboard to draw.
  ///   - columns: the width of the terminal, limited to 20 to 1000. The drawing becomes wider if
  ///     the narrowest key would have fewer than 4 columns.
  public init(_ view: KeyboardView, columns: Int = 80) {
    self.view = view
    let width = max(view.keys.map(\.frame.width).min() ?? view.size.width, 1)
    let share = width / max(view.size.width, 1) * Double(min(max(columns, 20), 1_000))
    unit = (share.isFinite ? max(Int(min(share, 1_000)), 4) : 4, width)
  }

  /// The drawing: the line of candidates, if any, then three lines per row of keys.
  public var text: String {
    var rows: [[KeyCap]] = []
    for key in view.keys {
      if let last = rows.last?.last, abs(last.frame.y - key.frame.y) < 1 {
        rows[rows.count - 1].append(key)
      } else {
        rows.append([key])
      }
    }
    return bar + rows.map(row).joined()
  }

  private var bar: String {
    let candidates = view.candidates.enumerated().map { "\($0 + 1) \($1)\(Self.leftToRightMark)" }
    let parts = candidates + (view.isIncognito ? ["[incognito]"] : [])
    return parts.isEmpty ? "" : parts.joined(separator: "  ") + "\n"
  }

  private func row(_ keys: [KeyCap]) -> String {
    var lines = ["", "", ""]
    var column = 0
    for key in keys {
      let start = max(self.column(at: key.frame.x), column)
      let end = max(self.column(at: key.frame.x + key.frame.width), start + 3)
      let space = String(repeating: " ", count: start - column)
      let edge = String(repeating: "─", count: end - start - 2)
      lines[0] += space + "╭" + edge + "╮"
      lines[1] += space + "│" + centred(key.label, in: end - start - 2) + "│"
      lines[2] += space + "╰" + edge + "╯"
      column = end
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func column(at x: Double) -> Int {
    let position = x / unit.width * Double(unit.columns)
    guard !position.isNaN else { return 0 }
    return Int(min(max(position, 0), 10_000) + 0.5001)
  }

  /// Centres the label in a number of columns and cuts off what does not fit.
  private func centred(_ label: String, in width: Int) -> String {
    var text = label
    while DisplayWidth.columns(of: text) > width, !text.isEmpty { text.removeLast() }
    let room = max(width - DisplayWidth.columns(of: text), 0)
    return String(repeating: " ", count: room / 2) + text + Self.leftToRightMark
      + String(repeating: " ", count: room - room / 2)
  }
}
