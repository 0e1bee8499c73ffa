import ArgumentParser
import InputCore
import Mandarin
import ToolSupport

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

  /// The options of the input method. Throws where the tables are missing that the form needs.
  func mandarinOptions(
    clock: (@Sendable () -> LocalTime?)? = nil
  ) throws(ToolError) -> MandarinOptions {
    guard let path = try tablesPath() else {
      var options = MandarinOptions()
      options.clock = clock
      return options
    }
    do throws(ImageError) {
      return try MandarinOptions(
        output: output, tables: PhraseTableSet(path: path), clock: clock)
    } catch {
      throw ToolError(error)
    }
  }

  private func tablesPath() throws(ToolError) -> String? {
    if let tables { return tables }
    do throws(ToolError) {
      return try DictionaryLocator(language: "zh-text").path()
    } catch {
      guard output == .simplified else { throw error }
      return nil
    }
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
