import ArgumentParser
import LanguageDescription
import Mandarin
import ToolSupport

/// Options for typing a language.
struct TypingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The keys to type on: names of typing options, separated by commas.",
      discussion: ProgramLanguages.options))
  var keys: String?

  @Option(
    help: ArgumentHelp(
      "A file with your own double pinyin scheme, instead of --keys.",
      discussion: "'ime-cli double-pinyin FILE' checks it.", valueName: "file"))
  var doublePinyin: String?

  @Option(
    help: ArgumentHelp(
      "Pinyin sounds that are treated as equal, separated by commas, or 'all'.",
      discussion: "Known: \(FuzzySound.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "sounds"))
  var fuzzy: String?

  @Flag(help: "Digits after a syllable are its tone and restrict its words.")
  var tones = false

  @Flag(help: "Correct no typos.")
  var exact = false

  func validate() throws {
    if let unknown = sounds.first(where: { FuzzySound(rawValue: $0) == nil }) {
      let known = FuzzySound.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("unknown sounds '\(unknown)'; --fuzzy takes 'all', or some of \(known)")
    }
  }

  private var sounds: [String] {
    fuzzy == "all"
      ? FuzzySound.allCases.map(\.rawValue) : fuzzy?.split(separator: ",").map(String.init) ?? []
  }

  /// Returns the names of typing options: those of `--keys`, and of the other options those that
  /// the language knows.
  func names(knownTo composition: CompositionEntry) -> [String] {
    let others = sounds + (tones ? ["tones"] : []) + (exact ? ["exact"] : [])
    return (keys?.split(separator: ",").map(String.init) ?? [])
      + others.filter(composition.options.contains)
  }

  /// Reads the files that options name.
  func files() throws(ToolError) -> [String: NamedText] {
    guard let doublePinyin else { return [:] }
    let text = try textLines(of: doublePinyin).joined(separator: "\n")
    return [MandarinLanguage.schemeFile: NamedText(path: doublePinyin, text: text)]
  }
}

extension DoublePinyinScheme {
  /// Reads a scheme from a file.
  init(path: String) throws {
    let text = try textLines(of: path).joined(separator: "\n")
    do throws(ParsingError) {
      try self.init(parsing: text, file: path)
    } catch {
      throw ToolError(.badInput, error.description)
    }
  }
}
