import LanguageDescription

/// The languages that commands look up: those of the program's catalogue.
enum ProgramLanguages {
  /// The tag without `--language`.
  static let standard = "zh-Hans"

  /// The tags of those that compose, for messages.
  static var tags: String {
    ComposerProgram.catalog.composing.map(\.tag).joined(separator: ", ")
  }

  /// The composing language that a tag means; nil where there is none.
  static func composing(_ tag: String) -> Language? {
    ComposerProgram.catalog.language(matching: tag).flatMap { $0.composition == nil ? nil : $0 }
  }

  /// The options of all languages, a sentence each, for help.
  static var options: String {
    ComposerProgram.catalog.composing.compactMap { language in
      let names = language.composition?.options ?? []
      return names.isEmpty ? nil : "Of \(language.tag): \(names.joined(separator: ", "))."
    }.joined(separator: " ")
  }
}
