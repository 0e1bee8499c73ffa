import ArgumentParser
import InputCore
import ToolSupport

/// The user's own phrases.
struct PhraseOptions: ParsableArguments {
  @Option(
    name: .customLong("phrases"),
    help: ArgumentHelp(
      "A file of your own phrases, which are offered for their codes.",
      discussion: """
        A line has the code (the keys to type), a tab and the text, and optionally a tab and the \
        rank, 1 to 9. The text may contain {yyyy} {yy} {MM} {M} {dd} {d} {HH} {H} {mm} {ss} for \
        the date and time, {newline}, {tab}, and {cursor} for the caret. For languages with \
        candidates. Without it, 'ime-cli type' offers those in phrases.tsv of the container, as \
        the keyboards of desktops do.
        """,
      valueName: "file"))
  var path: String?

  /// Reads the phrases of the file; empty if none is named. `clock` gives the date and time, here for
  /// placeholders and to keyboards for candidates.
  func open(clock: (@Sendable () -> LocalTime?)?) throws(ToolError) -> CustomPhrases {
    guard let path else {
      var phrases = CustomPhrases()
      phrases.clock = clock
      return phrases
    }
    let text = try textLines(of: path).joined(separator: "\n")
    return try ToolError.badInput { try CustomPhrases(parsing: text, file: path, clock: clock) }
  }
}
