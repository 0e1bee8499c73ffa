import InputCore
import ToolSupport
import Transliteration

/// A language that is typed by rules in `Locales/<tag>`, for the commands that compose.
struct TransliteratedLanguage<Tag: TransliterationTag>: ComposingLanguage {
  /// The folder in `Locales`.
  static var tag: String { Tag.tag }
  /// The rules.
  let method: WordMethod<TransliterationSpeller>

  private init(rules: TransliterationRules) {
    method = Transliteration.inputMethod(rules: rules)
  }

  /// `--keys` names a file of rules in the folder of the language, `inscript`, or is the path of one.
  init(_ options: LanguageOptions, _ method: MethodOptions, clock: WallClock.Reader?) throws {
    self.init(rules: try Self.rules(method.typing.keys ?? "transliteration"))
  }

  /// The keys of words.
  var keymap: Keymap { .words }

  /// One name, that of a file of rules as in `--keys`; without any, the rules stay.
  func typed(by names: [String]) throws -> Self {
    guard let name = names.first else { return self }
    guard names.count == 1 else {
      throw ToolError(.badInput, "one name of a file of rules is needed, not \(names.count)")
    }
    return Self(rules: try Self.rules(name))
  }

  private static func rules(_ name: String) throws(ToolError) -> TransliterationRules {
    let path = name.contains("/") ? name : "\(try LocaleLocator.folder().path)/\(tag)/\(name).txt"
    let text = try textLines(of: path).joined(separator: "\n")
    do throws(RuleFileError) {
      return try TransliterationRules(parsing: text)
    } catch {
      throw ToolError(.badInput, "\(path): \(error)")
    }
  }
}
