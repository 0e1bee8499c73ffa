import ArgumentParser
import DictionaryBuilder
import ToolSupport

/// `ime-dict table`: builds a code table image.
struct Table: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Build a code table image from the tables of other programs.",
    discussion: """
      Reads tables of rime, ibus-table and fcitx, and word lists of this project whose readings \
      are codes. Keys, code length, wildcards and the rules for phrase codes are taken from the \
      source if it has them:

        ime-dict table wubi86.dict.yaml -o wubi86.imedict
        ime-dict table --format ibus-table stroke5.txt -o stroke5.imedict
        ime-dict table --format table-text wbx.txt -o wubi.imedict
        ime-cli type --language table --dictionary wubi86.imedict

      Several files become one table; files that a rime table imports are found beside it. Array \
      30 marks its short codes with ! and @, which are not typed:

        ime-dict table array30.dict.yaml --marks '!@' -o array30.imedict

      If the source has no frequencies, --counts takes them from a word list. --readings adds the \
      pronunciations for looking up characters:

        ime-dict table cangjie5.dict.yaml -o cangjie5.imedict \\
          --counts Dictionaries/zh-Hant/words.tsv.gz --readings Dictionaries/zh-Hans/unihan.tsv.gz

      Rejected lines are listed with file, line and reason; the others are built.
      """)

  @Argument(help: "The tables.")
  var files: [String]

  @Option(name: .shortAndLong, help: "The image (.imedict) to write.")
  var output: String

  @Option(
    help: """
      The format: \(Self.formats.map(\.rawValue).joined(separator: ", ")). (default: by the file \
      name extension)
      """)
  var format: ImportFormat?

  @Option(help: "The name of the table. (default: that of the source)")
  var name: String?

  @Option(help: "The language of the table, as a BCP 47 tag.")
  var language = "zh"

  @Option(
    help: "When codes commit by themselves: unique, full, next, separated by spaces, or none.")
  var autoCommit: String?

  @Option(help: "The wildcard key for any single key, such as z in Wubi tables.")
  var oneKey: String?

  @Option(help: "The order of the texts of a code: weight or file.")
  var order: String?

  @Option(help: "Marks at the end of codes that are not typed.")
  var marks: String?

  @Option(help: "A word list with the frequencies of texts.")
  var counts: String?

  @Option(help: "A word list with the pronunciations of characters.")
  var readings: String?

  @Option(help: "A locale.json with the output of punctuation keys.")
  var locale: String?

  @OptionGroup var rejected: RejectionOptions

  /// The import formats that have codes.
  private static let formats: [ImportFormat] = [.rime, .ibusTable, .tableText, .wordList]

  func validate() throws {
    if let format, !Self.formats.contains(format) {
      throw ValidationError(
        "'\(format.rawValue)' is not a table format; choose one of "
          + Self.formats.map(\.rawValue).joined(separator: ", "))
    }
    for file in files { _ = try self.format(of: file) }
  }

  func run() throws {
    let bar = ProgressBar()
    var build = CodeTableBuild(
      name: files.joined(separator: " "), language: language, listingRejected: rejected.limit)
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

  /// Reads the files, and then the tables that they import.
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
        .run(source, listingRejected: rejected.limit)
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
      "unknown format of '\(file)'; give --format, one of "
        + Self.formats.map(\.rawValue).joined(separator: ", "))
  }

  /// The header fields given by options.
  private var fields: [(String, String)] {
    [("name", name), ("auto-commit", autoCommit), ("one-key", oneKey), ("order", order)]
      .compactMap { key, value in value.map { (key, $0) } }
  }
}
