import DictionaryImage
import InputCore
import LanguageDescription
import UserHistory

extension CodeTables {
  /// Cangjie.
  public static let cangjie = language(
    "cangjie", "Cangjie", keyboard: "zh-Hant-t-k0-cangjie", "Chinese (Cangjie)")
  /// Quick: the first and the last key of Cangjie's codes.
  public static let quick = language(
    "quick", "Quick", keyboard: "zh-Hant-t-k0-quick", "Chinese (Quick)")
  /// Any code table, by the path of its image.
  public static let anyTable = language("table", "Code table")

  /// The entry of a table with a keyboard of its own.
  private static func language(
    _ tag: String, _ name: String, keyboard id: String, _ keyboardName: String
  ) -> Language {
    let plain = language(tag, name)
    let keyboard = KeyboardEntry(id: id, primaryLanguage: "zh-Hant-HK", name: keyboardName) { _ in
      KeyboardComposing()
    }
    return Language(tag: tag, name: name, keyboards: [keyboard], composition: plain.composition)
  }

  private static func language(_ tag: String, _ name: String) -> Language {
    Language(
      tag: tag, name: name,
      composition: CompositionEntry(
        module: "CodeTables", expression: "CodeTables.\(tag)", images: [.init(tag)],
        options: CodeTableOptions.names, offersCandidates: true, learns: true,
        open: { try CodeTableLanguage(tag: tag, $0) }))
  }
}

/// A code table that is open.
public struct CodeTableLanguage: ComposingLanguage {
  private let tag: String
  private let table: CodeTable

  /// Opens the image with the name `tag`.
  ///
  /// - Throws: an `ImageError` if the image is damaged, or the error of `resources` if it is not
  ///   found.
  public init(tag: String, _ resources: LanguageResources) throws {
    self.tag = tag
    table = try CodeTable(path: resources.imagePath(tag))
  }

  /// Creates the input method for some choices.
  ///
  /// - Throws: `UnknownName` for an unknown option.
  public func configured(_ choices: TypingChoices) throws -> ConfiguredMethod<CodeTableMethod> {
    var method = CodeTables.inputMethod(
      table: table, options: try CodeTableOptions(names: choices.options),
      // Each table needs its own history: the codes of one mean nothing in another.
      history: choices.history, language: "\(tag)-\(table.settings.name)")
    method.phrases = choices.phrases
    // The codes of a line are separated by spaces.
    return ConfiguredMethod(method, keymap: .multistage, keystrokes: { $0.joined(separator: " ") })
  }
}
