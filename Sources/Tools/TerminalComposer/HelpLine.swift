import TextUnits

/// Builds the help line, which says what the keys do.
enum HelpLine {
  private struct Entry {
    var keys: String
    var action: String
  }

  /// The most useful first: entries that do not fit are dropped from the end.
  private static let composing = [
    Entry(keys: "Space", action: "choose"),
    Entry(keys: "1-9", action: "pick"),
    Entry(keys: "Esc", action: "cancel"),
    Entry(keys: "- =", action: "page"),
    Entry(keys: "Enter", action: "letters"),
    Entry(keys: "Ctrl-C", action: "quit"),
    Entry(keys: "Up Down", action: "highlight"),
  ]
  /// The keys while predictions are offered.
  private static let offering = [
    Entry(keys: "1-9", action: "pick"),
    Entry(keys: "Esc", action: "close"),
    Entry(keys: "a-z", action: "compose"),
    Entry(keys: "Ctrl-D", action: "finish"),
  ]
  private static let idle = [
    Entry(keys: "Ctrl-D", action: "finish"),
    Entry(keys: "a-z", action: "compose"),
    Entry(keys: "Backspace", action: "delete"),
    Entry(keys: "Left Right", action: "move"),
  ]

  private static let gap = "  "

  /// Returns the help line.
  ///
  /// - Parameters:
  ///   - isComposing: Whether a composition is open.
  ///   - isOffering: Whether predictions are offered.
  ///   - nextLanguage: The name of the language that Control+Space selects; nil if there is only
  ///     one.
  ///   - columns: The width of the terminal.
  static func line(
    isComposing: Bool, isOffering: Bool, nextLanguage: String?, columns: Int
  ) -> Line {
    let next = nextLanguage.map { [Entry(keys: "Ctrl-Space", action: $0)] } ?? []
    var line = Line()
    var used = 0
    for entry in next + (isComposing ? composing : isOffering ? offering : idle) {
      let action = DisplayWidth.columns(of: entry.action)
      let width = entry.keys.count + 1 + action + (used > 0 ? gap.count : 0)
      guard width <= columns - used else { break }
      if used > 0 { line.append(gap) }
      line.append(entry.keys, .accent)
      line.append(" " + entry.action, .dim)
      used += width
    }
    return line
  }
}
