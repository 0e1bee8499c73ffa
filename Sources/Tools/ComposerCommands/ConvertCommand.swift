import ArgumentParser
import InputCore
import ToolSupport

/// `ime-cli convert`: converts lines of keys to sentences.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert lines of keys to sentences.",
    discussion: """
      Reads lines of keys from standard input. Writes for each line the keys and the best \
      sentences, separated by tabs:

        $ echo xian | ime-cli convert --language zh-Hans --candidates 3
        xian<TAB>先<TAB>现<TAB>县

      For ko the keys are those of the layout that --keys names. The Hangul comes first, then the \
      Hanja words with that reading:

        $ echo gksrnr | ime-cli convert --language ko --candidates 2
        gksrnr<TAB>한국<TAB>韓國

      --output selects the Chinese form of zh-Hans:

        $ echo ruanjian | ime-cli convert --output taiwan-phrases
        ruanjian<TAB>軟體

      Some languages use the text before the keys. --context gives it for all lines; with \
      --with-context it is the second column of each line. A Thai vowel sign, for example, needs a \
      consonant before it:

        $ printf 'ั\\tก\\nั\\n' | ime-cli convert --language th --keys level-2,refuse --with-context
        ั<TAB>ั
        ั<TAB>

      --describe writes a line for each sentence, with phrases that tell its characters apart from \
      others that sound the same, as a screen reader speaks them. For Chinese and Japanese, up to 8 \
      Chinese characters:

        $ echo shiji | ime-cli convert --candidates 2 --describe
        shiji<TAB>实际<TAB>实现的实，国际的际
        shiji<TAB>世纪<TAB>世界的世，纪录片的纪

        $ echo がっき | ime-cli convert --language ja --candidates 2 --describe
        がっき<TAB>楽器<TAB>音楽の楽，武器の器
        がっき<TAB>学期<TAB>学校の学，時期の期

      --meanings adds the meaning of each single Chinese character in English:

        $ echo shi | ime-cli convert --candidates 2 --describe --meanings
        shi<TAB>是<TAB>还是的是<TAB>indeed, yes, right; to be
        shi<TAB>十<TAB>十月的十<TAB>ten, tenth; complete; perfect

      --contacts and --shortcuts load the names and text shortcuts of a host. A shortcut is the first \
      candidate for its letters, a name at least the second for its reading:

        $ printf 'omw\\tOn my way!\\n' > shortcuts.tsv
        $ echo omw | ime-cli convert --shortcuts shortcuts.tsv
        omw<TAB>On my way!

      Invalid UTF-8 is reported and replaced by U+FFFD, and the line is converted; the exit code \
      is then 65.
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var method: MethodOptions

  @Option(
    name: [.customShort("n"), .long], help: "The number of sentences to write for each line.",
    transform: NumberOption.whole(from: 1))
  var candidates = 1

  @Option(help: "The text before the keys, for all lines.")
  var context = ""

  @Flag(help: "Read lines of keys, a tab and the text before the keys.")
  var withContext = false

  @Flag(help: "Describe the characters of each sentence to people who hear them.")
  var describe = false

  @Flag(help: "Write a line for each sentence, with the meaning of single characters in English.")
  var meanings = false

  func run() throws {
    let opened = try language.open(method)
    var session = try opened.session
    let meaning = meanings ? try opened.meanings() : nil
    var output = StandardOutput()
    try forEachInputLine { line in
      let (keys, context) = keysAndContext(of: line)
      let texts = session.texts(forLine: keys, after: context, limit: candidates)
      let lines = describe || meanings ? texts.map { [$0] } : [texts]
      for var fields in lines {
        if describe, let text = fields.first { fields.append(description(of: text, by: session)) }
        if meanings, let text = fields.first { fields.append(meaning?(text) ?? "") }
        output.writeLine(([keys] + fields).joined(separator: "\t"))
      }
      // Flush each line: an interactive user, or a program that sends line by line, waits for the
      // answer.
      output.flush()
    }
  }

  private func description(of text: String, by session: any InputEngine) -> String {
    session.descriptions(of: Candidate(Segment(reading: "", syllableEnds: [], text: text))).spoken
  }

  /// Splits a line into its keys and the text before them. A line without a tab has the common
  /// context.
  private func keysAndContext(of line: String) -> (keys: String, context: String) {
    guard withContext, let tab = line.firstIndex(of: "\t") else { return (line, context) }
    let after = line[line.index(after: tab)...]
    return (String(line[..<tab]), String(after.prefix { $0 != "\t" }))
  }
}
