import ArgumentParser
import DictionaryImage
import InputCore
import Mandarin
import SyllableConversion
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
    // Which languages there are depends on the command: it asks for the type.
    guard Set(tags).count == tags.count else {
      throw ValidationError("--language names a language twice: \(language)")
    }
  }

  /// The tags that are named; there is one but for `type`, which takes several with commas between.
  var tags: [String] { language.split(separator: ",").map(String.init) }

  /// The language. Throws a usage error where several are named.
  func languageType() throws -> any ComposingLanguage.Type { try Self.type(of: language) }

  private static func type(of tag: String) throws -> any ComposingLanguage.Type {
    if let type = ComposingLanguages.language(tag) { return type }
    guard !tag.contains(",") else {
      throw ValidationError("'\(tag)' are several languages; this command takes one of them")
    }
    throw ValidationError(
      "no language '\(tag)' here; --language is one of \(ComposingLanguages.tags)")
  }

  /// Opens the language with the options of its method.
  func open(
    _ method: MethodOptions, clock: WallClock.Reader? = nil
  ) throws -> any ComposingLanguage {
    defer { MappedFile.releaseProgram() }
    return try languageType().init(self, method, clock: clock)
  }

  /// Opens all languages that are named. Throws a usage error where an option is for one of several.
  func openAll(
    _ method: MethodOptions, clock: WallClock.Reader? = nil
  ) throws -> [any ComposingLanguage] {
    guard tags.count == 1 || (dictionary == nil && method.typing.keys == nil) else {
      throw ValidationError("--dictionary and --keys are for one language; \(language) are several")
    }
    return try tags.map { tag in
      var options = self
      options.language = tag
      return try options.open(method, clock: clock)
    }
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

  /// Opens the lexicon of whatever language. Throws `ToolError` where it, or the language model with
  /// it, cannot be read.
  func openAnyLexicon() throws -> Lexicon {
    let path = try dictionaryPath()
    do throws(ImageError) {
      let lexicon = try Lexicon(path: path)
      try lexicon.checkModel()
      return lexicon
    } catch {
      throw ToolError(error)
    }
  }
}
