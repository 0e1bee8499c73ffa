import ArgumentParser
import ChineseText
import InputCore
import LanguageDescription

extension OutputForm: ExpressibleByArgument {}

/// Which form of Chinese is written, and where its tables are.
struct OutputFormOptions: ParsableArguments {
  @Option(
    name: .customLong("output"),
    help: "The form of Chinese: \(OutputForm.allCases.map(\.rawValue).joined(separator: ", ")).")
  var output = OutputForm.simplified

  @Option(
    help: ArgumentHelp(
      "The image of tables for forms, emoji and symbols (.imedict).",
      discussion: """
        Without it, zh-text.imedict is looked for where dictionaries are. Where there is none, \
        simplified characters are written, without emoji and symbols.
        """))
  var tables: String?

  /// The name of the form, where the language knows forms.
  func names(knownTo composition: CompositionEntry) -> [String] {
    [output.rawValue].filter(composition.options.contains)
  }
}

/// The modes that typing begins with.
struct InputModeOptions: ParsableArguments {
  @Flag(help: "Begin with the punctuation of the keys, not of the language.")
  var asciiPunctuation = false

  @Flag(help: "Begin with letters, digits and signs in full width.")
  var fullWidth = false

  /// The modes.
  var modes: InputModes {
    InputModes(
      punctuation: asciiPunctuation ? .ascii : .language, width: fullWidth ? .full : .half)
  }
}
