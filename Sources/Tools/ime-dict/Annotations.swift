import ArgumentParser
import DictionaryBuilder
import ToolSupport

extension AnnotationKind: ExpressibleByArgument {}

/// `ime-dict annotations`: makes emoji and symbol tables from CLDR annotations.
struct Annotations: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a table from words to emoji or symbols from CLDR annotations.",
    discussion: """
      Example: the emoji with a Chinese name.

        ime-dict annotations --kind emoji annotations/zh.xml annotationsDerived/zh.xml \\
          -o emoji.tsv --source CLDR --version 41 --licence Unicode-DFS-2016

      Each line of the table is a word, a tab, and the characters with that name or keyword, \
      separated by spaces. Words are those of Han characters, or with --language the lowercase \
      words of a language with letters: --language de annotations/de.xml.
      """)

  @Option(
    help: "The characters: \(AnnotationKind.allCases.map(\.rawValue).joined(separator: ", ")).")
  var kind: AnnotationKind

  @Option(help: "The language of the words, as a BCP 47 tag, if they are not Han characters.")
  var language: String?

  @Argument(help: "The annotation files.")
  var inputs: [String]

  @Option(name: .shortAndLong, help: "The table to write; - is standard output.")
  var output: String

  @OptionGroup var origin: SourceOptions

  func run() throws {
    var importer = AnnotationImporter(
      kind, words: language.map(AnnotationWords.letters) ?? .han)
    for input in inputs { try importer.read(input) }
    guard importer.count > 0 else {
      throw DictionaryError.malformed(
        path: inputs.joined(separator: ", "), line: nil,
        reason: "no \(kind.rawValue) has a name in "
          + (language == nil ? "Han characters; name another --language" : "letters"))
    }
    let bytes = importer.serialized(header: origin.header)
    try write(bytes, to: output)
    StandardError.writeLine("imported \(importer.count) words from \(inputs.count) files")
  }
}
