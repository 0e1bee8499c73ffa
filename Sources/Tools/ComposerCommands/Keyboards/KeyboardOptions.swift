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
        installation, or Locales in the working folder or in the checkout of the program; and \
        before these the user's own layouts, in the folder layouts of the container \
        (GLOBEKEY_CONTAINER, or ~/.local/share/globekey).
        """))
  var locales: String?

  @Option(help: "A settings file (see 'ime-cli settings'). Without it, the defaults apply.")
  var settings: String?

  /// Returns the folder of layouts. Throws `ToolError` of the kind `missingInput` if there is none.
  func localeFolder() throws -> LocaleFolder {
    if let locales { return LocaleFolder(path: locales, base: (try? LocaleLocator.folder())?.path) }
    let shipped = try LocaleLocator.folder()
    return containerOfLayouts.map { UserLayouts.folder(container: $0, base: shipped.path) }
      ?? shipped
  }

  /// The container with the user's own layouts; nil if a folder is named, or if no variable names a
  /// container.
  private var containerOfLayouts: String? { locales == nil ? try? Container.path() : nil }

  private func userLayouts() throws -> UserLayouts? {
    try containerOfLayouts.map {
      UserLayouts(
        container: $0, base: try LocaleLocator.folder().path,
        languages: ComposerProgram.catalog.languages)
    }
  }

  /// Returns the registry of all keyboards of the catalogue and of the user's own layouts. Writes the
  /// errors of layouts that cannot be read.
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
    let layouts = try userLayouts()
    for error in layouts?.errors ?? [] { StandardError.writeLine("ime-cli: \(error)") }
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
      let own = (layouts?.keyboards ?? []).map(engines.keyboard)
      return try KeyboardRegistry(engines.keyboards + own)
    } catch {
      throw ToolError(.badInput, error.description)
    }
  }
}
