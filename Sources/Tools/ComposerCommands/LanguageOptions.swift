import ArgumentParser
import LanguageDescription
import ToolSupport

/// Which language, and where its dictionary is.
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
        Without it, LANGUAGE.imedict is looked for in the folder that GLOBEKEY_DICTIONARIES names, \
        in .build/dictionaries, and in dictionaries beside the program's build folder.
        """))
  var dictionary: String?

  func validate() throws {
    // Which languages there are depends on the command: it asks for the entry.
    guard Set(tags).count == tags.count else {
      throw ValidationError("--language names a language twice: \(language)")
    }
  }

  /// The tags that are named; there is one but for `type`, which takes several with commas between.
  var tags: [String] { language.split(separator: ",").map(String.init) }

  /// The language. Throws a usage error where several are named, or one that does not compose.
  func entry() throws -> Language {
    guard !language.contains(",") else {
      throw ValidationError("'\(language)' are several languages; this command takes one of them")
    }
    guard let entry = ProgramLanguages.composing(language) else {
      throw ValidationError(
        "no language '\(language)' here; --language is one of \(ProgramLanguages.tags)")
    }
    return entry
  }

  /// Opens the language with the options of its method.
  func open(
    _ method: MethodOptions, clock: WallClock.Reader? = nil
  ) throws -> OpenedLanguage {
    try OpenedLanguage(entry(), dictionary: dictionary, method, clock: clock)
  }

  /// Opens all languages that are named. Throws a usage error where an option is for one of several.
  func openAll(
    _ method: MethodOptions, clock: WallClock.Reader? = nil
  ) throws -> [OpenedLanguage] {
    guard tags.count == 1 || (dictionary == nil && method.typing.keys == nil) else {
      throw ValidationError("--dictionary and --keys are for one language; \(language) are several")
    }
    return try tags.map { tag in
      var options = self
      options.language = tag
      return try options.open(method, clock: clock)
    }
  }

  /// Opens the images alone, for a command that speaks of what one kind of language has. Throws a usage
  /// error where another language is named.
  func open<Kind: ComposingLanguage>(as kind: Kind.Type) throws -> Kind {
    let entry = try entry()
    let resources = ProgramResources(entry, dictionary: dictionary, tables: nil)
    let opened = try ToolError.explaining {
      try entry.composition?.open(resources.languageResources)
    }
    guard let language = opened as? Kind else {
      throw ValidationError("this command does not know --language \(entry.tag)")
    }
    return language
  }
}
