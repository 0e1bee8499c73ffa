import DictionaryImage

/// Builds an image of phrase tables from a folder with a `tables.json`.
package struct TablesBuild {
  private let folder: String
  private let manifest: TablesManifest

  /// Reads the manifest in `folder`.
  package init(folder: String) throws(DictionaryError) {
    self.folder = folder
    manifest = try TablesManifest(folder: folder)
  }

  /// Whether `folder` is one of phrase tables and not of words.
  package static func isFolderOfTables(_ folder: String) -> Bool {
    (try? FileAccess.read("\(folder)/\(TablesManifest.fileName)")) != nil
  }

  /// Reads the tables and compiles them. At most `limit` refused lines are kept in the report. The
  /// same files give the same bytes.
  package func image(
    listingRefused limit: Int = 20, progress: ProgressHandler = { _, _ in }
  ) throws(DictionaryError) -> (bytes: [UInt8], report: TablesReport) {
    var report = TablesReport(refusals: RefusalReport(limit: limit))
    var directory = ""
    var about = "language\t\(manifest.language)\n"
    var compiled: [PhraseTableCompiler] = []
    for (number, table) in manifest.tables.enumerated() {
      progress("reading \(table.file)", Double(number) / Double(manifest.tables.count))
      let source = try SourceText(unpacking: "\(folder)/\(table.file)")
      let entries = PhraseFile(source, report: &report.refusals).entries
      guard !entries.isEmpty else {
        throw .malformed(path: source.name, line: nil, reason: "it holds no phrase")
      }
      if entries.count != table.entries {
        report.notes.append(
          "\(source.name): has \(entries.count) phrases, "
            + "\(TablesManifest.fileName) says \(table.entries)")
      }
      report.phrases += entries.count
      directory += "\(table.name)\t\(entries.count)\n"
      let fields = [
        table.source, table.version, table.licence, String(entries.count), table.copyright,
      ]
      about += "source\t" + fields.joined(separator: "\t") + "\n"
      compiled.append(try PhraseTableCompiler(entries))
    }
    progress("writing", 0.95)
    var writer = ImageWriter()
    writer.add(PhraseTableSections.about, text: about)
    writer.add(PhraseTableSections.directory, text: directory)
    for (number, table) in compiled.enumerated() {
      table.addSections(to: &writer, number: number)
    }
    return (writer.serialized(), report)
  }
}

/// What came of building phrase tables.
package struct TablesReport: Sendable {
  /// Lines of the files that were not taken.
  package internal(set) var refusals: RefusalReport
  /// How many phrases the image has.
  package internal(set) var phrases = 0
  /// What is worth a look but no error, one line each.
  package internal(set) var notes: [String] = []
}
