import TextUnits

/// Builds the help line, which says what the keys do.
enum HelpLine {
  /// The state that decides which keys are useful.
  enum State {
    /// A composition is open.
    case composing
    /// Words that may follow the last commit are offered.
    case offering
    /// Words are suggested beside what is typed.
    case suggesting
    /// Nothing is shown but the text.
    case idle
  }

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
  private static let suggesting = [
    Entry(keys: "Tab", action: "word"),
    Entry(keys: "Alt-1-3", action: "take"),
    Entry(keys: "Esc", action: "close"),
    Entry(keys: "Ctrl-D", action: "finish"),
  ]
  private static let idle = [
    Entry(keys: "Ctrl-D", action: "finish"),
    Entry(keys: "a-z", action: "compose"),
    Entry(keys: "Backspace", action: "delete"),
    Entry(keys: "Left Right", action: "move"),
    Entry(keys: "Ctrl-Z", action: "suspend"),
  ]

  private static let gap = "  "

  /// Returns the help line.
  ///
  /// - Parameters:
  ///   - state: The state of the composer.
  ///   - nextLanguage: The name of the language that Control+Space selects; nil if there is only
  ///     one.
  ///   - columns: The width of the terminal.
  static func line(_ state: State, nextLanguage: String?, columns: Int) -> Line {
    let entries =
      switch state {
      case .composing: composing
      case .offering: offering
      case .suggesting: suggesting
      case .idle: idle
      }
    let next = nextLanguage.map { [Entry(keys: "Ctrl-Space", action: $0)] } ?? []
    var line = Line()
    var used = 0
    for entry in next + entries {
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
