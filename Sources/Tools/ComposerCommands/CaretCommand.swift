import ArgumentParser
import TextUnits
import ToolSupport

extension CaretMove: ExpressibleByArgument {}

/// `ime-cli caret`: moves the caret in lines of text, as the arrow keys do.
struct CaretCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "caret",
    abstract: "Move the caret in text of any direction, as the arrow keys do.",
    discussion: """
      Reads lines with '|' as the caret from standard input and writes them with the moved caret. \
      \\n, \\r, \\t, \\\\ and \\| are escapes:

        $ echo 'abc |אבג' | ime-cli caret --move right
        abc אב|ג

      Left and right are visual directions, forward and backward follow the text. The caret stops \
      between grapheme clusters. A line that is not a text with a caret is reported and written \
      unchanged; the exit code is then 65.
      """)

  @Option(name: .shortAndLong, help: "The move: \(DeleteCommand.names(CaretMove.self)).")
  var move: CaretMove

  @OptionGroup var presses: KeyPressOptions

  func run() throws {
    let units = TextUnitFinder(language: presses.language)
    try CaretLines().process { line in
      var caret = TextCaret(in: line.text, at: line.caret, words: units.words)
      for _ in 0..<presses.count where !caret.move(move) { break }
      line.caret = caret.position
    }
  }
}
