import InputCore
import LanguageDescription

extension Transliteration {
  /// Hindi, by ITRANS or InScript.
  public static let hindi = language("hi", "Hindi", primaryLanguage: "hi-IN")
  /// Bangla, by a phonetic scheme or InScript.
  public static let bangla = language("bn", "Bangla", primaryLanguage: "bn-BD")
  /// Tamil, by a phonetic scheme or InScript.
  public static let tamil = language("ta", "Tamil", primaryLanguage: "ta-IN")
  /// Arabic by Latin letters.
  public static let arabic = language(
    "ar", "Arabic", primaryLanguage: "ar-EG", prefersRightToLeft: true)
  /// Persian by Latin letters.
  public static let persian = language(
    "fa", "Persian", primaryLanguage: "fa-IR", prefersRightToLeft: true)
  /// Amharic by consonant and vowel. On its keyboard keys go straight into the text.
  public static let amharic = language(
    "am", "Amharic", primaryLanguage: "am-ET", composesOnKeyboards: false)

  /// The entry of a language whose rules are in `Locales/<tag>/transliteration.txt`.
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

/// A language that is typed by rules in a file.
public struct TransliteratedLanguage: ComposingLanguage {
  private let tag: String
  private let resources: LanguageResources

  /// A language by its tag; its rules are read when a method is made.
  public init(tag: String, _ resources: LanguageResources) {
    self.tag = tag
    self.resources = resources
  }

  /// Words by the rules that the last option names: a file of the language's folder, `inscript`, or the
  /// path of one. Without options the file is `transliteration`.
  ///
  /// - Throws: `UnusableRules`, or what the resources throw.
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

/// A file of rules that cannot be read.
public struct UnusableRules: Error, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What is wrong, with its line.
  public let fault: RuleFileError

  /// The file, the line and what is wrong.
  public var description: String { "\(path): \(fault)" }
}
