import ArgumentParser
import Conversion
import Mandarin
import ToolSupport

/// `ime-cli convert`: a line of keys in, a line of sentences out.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert lines of keys to sentences.",
    discussion: """
      Reads one line of keys after the other from standard input and writes the keys and the best \
      sentences, separated by tabs:

        $ echo xian | ime-cli convert --language zh-Hans --candidates 3
        xian<TAB>先<TAB>现<TAB>县

      A line that is not valid UTF-8 is reported and converted as far as it goes; the exit code is \
      then 65.
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var options: PinyinTypingOptions

  @Option(name: [.customShort("n"), .long], help: "How many sentences to write for each line.")
  var candidates = 1

  func validate() throws {
    guard candidates > 0 else { throw ValidationError("--candidates must be 1 or more") }
  }

  func run() throws {
    var converter = PinyinConverter(
      lexicon: try language.openLexicon(), typing: try options.typing())
    var output = StandardOutput()
    var invalidLines = 0
    for line in LineReader() {
      if let offset = line.invalidByteOffset {
        invalidLines += 1
        StandardError.writeLine(
          "ime-cli: standard input:\(line.number): byte \(offset + 1) is not valid UTF-8; "
            + "replaced by U+FFFD")
      }
      let sentences = converter.sentences(for: line.text, limit: candidates)
      output.writeLine(([line.text] + sentences).joined(separator: "\t"))
      // Someone who types at a terminal waits for the answer; so does a program that asks line by
      // line.
      output.flush()
    }
    if invalidLines > 0 {
      throw ToolError(.badInput, "\(invalidLines) lines were not valid UTF-8")
    }
  }
}
