import InputCore
import LanguageDescription

extension Transliteration {
  /// Hindi, typed in ITRANS or InScript.
  public static let hindi = language("hi", "Hindi", primaryLanguage: "hi-IN")
  /// Bangla, typed phonetically or in InScript.
  public static let bangla = language("bn", "Bangla", primaryLanguage: "bn-BD")
  /// Tamil, typed phonetically or in InScript.
  public static let tamil = language("ta", "Tamil", primaryLanguage: "ta-IN")
  /// Arabic, typed in Latin letters.
  public static let arabic = language(
    "ar", "Arabic", primaryLanguage: "ar-EG", prefersRightToLeft: true)
  /// Persian, typed in Latin letters.
  public static let persian = language(
    "fa", "Persian", primaryLanguage: "fa-IR", prefersRightToLeft: true)
  /// Amharic, typed by consonant and vowel. Its on-screen keyboard inserts keys directly, without
  /// composing.
  public static let amharic = language(
    "am", "Amharic", primaryLanguage: "am-ET", composesOnKeyboards: false)

  /// Creates the catalogue entry of a language whose rules are in
  /// `Locales/<tag>/transliteration.txt`.
  private static func language(
    _ tag: String, _ name: String, primaryLanguage: String, prefersRightToLeft: Bool = false,
    composesOnKeyboards: Bool = true
  ) -> Language {
    Language(
      tag: tag, name: name,
      keyboards: [
        KeyboardEntry(
          id: tag, primaryLanguage: primaryLanguage, name: name,
          prefersRightToLeft: prefersRightToLeft
        ) {
          composesOnKeyboards && $0.transliteratesLatinLetters
            ? KeyboardComposing(keys: ComposedKeys(letters: .latin)) : nil
        }
      ],
      composition: CompositionEntry(
        module: "Transliteration", expression: "Transliteration.\(name.lowercased())",
        suggestsWords: true, open: { TransliteratedLanguage(tag: tag, $0) }))
  }
}

/// A language that is typed by the rules of a file.
public struct TransliteratedLanguage: ComposingLanguage {
  private let tag: String
  private let resources: LanguageResources

  /// Creates a language. Its rules are read when a method is configured.
  ///
  /// - Parameters:
  ///   - tag: The BCP 47 tag of the language.
  ///   - resources: Finds the rule files.
  public init(tag: String, _ resources: LanguageResources) {
    self.tag = tag
    self.resources = resources
  }

  /// Returns the input method for the rules that the last option names: a file in the language's
  /// folder, such as `inscript`, or a path. Without options the file is `transliteration`.
  ///
  /// - Throws: `UnusableRules` if the file has an error, or the error of the resources if there is
  ///   no such file.
  public func configured(
    _ choices: TypingChoices
  ) throws -> ConfiguredMethod<WordMethod<TransliterationSpeller>> {
    let file = try resources.rules(tag, choices.options.last ?? "transliteration")
    do throws(RuleFileError) {
      let rules = try TransliterationRules(parsing: file.text)
      return ConfiguredMethod(Transliteration.inputMethod(rules: rules), keymap: .words)
    } catch {
      throw UnusableRules(path: file.path, fault: error)
    }
  }
}

/// An error in a rule file, with its path.
public struct UnusableRules: Error, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// The error, with its line.
  public let fault: RuleFileError

  /// The path, the line and what is wrong.
  public var description: String { "\(path): \(fault)" }
}
