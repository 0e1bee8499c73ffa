import ArgumentParser
import ChineseText
import InputCore
import LanguageDescription

extension OutputForm: ExpressibleByArgument {}

/// The form of Chinese to write, and its tables.
struct OutputFormOptions: ParsableArguments {
  @Option(
    name: .customLong("output"),
    help: "The form of Chinese: \(OutputForm.allCases.map(\.rawValue).joined(separator: ", ")).")
  var output = OutputForm.simplified

  @Option(
    help: ArgumentHelp(
      "The image of tables for Chinese forms, emoji and symbols (.imedict).",
      discussion: """
        Without it, zh-text.imedict is searched for in the folders of the dictionaries. If it is \
        missing, simplified characters are written, without emoji and symbols.
        """))
  var tables: String?

  /// Returns the name of the form if the language knows forms, otherwise nothing.
  func names(knownTo composition: CompositionEntry) -> [String] {
    [output.rawValue].filter(composition.options.contains)
  }
}

/// The initial input modes.
struct InputModeOptions: ParsableArguments {
  @Flag(help: "Start with ASCII punctuation instead of that of the language.")
  var asciiPunctuation = false

  @Flag(help: "Start with full-width letters, digits and punctuation.")
  var fullWidth = false

  /// The initial modes.
  var modes: InputModes {
    InputModes(
      punctuation: asciiPunctuation ? .ascii : .language, width: fullWidth ? .full : .half)
  }
}
