import TypingAids

/// The settings of the keyboard in the formats of other programs. They are generated from the
/// declarations alone, so the bytes are always the same.
package enum SettingsForm {
  /// The declarations that a form shows under one heading.
  struct Section {
    let title: String
    let declarations: [SettingDeclaration]

    /// The explanations of all settings of the section, in order.
    var explanation: String { declarations.map(\.explanation).joined(separator: " ") }
  }

  /// The groups in order, without empty ones.
  static var sections: [Section] {
    SettingGroup.allCases.compactMap { group in
      let declarations = TypingSettings.Schema.declarations.filter { $0.group == group }
      return declarations.isEmpty ? nil : Section(title: group.title, declarations: declarations)
    }
  }
}
