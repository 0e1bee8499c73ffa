import TypingAids

/// The settings of the keyboard for the forms of others: made from the declarations alone, always
/// the same bytes.
package enum SettingsForm {
  /// Declarations that a form shows under one heading.
  struct Section {
    let title: String
    let declarations: [SettingDeclaration]

    /// What the section's settings do, in the order in which they stand.
    var explanation: String { declarations.map(\.explanation).joined(separator: " ") }
  }

  /// The groups in order, without those that have no settings.
  static var sections: [Section] {
    SettingGroup.allCases.compactMap { group in
      let declarations = TypingSettings.Schema.declarations.filter { $0.group == group }
      return declarations.isEmpty ? nil : Section(title: group.title, declarations: declarations)
    }
  }
}
