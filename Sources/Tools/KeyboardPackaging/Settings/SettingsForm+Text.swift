import TypingAids

extension SettingsForm {
  /// Returns the settings as text for a terminal: the current value, the possible values, the
  /// default and an explanation of each.
  ///
  /// ```
  /// Double space
  ///   doubleSpacePace = slow    quick | normal | slow, default normal
  ///     The two spaces must follow each other as quickly as this.
  /// ```
  package static func text(of settings: TypingSettings = TypingSettings()) -> String {
    let width = TypingSettings.Schema.declarations.map { assignment(of: $0, settings).count }.max()
    var lines: [String] = []
    for section in sections {
      if !lines.isEmpty { lines.append("") }
      lines.append(section.title)
      for declaration in section.declarations {
        let assignment = assignment(of: declaration, settings)
        let gap = String(repeating: " ", count: (width ?? 0) - assignment.count + 4)
        lines.append("  \(assignment)\(gap)\(values(of: declaration))")
        lines.append("    \(declaration.explanation)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func assignment(
    of declaration: SettingDeclaration, _ settings: TypingSettings
  ) -> String {
    "\(declaration.key) = \(declaration.value(in: settings))"
  }

  private static func defaultText(of declaration: SettingDeclaration) -> String {
    declaration.default == .text("") ? "none" : declaration.default.description
  }

  private static func values(of declaration: SettingDeclaration) -> String {
    let names =
      switch declaration.default {
      case .flag: ["true", "false"]
      case .name: declaration.choices.map(\.name)
      case .text: ["text"]
      }
    return "\(names.joined(separator: " | ")), default \(defaultText(of: declaration))"
  }
}
