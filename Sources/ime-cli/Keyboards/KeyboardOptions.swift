import ArgumentParser
import CalculatorKeyboard
import InputCore
import Keyboards
import LanguageKeyboards
import Lexicon
import Mandarin
import ToolSupport
import TypingAids

/// Where the layouts and dictionaries of keyboards are.
struct KeyboardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of layouts and locale files.",
      discussion: """
        Without it, the folder that GLOBEKEY_LOCALES names, Locales in the working folder, and the \
        one beside the program's build folder are tried.
        """))
  var locales: String?

  @Option(help: "A file of settings, see 'ime-cli settings'; without it, their defaults.")
  var settings: String?

  /// The folder of layouts. Throws `ToolError` of the kind `missingInput`.
  func localeFolder() throws -> LocaleFolder {
    try locales.map { LocaleFolder(path: $0) } ?? LocaleLocator.folder()
  }

  /// All keyboards of the toolkit.
  func registry() throws -> KeyboardRegistry {
    let folder = try localeFolder()
    let settings = try settings.map(SettingsFile.read) ?? TypingSettings()
    do throws(KeyboardError) {
      let languages = StandardKeyboards.descriptions.map { description in
        LanguageKeyboard(
          description, in: folder, settings: settings, engine: Self.engine(of: description.id))
      }
      return try KeyboardRegistry(languages + [CalculatorPlugin()])
    } catch {
      throw ToolError(.badInput, error.description)
    }
  }

  /// The engine of a composing language, over the dictionary where `make` puts it.
  private static func engine(of id: String) -> LanguageKeyboard.EngineOpener? {
    let hasNineKeys = id == Mandarin.nineKeyTag
    guard id == Mandarin.languageTag || hasNineKeys else { return nil }
    return {
      let path = try DictionaryLocator(language: Mandarin.languageTag).path()
      let lexicon = try Lexicon(path: path)
      let method =
        hasNineKeys
        ? Mandarin.nineKeyMethod(lexicon: lexicon) : Mandarin.inputMethod(lexicon: lexicon)
      return {
        InputSession(method: method, keymap: hasNineKeys ? .nineKeyBesideDigits : .multistage)
      }
    }
  }
}
