extension PrivacyLabel {
  /// The label as plain text.
  public var text: String {
    var lines = [title, String(repeating: "=", count: title.count)]
    for section in sections {
      lines += ["", section.heading, String(repeating: "-", count: section.heading.count)]
      if !section.text.isEmpty { lines.append(section.text) }
      lines += section.items.map { "- \($0)" }
      for row in section.rows {
        lines += row.prefix(1)
        for (column, cell) in zip(section.columns, row).dropFirst() {
          lines.append("  \(column): \(cell)")
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The label as Markdown, with tables.
  public var markdown: String {
    var blocks = ["# \(Self.escaped(title))"]
    for section in sections {
      blocks.append("## \(Self.escaped(section.heading))")
      if !section.text.isEmpty { blocks.append(Self.escaped(section.text)) }
      if !section.items.isEmpty {
        blocks.append(section.items.map { "- \(Self.escaped($0))" }.joined(separator: "\n"))
      }
      if !section.rows.isEmpty { blocks.append(Self.table(section)) }
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func table(_ section: Section) -> String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    let rule = line(section.columns.map { _ in "---" })
    let rows = section.rows.map { line($0.map(escaped)) }
    return ([line(section.columns), rule] + rows).joined(separator: "\n")
  }

  /// Returns the text with the special characters of Markdown escaped.
  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\`*_{}[]<>#|&~!".contains($0) ? ["\\", $0] : [$0] })
  }
}
