/// Breaks text into lines of a fixed width and finds the position of the caret.
///
/// ```
/// 6 columns:   我们去|      我们去        a wide character that does not fit moves to the
///              abc上        |             next line, and so does the caret after a full one
/// ```
struct TextFlow {
  private static let tabColumns = 8

  private(set) var lines: [Line] = [Line()]
  private(set) var caret = Position(row: 0, column: 0)
  private var column = 0
  private let columns: Int

  /// Creates an empty flow with a width of at least 1 column.
  init(columns: Int) {
    self.columns = columns
  }

  /// Appends text.
  mutating func append(_ text: some StringProtocol, _ style: Style = []) {
    for character in text { append(character, style) }
  }

  /// Places the caret after the text so far.
  mutating func markCaret() {
    if column >= columns { breakLine() }
    caret = Position(row: lines.count - 1, column: column)
  }

  private mutating func append(_ character: Character, _ style: Style) {
    if character.isNewline { return breakLine() }
    if character == "\t" {
      let width = min(Self.tabColumns - column % Self.tabColumns, columns - column)
      add(String(repeating: " ", count: width), style)
      column += width
      return
    }
    let cell = Cell(character, lineColumns: columns)
    if cell.columns > columns - column { breakLine() }
    add(cell.text, style)
    column += cell.columns
  }

  private mutating func add(_ text: String, _ style: Style) {
    lines[lines.count - 1].append(text, style)
  }

  private mutating func breakLine() {
    lines.append(Line())
    column = 0
  }
}
