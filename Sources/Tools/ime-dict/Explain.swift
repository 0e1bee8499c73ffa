import ArgumentParser
import DictionaryBuilder
import ToolSupport

/// `ime-dict explain`.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say where a word comes from: list, line, weight, licence, what was inferred.",
    discussion: """
      Example: from the image alone, and with the lines of the sources.

        ime-dict explain 银行卡 zh-Hans.imedict
        ime-dict explain 银行卡 zh-Hans.imedict --folder Dictionaries/zh-Hans

      The lines are tab-separated and begin with what they say:

        word      the word
        cost      -ln P(word) in thousandths of a nat, and the sources that decided it; with a \
      model, the word's count in the text it was trained on
        reading   a reading, its cost given the word, and its sources; or that it was inferred
        part      of an inferred reading: a shorter word, its reading, its sources and licences
        source    a source that lists the word: name, version, licence, file, weight unit, copyright
        licences  of everything that the entry rests on
        line      with --folder: file:line, reading, weight, weight unit, what the merge made of it
        count     with --folder: how the count came about

      The exit code is 65 where the image does not have the word; with --folder the lines show why.
      """)

  @Argument(help: "The word.")
  var word: String

  @Argument(help: "The image.")
  var image: String

  @Option(help: "The folder with the dictionary.json that the image was built from.")
  var folder: String?

  func run() throws {
    let explanation = try ImageKinds.open(path: image).explanation(of: word, folder: folder)
    var output = StandardOutput()
    for line in explanation.lines { output.writeLine(line) }
    output.flush()
    if let missing = explanation.missing { throw missing }
    if let warning = explanation.warning { StandardError.writeLine(warning, colour: .yellow) }
  }
}
