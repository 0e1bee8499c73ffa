import LanguageDescription

/// Looks up languages in the program's catalogue.
enum ProgramLanguages {
  /// The default of `--language`.
  static let standard = "zh-Hans"

  /// The tags of the composing languages, for messages.
  static var tags: String {
    ComposerProgram.catalog.composing.map(\.tag).joined(separator: ", ")
  }

  /// Returns the composing language that matches a tag, or nil.
  static func composing(_ tag: String) -> Language? {
    ComposerProgram.catalog.language(matching: tag).flatMap { $0.composition == nil ? nil : $0 }
  }

  /// The typing options of all languages, one sentence per language, for help.
  static var options: String {
    ComposerProgram.catalog.composing.compactMap { language in
      let names = language.composition?.options ?? []
      return names.isEmpty ? nil : "For \(language.tag): \(names.joined(separator: ", "))."
    }.joined(separator: " ")
  }
}
