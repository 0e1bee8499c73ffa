import ArgumentParser
import DictionaryBuilder
import SyllableConversion
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
    if let codes = try CodeTableListing(ofImageAt: image) {
      for line in try codes.summary() { output.writeLine(line) }
      return
    }
    if let lines = try TablesListing.lines(ofImageAt: image) ?? WordsListing.lines(ofImageAt: image)
    {
      for line in lines { output.writeLine(line) }
      return
    }
    if let listing = try KanaListing(path: image) {
      for line in try listing.statistics() { output.writeLine(line) }
      return
    }
    let statistics = try ImageStatistics(Lexicon(path: image))
    output.writeLine("about")
    for (key, value) in statistics.about { output.writeLine("\(key)\t\(value)") }
    output.writeLine("\nbytes by section")
    for (name, count) in statistics.sections { output.writeLine("\(name)\t\(count)") }
    output.writeLine("whole file\t\(statistics.byteCount)")
    output.writeLine("\ntables")
    for (name, count) in statistics.counts { output.writeLine("\(name)\t\(count)") }
    output.writeLine("\nwords by length in characters")
    for (length, count) in statistics.wordsByLength { output.writeLine("\(length)\t\(count)") }
    output.writeLine(
      "\nsources (name, version, licence, entries, copyright, weight, file, decided, read, listed)")
    for use in statistics.sources {
      let source = use.source
      let fields = [
        source.name, source.version, source.licence, source.entries, source.copyright,
        source.weightUnit, source.file, "\(use.counts)", "\(use.readings)", "\(use.listed)",
      ]
      output.writeLine(fields.joined(separator: "\t"))
    }
    output.writeLine("\nwords by licence of their frequency and recorded readings")
    for (licences, count) in statistics.wordsByLicence {
      output.writeLine("\(licences)\t\(count)")
    }
    output.writeLine("reading inferred\t\(statistics.inferredWords)")
  }
}
