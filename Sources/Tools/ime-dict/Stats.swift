import ArgumentParser
import DictionaryBuilder
import ToolSupport

/// `ime-dict stats`.
struct Stats: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what is in an image: sections, words by length, sources and licences.",
    discussion: """
      Example:

        ime-dict stats zh-Hans.imedict

      The lines are tab-separated; a line without a tab is a heading, which names the columns. \
      "decided" counts the words whose frequency a source decided, "read" those that have readings \
      of it, "listed" those that it has at all.
      """)

  @Argument(help: "The image.")
  var image: String

  func run() throws {
    var output = StandardOutput()
    for line in try ImageKinds.open(path: image).statistics() { output.writeLine(line) }
  }
}
