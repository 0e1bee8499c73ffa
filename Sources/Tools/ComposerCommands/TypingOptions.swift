import ArgumentParser
import LanguageDescription
import Mandarin
import ToolSupport

/// How a language is typed.
struct TypingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The keys that are typed on: names of options, with commas between them.",
      discussion: ProgramLanguages.options))
  var keys: String?

  @Option(
    help: ArgumentHelp(
      "A file with a scheme of double pinyin of your own, in place of --keys.",
      discussion: "'ime-cli double-pinyin FILE' checks it.", valueName: "file"))
  var doublePinyin: String?

  @Option(
    help: ArgumentHelp(
      "Sounds of pinyin that are taken for each other, with commas between them, or 'all'.",
      discussion: "Known: \(FuzzySound.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "sounds"))
  var fuzzy: String?

  @Flag(help: "The digits after a syllable are its tone, and choose its words.")
  var tones = false

  @Flag(help: "Take every letter as it is typed: forgive no typos.")
  var exact = false

  func validate() throws {
    if let unknown = sounds.first(where: { FuzzySound(rawValue: $0) == nil }) {
      let known = FuzzySound.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("no sounds '\(unknown)'; --fuzzy takes all, or some of \(known)")
    }
  }

  private var sounds: [String] {
    fuzzy == "all"
      ? FuzzySound.allCases.map(\.rawValue) : fuzzy?.split(separator: ",").map(String.init) ?? []
  }

  /// The names of options: those of `--keys`, and of the others what the language knows.
  func names(knownTo composition: CompositionEntry) -> [String] {
    let others = sounds + (tones ? ["tones"] : []) + (exact ? ["exact"] : [])
    return (keys?.split(separator: ",").map(String.init) ?? [])
      + others.filter(composition.options.contains)
  }

  /// The files that options name.
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
