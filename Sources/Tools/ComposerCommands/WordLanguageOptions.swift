import ArgumentParser
import DictionaryImage
import Suggestions
import ToolSupport

/// The languages of word suggestions and their lexicons.
struct WordLanguageOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: "The language, as a BCP 47 tag; several separated by commas, the main one first.")
  var language = "en"

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The word lexicon (.imedict) of the language.",
      discussion: """
        Without it, LANGUAGE.words.imedict is searched for in the folder GLOBEKEY_DICTIONARIES, in \
        share/globekey/dictionaries of the installation, and in .build/dictionaries.
        """))
  var dictionary: String?

  func validate() throws {
    guard dictionary == nil || tags.count == 1 else {
      throw ValidationError("--dictionary needs a single --language, not \(language)")
    }
  }

  /// The tags in `--language`, the main one first.
  var tags: [String] { language.split(separator: ",").map(String.init) }

  /// Returns the key geometry of the first language's layout, for typos by neighbouring keys.
  func geometry() throws -> KeyGeometry {
    let folder = try LocaleLocator.folder()
    return try ToolError.badInput {
      KeyGeometry(layout: try folder.layout(of: tags.first ?? "en"))
    }
  }

  /// Opens the lexicons and creates a suggester.
  func suggester(_ settings: CorrectionSettings = CorrectionSettings()) throws -> Suggester {
    Suggester(
      lexicons: try tags.map(lexicon), geometry: try geometry(), settings: settings)
  }

  private func path(_ tag: String) throws(ToolError) -> String {
    if let dictionary { return dictionary }
    return try DictionaryLocator(language: "\(tag).words").path()
  }

  private func lexicon(_ tag: String) throws(ToolError) -> WordLexicon {
    let path = try path(tag)
    do throws(ImageError) {
      return try WordLexicon(path: path, language: tag)
    } catch {
      throw ToolError(error)
    }
  }
}
