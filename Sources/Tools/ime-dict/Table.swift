import ArgumentParser
import DictionaryBuilder
import ToolSupport

/// `ime-dict table`.
struct Table: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Build the image of a table of codes from those of other programs.",
    discussion: """
      Reads tables of rime, ibus-table and fcitx, and lists of this project whose readings are codes. \
      Keys, the length of codes, wildcards and the rules for the codes of phrases are taken from the \
      source where it has them:

        ime-dict table wubi86.dict.yaml -o wubi86.imedict
        ime-dict table --format ibus-table stroke5.txt -o stroke5.imedict
        ime-dict table --format table-text wbx.txt -o wubi.imedict
        ime-cli type --language table --dictionary wubi86.imedict

      Several files become one table; those that a table of rime imports are found beside it. Array 30 \
      marks its short codes with ! and @, which are not typed:

        ime-dict table array30.dict.yaml --marks '!@' -o array30.imedict

      Where a source has no frequencies, --counts takes them from a word list, and --readings the \
      pronunciations that characters can be looked up by:

        ime-dict table cangjie5.dict.yaml -o cangjie5.imedict \\
          --counts Dictionaries/zh-Hant/words.tsv.gz --readings Dictionaries/zh-Hans/unihan.tsv.gz

      Bad lines are listed with file, line and reason; the rest is built.
      """)

  @Argument(help: "The tables.")
  var files: [String]

  @Option(name: .shortAndLong, help: "The image to write.")
  var output: String

  @Option(
    help: """
      The format: \(Self.formats.map(\.rawValue).joined(separator: ", ")). (default: by the ending of \
      the file)
      """)
  var format: ImportFormat?

  @Option(help: "What the table is called; its source tells where this is left out.")
  var name: String?

  @Option(help: "The language tag.")
  var language = "zh"

  @Option(
    help: "When codes commit by themselves: unique, full, next, with blanks between, or none.")
  var autoCommit: String?

  @Option(help: "The key that stands for any one key, such as z in tables of Wubi.")
  var oneKey: String?

  @Option(help: "The order of the texts of a code: weight or file.")
  var order: String?

  @Option(help: "Keys at the end of codes that are marks and are not typed.")
  var marks: String?

  @Option(help: "A word list that says how frequent texts are.")
  var counts: String?

  @Option(help: "A word list with the pronunciations of characters.")
  var readings: String?

  @Option(help: "The locale.json with what punctuation keys insert.")
  var locale: String?

  @OptionGroup var refused: RejectionOptions

  /// The formats that have codes.
  private static let formats: [ImportFormat] = [.rime, .ibusTable, .tableText, .wordList]

  func validate() throws {
    if let format, !Self.formats.contains(format) {
      throw ValidationError(
        "'\(format.rawValue)' is no format of tables; choose one of "
          + Self.formats.map(\.rawValue).joined(separator: ", "))
    }
    for file in files { _ = try self.format(of: file) }
  }

  func run() throws {
    let bar = ProgressBar()
    var build = CodeTableBuild(
      name: files.joined(separator: " "), language: language, listingRejected: refused.limit)
    try addTables(to: &build, bar)
    for (key, value) in fields { try build.set(key, value) }
    if let marks { build.leaveOut(marks: marks) }
    if let counts { try build.addCounts(path: counts) }
    if let readings { try build.addReadings(path: readings) }
    if let locale { try build.setPunctuation(locale: locale) }
    let (bytes, report) = try build.image()
    try FileAccess.writeAtomically(bytes, to: output, synchronised: false)
    bar.erase()
    note(report, "built \(output): \(bytes.count) bytes, \(report.summary)")
  }

  /// Reads the files, and then those that they name.
  private func addTables(to build: inout CodeTableBuild, _ bar: ProgressBar) throws {
    var waiting = files
    var read: Set<String> = []
    while let file = waiting.first {
      waiting.removeFirst()
      guard read.insert(file).inserted else { continue }
      let source = try ImportInput(path: file)
      source.progress = { bar.show("reading \(source.name)", $0) }
      let format = try format(of: file)
      var options = ImportOptions()
      options.reading = format == .rime ? .code : nil
      options.weights = format == .tableText ? .rank : nil
      let imported = try WordImport(format, options: options, syllables: nil)
        .run(source, listingRejected: refused.limit)
      bar.erase()
      note(imported.rejections)
      let further = try build.add(imported, of: file)
      let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
      waiting += further.map { "\(folder)\($0).dict.yaml" }
    }
  }

  private func format(of file: String) throws -> ImportFormat {
    if let format { return format }
    if file.hasSuffix(".dict.yaml") || file.hasSuffix(".dict.yaml.gz") { return .rime }
    if file.hasSuffix(".tsv") || file.hasSuffix(".tsv.gz") { return .wordList }
    throw ValidationError(
      "say what '\(file)' is with --format, one of "
        + Self.formats.map(\.rawValue).joined(separator: ", "))
  }

  /// What the options say, as fields of a header.
  private var fields: [(String, String)] {
    [("name", name), ("auto-commit", autoCommit), ("one-key", oneKey), ("order", order)]
      .compactMap { key, value in value.map { (key, $0) } }
  }
}
