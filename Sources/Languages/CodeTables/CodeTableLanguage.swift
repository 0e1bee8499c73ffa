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

  /// The entry of a table that the user imported.
  ///
  /// - Parameter name: the name of its image without `.imedict`: `wubi86`.
  public static func userTable(named name: String) -> Language {
    let tag = "table-\(name)"
    let keyboard = KeyboardEntry(
      id: tag, primaryLanguage: "zh", name: "\(name) (table)", layout: "zh-Hans",
      composing: { _ in KeyboardComposing() })
    return language(
      tag, name, keyboards: [keyboard], expression: "CodeTables.userTable(named: \"\(name)\")")
  }

  /// The entry of a table with a keyboard of its own.
  private static func language(
    _ tag: String, _ name: String, keyboard id: String, _ keyboardName: String
  ) -> Language {
    let keyboard = KeyboardEntry(
      id: id, primaryLanguage: "zh-Hant-HK", name: keyboardName,
      composing: { _ in KeyboardComposing() })
    return language(tag, name, keyboards: [keyboard])
  }

  private static func language(
    _ tag: String, _ name: String, keyboards: [KeyboardEntry] = [], expression: String? = nil
  ) -> Language {
    Language(
      tag: tag, name: name, keyboards: keyboards,
      composition: CompositionEntry(
        module: "CodeTables", expression: expression ?? "CodeTables.\(tag)", images: [.init(tag)],
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

  /// Returns the codes of a text in the labels of their keys: 人弓火 for 你 in Cangjie. A phrase that is
  /// not in the table has the code that the rules of the table give it.
  public func codes(of text: String) -> [String] {
    let codes = table.codes(of: text)
    guard codes.isEmpty, text.unicodeScalars.count > 1 else {
      return codes.map(table.settings.label)
    }
    return table.code(ofPhrase: text).map { [table.settings.label(of: $0)] } ?? []
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
