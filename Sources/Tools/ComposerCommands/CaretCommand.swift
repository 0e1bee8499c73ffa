import ArgumentParser
import TextUnits
import ToolSupport

extension CaretMove: ExpressibleByArgument {}

/// `ime-cli caret`: where the arrow keys lead.
struct CaretCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "caret",
    abstract: "Move the caret in text of any direction, as the arrow keys do.",
    discussion: """
      Reads lines with '|' as the caret from standard input and writes them as they are after the \
      key. \\n, \\r, \\t, \\\\ and \\| are escapes:

        $ echo 'abc |אבג' | ime-cli caret --move right
        abc אב|ג

      Left and right are those of the screen, forward and backward those of the text; the caret \
      stops between grapheme clusters. A line that is no text with a caret is reported and left as \
      it is; the exit code is then 65.
      """)

  @Option(name: .shortAndLong, help: "Where to: \(DeleteCommand.names(CaretMove.self)).")
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
