import ArgumentParser
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

      The sentences are written in the form that --output names:

        $ echo ruanjian | ime-cli convert --output taiwan-phrases
        ruanjian<TAB>軟體

      A line that is not valid UTF-8 is reported and converted as far as it goes; the exit code is \
      then 65.
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var method: MethodOptions

  @Option(name: [.customShort("n"), .long], help: "How many sentences to write for each line.")
  var candidates = 1

  func validate() throws {
    guard candidates > 0 else { throw ValidationError("--candidates must be 1 or more") }
  }

  func run() throws {
    var converter = try language.open(method).makeLineConverter()
    var output = StandardOutput()
    try forEachInputLine { line in
      let texts = converter.texts(for: line, limit: candidates)
      output.writeLine(([line] + texts).joined(separator: "\t"))
      // Someone who types at a terminal waits for the answer; so does a program that asks line by
      // line.
      output.flush()
    }
  }
}
