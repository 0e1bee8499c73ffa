import ArgumentParser
import DictionaryFormat
import InputCore
import Lexicon
import Mandarin
import ToolSupport

/// Which language, and where its dictionary is.
struct LanguageOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: "The language to compose, as a BCP 47 tag (known: \(Mandarin.languageTag)).")
  var language = Mandarin.languageTag

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The dictionary image (.imedict).",
      discussion: """
        Without it, LANGUAGE.imedict is looked for in the folder that GLOBEKEY_DICTIONARIES names, \
        in .build/dictionaries, and in dictionaries beside the program's build folder.
        """))
  var dictionary: String?

  func validate() throws {
    guard language == Mandarin.languageTag else {
      throw ValidationError(
        "no language '\(language)' here; use --language \(Mandarin.languageTag)")
    }
  }

  /// Opens the lexicon of the language.
  func openLexicon() throws -> Lexicon {
    let path = try dictionary ?? DictionaryLocator(language: language).path()
    do throws(ImageError) {
      return try Lexicon(path: path)
    } catch {
      throw ToolError(error)
    }
  }
}
