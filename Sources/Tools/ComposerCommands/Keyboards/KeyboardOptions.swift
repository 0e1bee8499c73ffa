import ArgumentParser
import InputCore
import KeyboardCatalog
import Keyboards
import ToolSupport
import TypingAids
import UserHistory

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

  /// All keyboards of the toolkit. With a history they learn, unless the settings forbid it; `phrases`
  /// are the user's own.
  func registry(
    history: (any HistoryLearner)? = nil, phrases: CustomPhrases = CustomPhrases()
  ) throws -> KeyboardRegistry {
    let folder = try localeFolder()
    let settings = try settings.map(SettingsFile.read) ?? TypingSettings()
    do throws(KeyboardError) {
      let engines = KeyboardEngines(
        of: ComposerProgram.catalog.languages, settings: settings, in: folder, history: history,
        phrases: phrases
      ) { name in
        try DictionaryLocator(language: name).path()
      }
      return try KeyboardRegistry(engines.keyboards)
    } catch {
      throw ToolError(.badInput, error.description)
    }
  }
}
