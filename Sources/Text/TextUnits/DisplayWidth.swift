import CICU

/// The width of text on a terminal, in columns.
///
/// ```
/// abc     3        语言   4       e + U+0301   1
/// 👨‍👩‍👧   2        🇫🇷     2       U+200B       0
/// ```
///
/// Columns follow East_Asian_Width. Marks, format characters and control characters have no width.
/// The width of a cluster is the sum of its code points, as terminals compute it, except that an
/// emoji sequence is a single picture.
public enum DisplayWidth {
  /// The width of characters with East_Asian_Width A: `°`, `…`, Greek and Cyrillic letters.
  public enum Ambiguous: Int, Hashable, Sendable {
    /// One column, as on most terminals.
    case narrow = 1
    /// Two columns, as in fonts made for East Asian text.
    case wide = 2
  }

  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// Returns the number of columns of a text, the sum of its characters' columns.
  public static func columns(
    of text: some StringProtocol, ambiguous: Ambiguous = .narrow
  ) -> Int {
    text.reduce(0) { $0 + columns(of: $1, ambiguous: ambiguous) }
  }

  /// Returns the number of columns of a character: 0, 1, 2, or the sum of its code points.
  public static func columns(of character: Character, ambiguous: Ambiguous = .narrow) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isASCII, scalars.count == 1 { return first.value >= 0x20 && first != "\u{7F}" ? 1 : 0 }
    if let columns = columnsOfPicture(scalars, first: first, ambiguous) { return columns }
    return scalars.reduce(0) { $0 + columns(of: $1, ambiguous) }
  }

  /// Returns the number of columns of an emoji, flag or keycap; nil for other text.
  private static func columnsOfPicture(
    _ scalars: Character.UnicodeScalarView, first: Unicode.Scalar, _ ambiguous: Ambiguous
  ) -> Int? {
    if isRegionalIndicator(first) { return scalars.count > 1 ? 2 : 1 }
    let asksForEmoji = scalars.contains(emojiSelector)
    if asksForEmoji, first.properties.isEmoji { return 2 }
    guard gk_is_pictographic(first.value) else { return nil }
    return scalars.map { columns(of: $0, ambiguous) }.max()
  }

  private static func columns(of scalar: Unicode.Scalar, _ ambiguous: Ambiguous) -> Int {
    switch gk_columns_of(scalar.value) {
    case GK_COLUMNS_NARROW: 1
    case GK_COLUMNS_WIDE: 2
    case GK_COLUMNS_AMBIGUOUS: ambiguous.rawValue
    default: 0
    }
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}

extension DisplayWidth {
  /// Truncates a text to at most `columns` columns, after a whole character. If something was cut
  /// off and there is room, the result ends with `ellipsis`.
  public static func truncated(
    _ text: some StringProtocol, to columns: Int, ellipsis: String = "…"
  ) -> String {
    guard self.columns(of: text) > columns else { return String(text) }
    let ellipsisColumns = self.columns(of: ellipsis)
    let ending = ellipsisColumns <= columns ? ellipsis : ""
    let room = ending.isEmpty ? columns : columns - ellipsisColumns
    var kept = ""
    var used = 0
    for character in text {
      let width = self.columns(of: character)
      guard width <= room - used else { break }
      kept.append(character)
      used += width
    }
    return kept + ending
  }

  /// Appends spaces to a text up to `columns` columns. A wider text is returned unchanged.
  public static func padded(_ text: some StringProtocol, to columns: Int) -> String {
    let used = self.columns(of: text)
    return used < columns ? text + String(repeating: " ", count: columns - used) : String(text)
  }
}
