import ArgumentParser
import DictionaryBuilder
import ToolSupport

extension AnnotationKind: ExpressibleByArgument {}

/// `ime-dict annotations`.
struct Annotations: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Turn CLDR annotations into a table from words to emoji or symbols.",
    discussion: """
      Example: the emoji that have a Chinese name.

        ime-dict annotations --kind emoji annotations/zh.xml annotationsDerived/zh.xml \\
          -o emoji.tsv --source CLDR --version 41 --licence Unicode-DFS-2016

      A line of the table is a word, a tab, and the characters with that name or keyword, separated \
      by spaces. Words are those of Han characters, or with --language those of a language with \
      letters, in small letters: --language de annotations/de.xml. OUTPUT may be '-' for standard \
      output.
      """)

  @Option(help: "\(AnnotationKind.allCases.map(\.rawValue).joined(separator: ", ")).")
  var kind: AnnotationKind

  @Option(help: "The language of the words, where they are not Han characters: de.")
  var language: String?

  @Argument(help: "The files of annotations.")
  var inputs: [String]

  @Option(name: .shortAndLong, help: "The table to write.")
  var output: String

  @OptionGroup var origin: SourceOptions

  func run() throws {
    var importer = AnnotationImporter(
      kind, words: language.map(AnnotationWords.letters) ?? .han)
    for input in inputs { try importer.read(input) }
    guard importer.count > 0 else {
      throw DictionaryError.malformed(
        path: inputs.joined(separator: ", "), line: nil,
        reason: "no \(kind.rawValue) in it has a name of "
          + (language == nil ? "Han characters; name another --language" : "letters"))
    }
    let bytes = importer.serialized(header: origin.header)
    try write(bytes, to: output)
    StandardError.writeLine("imported \(importer.count) words from \(inputs.count) files")
  }
}
