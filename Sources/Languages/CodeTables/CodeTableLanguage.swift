import DictionaryImage
import InputCore
import LanguageDescription
import UserHistory

extension CodeTables {
  /// Cangjie.
  public static let cangjie = language("cangjie", "Cangjie")
  /// Quick: the first and the last key of Cangjie's codes.
  public static let quick = language("quick", "Quick")
  /// Any table, by the path of its image.
  public static let anyTable = language("table", "A table of codes")

  private static func language(_ tag: String, _ name: String) -> Language {
    Language(
      tag: tag, name: name,
      composition: CompositionEntry(
        module: "CodeTables", expression: "CodeTables.\(tag)", images: [.init(tag)],
        options: CodeTableOptions.names, learns: true,
        open: { try CodeTableLanguage(tag: tag, $0) }))
  }
}

/// A table of codes that is open.
public struct CodeTableLanguage: ComposingLanguage {
  private let tag: String
  private let table: CodeTable

  /// Opens the image of a name.
  public init(tag: String, _ resources: LanguageResources) throws {
    self.tag = tag
    table = try CodeTable(path: resources.imagePath(tag))
  }

  /// Codes, one after the other.
  public func configured(_ choices: TypingChoices) throws -> ConfiguredMethod<CodeTableMethod> {
    var method = CodeTables.inputMethod(
      table: table, options: try CodeTableOptions(names: choices.options),
      // Codes of one table mean nothing in another.
      history: choices.history, language: "\(tag)-\(table.settings.name)")
    method.phrases = choices.phrases
    // A line of codes has spaces between them.
    return ConfiguredMethod(method, keymap: .multistage, keystrokes: { $0.joined(separator: " ") })
  }
}
