import ArgumentParser
import InputCore
import ToolSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The user's own phrases.
struct PhraseOptions: ParsableArguments {
  @Option(
    name: .customLong("phrases"),
    help: ArgumentHelp(
      "A file of your own phrases, offered for their codes.",
      discussion: """
        A line has the code (the keys typed), a tab and the text, and if wanted a tab and the rank, 1 to \
        9. The text may have {yyyy} {yy} {MM} {M} {dd} {d} {HH} {H} {mm} {ss} of the clock, {newline}, \
        {tab}, and {cursor} where the insertion point goes. For languages with candidates. 'type' \
        reads phrases.tsv of the container by itself.
        """,
      valueName: "file"))
  var path: String?

  /// The phrases of the file; none where none is named. `clock` tells the day and the time.
  func open(clock: WallClock.Reader?) throws(ToolError) -> CustomPhrases {
    guard let path else { return CustomPhrases() }
    let text = try textLines(of: path).joined(separator: "\n")
    return try ToolError.badInput { try CustomPhrases(parsing: text, file: path, clock: clock) }
  }

  /// Names the user's own file, where none is named and there is one.
  mutating func useFileOfUser() {
    guard path == nil, let container = try? Container.path() else { return }
    let file = "\(container)/phrases.tsv"
    if access(file, F_OK) == 0 { path = file }
  }
}
