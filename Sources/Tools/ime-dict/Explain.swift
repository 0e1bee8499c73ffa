import ArgumentParser
import DictionaryBuilder
import ToolSupport

/// `ime-dict explain`: shows the origin of a word.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show the origin of a word: sources, lines, weights, licences, inferred readings.",
    discussion: """
      Example: from the image alone, and with the lines of the sources.

        ime-dict explain 银行卡 zh-Hans.imedict
        ime-dict explain 银行卡 zh-Hans.imedict --folder Dictionaries/zh-Hans

      The lines are tab-separated and begin with their kind:

        word      the word
        cost      -ln P(word) in thousandths of a nat, its sources, and the count of a model
        reading   a reading, its cost given the word, and its sources; or that it was inferred
        part      of an inferred reading: a shorter word, its reading, its sources and licences
        source    a source that lists the word: name, version, licence, file, weight unit, copyright
        licences  all licences that apply to the entry
        line      with --folder: file:line, reading, weight, weight unit, its use in the merge
        count     with --folder: the origin of the count

      The exit code is 65 if the image lacks the word; with --folder the lines show why.
      """)

  @Argument(help: "The word.")
  var word: String

  @Argument(help: "The image (.imedict).")
  var image: String

  @Option(help: "The folder with the dictionary.json from which the image was built.")
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
