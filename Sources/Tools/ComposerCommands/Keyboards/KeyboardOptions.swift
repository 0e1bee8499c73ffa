import ArgumentParser
import InputCore
import KeyboardCatalog
import Keyboards
import Scenarios
import ToolSupport
import TypingAids
import UserHistory

/// The location of layouts, and the settings of keyboards.
struct KeyboardOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of layouts and locale files.",
      discussion: """
        Without it: the folder in GLOBEKEY_LOCALES, or share/globekey/locales of the \
        installation, or Locales in the working folder or in the checkout of the program.
        """))
  var locales: String?

  @Option(help: "A settings file (see 'ime-cli settings'). Without it, the defaults apply.")
  var settings: String?

  /// Returns the folder of layouts. Throws `ToolError` of the kind `missingInput` if there is none.
  func localeFolder() throws -> LocaleFolder {
    try locales.map { LocaleFolder(path: $0, cldr: LocaleLocator.cldr) } ?? LocaleLocator.folder()
  }

  /// Returns the registry of all keyboards of the catalogue.
  ///
  /// - Parameters:
  ///   - history: The history from which keyboards learn, unless the settings forbid it; nil learns
  ///     nothing.
  ///   - phrases: The user's own phrases. Their clock is that of dates and times among the
  ///     candidates.
  ///   - changes: settings that a script sets.
  func registry(
    history: (any HistoryLearner)? = nil, phrases: CustomPhrases = CustomPhrases(),
    changing changes: [KeyboardChoices.Setting] = []
  ) throws -> KeyboardRegistry {
    let folder = try localeFolder()
    var settings = try settings.map(SettingsFile.read) ?? TypingSettings()
    for change in changes {
      guard settings.set(change.key, to: change.value) else {
        throw ToolError(
          .badInput, "SETTING \(change.key) \(change.value): see 'ime-cli settings' for the values")
      }
    }
    do throws(KeyboardError) {
      let engines = KeyboardEngines(
        of: ComposerProgram.catalog.languages, settings: settings, in: folder, history: history,
        phrases: phrases, clock: phrases.clock
      ) { name in
        try DictionaryLocator(language: name).path()
      }
      return try KeyboardRegistry(engines.keyboards)
    } catch {
      throw ToolError(.badInput, error.description)
    }
  }
}
