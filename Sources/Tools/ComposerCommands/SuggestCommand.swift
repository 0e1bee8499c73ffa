import ArgumentParser
import Suggestions
import ToolSupport

/// `ime-cli suggest`: a line of text in, the line and suggestions for its last word out.
struct SuggestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "suggest",
    abstract: "Suggest words for the last word of each line.",
    discussion: """
      The last word of a line is the one being typed: what it may become or may have been meant to be \
      is written behind the line, separated by tabs. Behind a blank stand the words that may come next.

        $ echo 'I have recieved your lett' | ime-cli suggest --language en --candidates 3
        $ echo 'Thank you very ' | ime-cli suggest --language en
        $ echo 'dont beleive teh news' | ime-cli suggest --language en --auto

      With --auto the words of a line are typed one after the other, and each is corrected when it is \
      ended: the line as it stands then is written behind it. Words of a lexicon, addresses, names of \
      programs and words with digits are left alone.

        $ ime-cli suggest --language en,de     words of both languages
      """)

  @OptionGroup var language: WordLanguageOptions

  @Option(name: [.customShort("n"), .long], help: "How many suggestions to write for each line.")
  var candidates = 3

  @Flag(help: "Write the line after automatic correction.")
  var auto = false

  @Option(
    help: "How sure a correction must be: the logarithm of its odds against the word as typed.")
  var threshold = CorrectionSettings().threshold

  func validate() throws {
    guard candidates > 0 else { throw ValidationError("--candidates must be 1 or more") }
    guard threshold.isFinite, abs(threshold) <= 1000 else {
      throw ValidationError("--threshold must be a number from -1000 to 1000")
    }
  }

  func run() throws {
    var suggester = try language.suggester(
      CorrectionSettings(mode: auto ? .auto : .suggest, threshold: threshold))
    var output = StandardOutput()
    try forEachInputLine { line in
      let texts =
        auto
        ? [suggester.corrected(line)]
        : suggester.suggestions(before: line, limit: candidates).suggestions.map(\.text)
      output.writeLine(([line] + texts).joined(separator: "\t"))
      // Someone who types at a terminal waits for the answer; so does a program that asks line by
      // line.
      output.flush()
    }
  }
}
