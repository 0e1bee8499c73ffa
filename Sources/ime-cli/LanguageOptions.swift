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
    help: "The language to compose, as a BCP 47 tag (known: \(ComposingLanguages.tags)).")
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
    guard ComposingLanguages.language(language) != nil else {
      throw ValidationError(
        "no language '\(language)' here; --language is one of \(ComposingLanguages.tags)")
    }
  }

  /// Opens the language with the options of its method.
  func open(
    _ method: MethodOptions, clock: WallClock.Reader? = nil
  ) throws -> any ComposingLanguage {
    guard let opened = try ComposingLanguages.language(language)?.init(self, method, clock: clock)
    else { throw ValidationError("no language '\(language)' here") }
    return opened
  }

  /// The path of the dictionary image: the one named, or the language's own where it is looked for.
  func dictionaryPath() throws(ToolError) -> String {
    if let dictionary { return dictionary }
    return try DictionaryLocator(language: language).path()
  }

  /// Opens the lexicon of Mandarin; a command that speaks of its sentences alone refuses others.
  func openLexicon() throws -> Lexicon {
    guard language == Mandarin.languageTag else {
      throw ValidationError("this command knows --language \(Mandarin.languageTag) alone")
    }
    return try openAnyLexicon()
  }

  /// Opens the lexicon of whatever language. Throws `ToolError` where it cannot be read.
  func openAnyLexicon() throws -> Lexicon {
    let path = try dictionaryPath()
    do throws(ImageError) {
      return try Lexicon(path: path)
    } catch {
      throw ToolError(error)
    }
  }
}
