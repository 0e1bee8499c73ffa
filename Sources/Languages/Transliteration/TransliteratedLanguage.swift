import InputCore
import LanguageDescription
import Suggestions

extension Transliteration {
  /// Hindi, typed by ear, in ITRANS or InScript.
  public static let hindi = language("hi", "Hindi", primaryLanguage: "hi-IN")
  /// Bangla, typed by ear, phonetically or in InScript.
  public static let bangla = language("bn", "Bangla", primaryLanguage: "bn-BD")
  /// Tamil, typed by ear, phonetically or in InScript.
  public static let tamil = language("ta", "Tamil", primaryLanguage: "ta-IN")
  /// Arabic, typed in Latin letters, and digits for those that Latin lacks: 7abibi.
  public static let arabic = language(
    "ar", "Arabic", primaryLanguage: "ar-EG", prefersRightToLeft: true, composesDigits: true)
  /// Persian, typed in Latin letters.
  public static let persian = language(
    "fa", "Persian", primaryLanguage: "fa-IR", prefersRightToLeft: true)
  /// Urdu, typed in Latin letters.
  public static let urdu = language(
    "ur", "Urdu", primaryLanguage: "ur-PK", prefersRightToLeft: true)
  /// Korean, typed in Latin letters by the Revised Romanization.
  public static let korean = Language(
    tag: "ko-Latn", name: "Korean (Latin Letters)",
    keyboards: [
      KeyboardEntry(id: "ko-Latn", primaryLanguage: "ko-KR", name: "Korean (Latin Letters)") { _ in
        KeyboardComposing()
      }
    ],
    composition: CompositionEntry(
      module: "Transliteration", expression: "Transliteration.korean", images: [.init("ko.words")],
      learns: true,
      open: { try TransliteratedLanguage(tag: "ko", hasRomanisation: true, hasScheme: false, $0) }))
  /// Amharic, typed by ear, or by consonant and vowel. Its on-screen keyboard inserts keys directly,
  /// without composing.
  public static let amharic = language(
    "am", "Amharic", primaryLanguage: "am-ET", composesOnKeyboards: false, words: "am-Latn.words")

  /// Creates the catalogue entry of a language whose rules are in
  /// `Locales/<tag>/transliteration.txt`.
  private static func language(
    _ tag: String, _ name: String, primaryLanguage: String, prefersRightToLeft: Bool = false,
    composesOnKeyboards: Bool = true, composesDigits: Bool = false, words: String? = nil
  ) -> Language {
    Language(
      tag: tag, name: name,
      keyboards: [
        KeyboardEntry(
          id: tag, primaryLanguage: primaryLanguage, name: name,
          prefersRightToLeft: prefersRightToLeft
        ) {
          composesOnKeyboards && $0.transliteratesLatinLetters
            ? KeyboardComposing(
              options: [$0.transliterationKeys.rawValue],
              keys: ComposedKeys(letters: .latin, composesDigits: composesDigits)) : nil
        }
      ],
      composition: CompositionEntry(
        module: "Transliteration", expression: "Transliteration.\(name.lowercased())",
        options: [TransliteratedLanguage.words, TransliteratedLanguage.scheme],
        suggestsWords: true, learns: true,
        open: { try TransliteratedLanguage(tag: tag, words: words ?? "\(tag).words", $0) }))
  }
}

/// A language that is typed by the rules of a file.
public struct TransliteratedLanguage: ComposingLanguage {
  private let tag: String
  private let resources: LanguageResources
  private let hasRomanisation: Bool
  private let hasScheme: Bool
  private let lexicon: WordLexicon?

  /// Opens the words of the language. Its rules are read when a method is configured. Without the
  /// image, letters are written by a scheme.
  ///
  /// - Parameters:
  ///   - tag: The BCP 47 tag of the language.
  ///   - hasRomanisation: Whether the language has a file `romanisation`.
  ///   - hasScheme: Whether the language has a file `transliteration`. Without one, only words can
  ///     be typed.
  ///   - resources: Finds the rule files and the image.
  /// - Throws: An `ImageError` if the image is damaged.
  public init(
    tag: String, hasRomanisation: Bool = false, hasScheme: Bool = true,
    _ resources: LanguageResources
  ) throws {
    try self.init(
      tag: tag, words: hasRomanisation ? "\(tag).words" : nil, hasScheme: hasScheme, resources)
  }

  /// Opens a language whose words are in an image of this name; nil for none.
  init(
    tag: String, words: String?, hasScheme: Bool = true, _ resources: LanguageResources
  ) throws {
    self.tag = tag
    self.resources = resources
    hasRomanisation = words != nil
    self.hasScheme = hasScheme
    let path = words.flatMap { try? resources.imagePath($0) }
    lexicon = try path.map { try WordLexicon(path: $0, language: tag) }
  }

  /// Returns the input method for the last option: `words` for words by ear, or the name of a
  /// scheme, which is a file in the language's folder, such as `inscript`, or a path. Without
  /// options it is `words`, where the language has them.
  ///
  /// - Throws: `UnusableRules` if a file has an error, or the error of the resources if there is no
  ///   such file.
  public func configured(
    _ choices: TypingChoices
  ) throws -> ConfiguredMethod<TransliterationMethod> {
    // A misspelled name is an error even if another name follows it.
    for name in choices.options.dropLast() where name != Self.words {
      _ = try resources.rules(tag, name)
    }
    let option = choices.options.last ?? Self.words
    let rules = try scheme(of: option)
    guard option == Self.words, let lexicon, hasRomanisation else {
      return ConfiguredMethod(Transliteration.inputMethod(rules: rules), keymap: .words)
    }
    let romanisation = try read("romanisation") { (text) throws(RuleFileError) in
      try RomanisationRules(parsing: text)
    }
    return ConfiguredMethod(
      Transliteration.inputMethod(
        romanisation: romanisation, lexicon: lexicon, rules: rules, history: choices.history),
      keymap: Transliteration.keymap)
  }

  /// The option for words by ear.
  static let words = "words"
  /// The scheme that languages with rules by letters have.
  static let scheme = "transliteration"

  /// Returns the scheme that an option names, or the one whose punctuation words use.
  private func scheme(of option: String) throws -> TransliterationRules {
    guard hasScheme || option != Self.words else { return TransliterationRules(language: tag) }
    return try read(option == Self.words ? Self.scheme : option) {
      (text) throws(RuleFileError) in try TransliterationRules(parsing: text)
    }
  }

  private func read<Rules>(
    _ name: String, _ parse: (String) throws(RuleFileError) -> Rules
  ) throws -> Rules {
    let file = try resources.rules(tag, name)
    do throws(RuleFileError) {
      return try parse(file.text)
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
