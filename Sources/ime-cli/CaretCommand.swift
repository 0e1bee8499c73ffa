import ArgumentParser
import TextUnits
import ToolSupport

extension CaretMove: ExpressibleByArgument {}

/// `ime-cli caret`: lines with a caret in, the same with the caret moved out.
struct CaretCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "caret",
    abstract: "Move the caret in lines of text.",
    discussion: """
      Reads lines with | as the caret from standard input and writes them after the move. \\n \\r \
      \\t \\\\ \\| stand for a line feed, a carriage return, a tab, a backslash and a bar:

        $ echo 'abc |אבג' | ime-cli caret --move right
        abc אב|ג

      Left and right are those of the screen, forward and backward those of the text; the caret \
      stops between grapheme clusters. A line without a caret or with two is reported and left out; \
      the exit code is then 65.
      """)

  @Option(help: "Where to: \(CaretMove.allCases.map(\.rawValue).joined(separator: ", ")).")
  var move: CaretMove

  @Option(help: "The language of the text, which decides what a word is: a BCP 47 tag.")
  var language: String?

  @Option(name: [.customShort("n"), .long], help: "How many times to move.")
  var count = 1

  func validate() throws {
    guard count > 0 else { throw ValidationError("--count must be 1 or more") }
    if let language, CasingLocale(language).isFallback {
      throw ValidationError("--language \(language): no known language; use a tag as he or fa-IR")
    }
  }

  func run() throws {
    var output = StandardOutput()
    var badLines = 0
    for line in LineReader() {
      do {
        var isBad = false
        if let offset = line.invalidByteOffset {
          isBad = true
          report(line, "byte \(offset + 1) is not valid UTF-8; replaced by U+FFFD")
        }
        output.writeLine(moved(try CaretText(parsing: line.text)).line)
        badLines += isBad ? 1 : 0
      } catch {
        report(line, error.description)
        badLines += 1
      }
      output.flush()
    }
    if badLines > 0 { throw ToolError(.badInput, "\(badLines) lines were malformed") }
  }

  private func report(_ line: InputLine, _ message: String) {
    StandardError.writeLine("ime-cli: standard input:\(line.number): \(message)")
  }

  private func moved(_ text: CaretText) -> CaretText {
    let language = language
    var caret = TextCaret(in: text.text, at: text.caret) {
      wordRanges(of: $0, language: language)
    }
    for _ in 0..<count where !caret.move(move) { break }
    return CaretText(text: text.text, caret: caret.position)
  }
}
