import ArgumentParser
import DictionaryBuilder
import ToolSupport

/// `ime-dict stats`: shows the contents of an image in numbers.
struct Stats: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show the sections of an image, its words by length, sources and licences.",
    discussion: """
      Example:

        ime-dict stats zh-Hans.imedict

      The lines are tab-separated. A line without a tab is a heading that names the columns. \
      "decided" counts the words whose frequency a source decided, "read" those with readings from \
      it, "listed" all its words.
      """)

  @Argument(help: "The image (.imedict).")
  var image: String

  func run() throws {
    var output = StandardOutput()
    for line in try ImageKinds.open(path: image).statistics() { output.writeLine(line) }
  }
}
