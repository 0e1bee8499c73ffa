import ArgumentParser
import DictionaryBuilder
import Lexicon

/// `ime-dict stats`.
struct Stats: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what is in an image: sections, words by length, sources and licences.",
    discussion: """
      Example:

        ime-dict stats zh-Hans.imedict

      The lines are tab-separated; a line without a tab is a heading.
      """)

  @Argument(help: "The image.")
  var image: String

  func run() throws {
    try Console.reporting {
      let statistics = ImageStatistics(try Lexicon(path: image))
      var output = Console.Output()
      try output.print("about")
      for (key, value) in statistics.about { try output.print("\(key)\t\(value)") }
      try output.print("\nbytes by section")
      for (name, count) in statistics.sections { try output.print("\(name)\t\(count)") }
      try output.print("whole file\t\(statistics.byteCount)")
      try output.print("\ntables")
      for (name, count) in statistics.counts { try output.print("\(name)\t\(count)") }
      try output.print("\nwords by length in characters")
      for (length, count) in statistics.wordsByLength { try output.print("\(length)\t\(count)") }
      try output.print("\nsources (name, version, licence, entries, copyright)")
      for source in statistics.sources {
        let fields = [
          source.name, source.version, source.licence, source.entries, source.copyright,
        ]
        try output.print(fields.joined(separator: "\t"))
      }
      try output.flush()
    }
  }
}
