import ArgumentParser
import InputCore
import KeyboardCatalog
import LanguageDescription
import ToolSupport

/// The language to compose and its dictionary.
struct LanguageOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: "The language to compose, as a BCP 47 tag (known: \(ProgramLanguages.tags)).")
  var language = ProgramLanguages.standard

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The dictionary image (.imedict).",
      discussion: """
        Without it, LANGUAGE.imedict is searched for in the folder GLOBEKEY_DICTIONARIES, in \
        share/globekey/dictionaries of the installation, and in .build/dictionaries.
        """))
  var dictionary: String?

  func validate() throws {
    // Which languages are valid depends on the command, which checks them in `entry()`.
    guard Set(tags).count == tags.count else {
      throw ValidationError("--language has the same language twice: \(language)")
    }
  }

  /// The tags in `--language`. Only `type` accepts several, separated by commas.
  var tags: [String] { language.split(separator: ",").map(String.init) }

  /// Returns the catalogue entry of the language. Throws a usage error if several languages are
  /// named, or one that does not compose, or if it reads no dictionary and one is given.
  func entry() throws -> Language {
    guard !language.contains(",") else {
      throw ValidationError("this command takes one language, not '\(language)'")
    }
    guard let entry = ProgramLanguages.composing(language) else {
      throw ValidationError(
        "unknown language '\(language)'; --language must be one of \(ProgramLanguages.tags)")
    }
    guard dictionary == nil || entry.composition?.images.isEmpty == false else {
      throw ValidationError("--language \(language) reads no dictionary; remove --dictionary")
    }
    return entry
  }

  /// Opens the language with the options of its input method.
  func open(
    _ method: MethodOptions, clock: (@Sendable () -> LocalTime?)? = nil
  ) throws -> OpenedLanguage {
    try OpenedLanguage(entry(), dictionary: dictionary, method, clock: clock)
  }

  /// Opens only the images, for a command that works with one kind of language. Throws a usage
  /// error if another language is named.
  func open<Kind: ComposingLanguage>(as kind: Kind.Type) throws -> Kind {
    let entry = try entry()
    let resources = ProgramResources(entry, dictionary: dictionary, tables: nil)
    let opened = try ToolError.explaining {
      try entry.composition?.open(resources.languageResources)
    }
    guard let language = opened as? Kind else {
      throw ValidationError("this command does not support --language \(entry.tag)")
    }
    return language
  }
}
