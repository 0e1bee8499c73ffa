import ArgumentParser
import DictionaryBuilder
import ToolSupport

/// The number of rejected lines that a command lists.
struct RejectionOptions: ParsableArguments {
  @Option(
    help: "The number of rejected lines to list.", transform: NumberOption.whole(from: 0))
  var list = 20

  /// The number of lines.
  var limit: Int { list }
}

/// The fields of a list's header that describe its source.
struct SourceOptions: ParsableArguments {
  @Option(help: "The name of the source, for the header.")
  var source: String?

  @Option(name: .customLong("version"), help: "The version of the source, for the header.")
  var sourceVersion: String?

  @Option(help: "The licence of the source, for the header.")
  var licence: String?

  @Option(help: "The copyright notice of the source, for the header.")
  var copyright: String?

  /// The fields that were given.
  var header: [WordList.Field] {
    [
      ("source", source), ("version", sourceVersion), ("licence", licence),
      ("copyright", copyright),
    ].compactMap { key, value in value.map { WordList.Field(key, $0) } }
  }
}

/// Writes a file, or standard output if `path` is `-`.
func write(_ bytes: [UInt8], to path: String) throws {
  guard path == "-" else { return try FileAccess.writeAtomically(bytes, to: path) }
  var output = StandardOutput()
  output.write(bytes)
}
