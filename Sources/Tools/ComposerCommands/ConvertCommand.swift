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

      Of ko it takes the keys of the layout that --keys names, and writes the Hangul and then the \
      words in Hanja that are read so:

        $ echo gksrnr | ime-cli convert --language ko --candidates 2
        gksrnr<TAB>한국<TAB>韓國

      The sentences of zh-Hans are written in the form that --output names:

        $ echo ruanjian | ime-cli convert --output taiwan-phrases
        ruanjian<TAB>軟體

      What stands before the text counts in languages that look at it. --context says it for all \
      lines; with --with-context the second column of a line is its own. In Thai a vowel sign \
      needs a consonant before it:

        $ printf 'ั\\tก\\nั\\n' | ime-cli convert --language th --keys level-2,refuse --with-context
        ั<TAB>ั
        ั<TAB>

      A line that is not valid UTF-8 is reported and converted as far as it goes; the exit code is \
      then 65.
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var method: MethodOptions

  @Option(name: [.customShort("n"), .long], help: "How many sentences to write for each line.")
  var candidates = 1

  @Option(help: "The text before what is converted, for all lines.")
  var context = ""

  @Flag(help: "Lines have keys, a tab, and the text before what is converted.")
  var withContext = false

  func validate() throws {
    guard candidates > 0 else { throw ValidationError("--candidates must be 1 or more") }
  }

  func run() throws {
    var session = try language.open(method).session
    var output = StandardOutput()
    try forEachInputLine { line in
      let (keys, context) = keysAndContext(of: line)
      let texts = session.texts(forLine: keys, after: context, limit: candidates)
      output.writeLine(([keys] + texts).joined(separator: "\t"))
      // Someone who types at a terminal waits for the answer; so does a program that asks line by
      // line.
      output.flush()
    }
  }

  /// The keys of a line and the text before them; a line without a tab has the common context.
  private func keysAndContext(of line: String) -> (keys: String, context: String) {
    guard withContext, let tab = line.firstIndex(of: "\t") else { return (line, context) }
    let after = line[line.index(after: tab)...]
    return (String(line[..<tab]), String(after.prefix { $0 != "\t" }))
  }
}
