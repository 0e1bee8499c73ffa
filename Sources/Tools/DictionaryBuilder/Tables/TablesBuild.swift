import DictionaryImage

/// Builds an image of phrase tables from a folder with a `tables.json`.
package struct TablesBuild: ImageBuild {
  private let folder: ImageFolder<TablesManifest>
  private var manifest: TablesManifest { folder.manifest }

  package init(_ folder: ImageFolder<TablesManifest>) { self.folder = folder }

  package func sections() throws(DictionaryError) -> (writer: ImageWriter, report: TablesReport) {
    var report = TablesReport(rejections: folder.rejections)
    var directory = ""
    var about = "language\t\(manifest.language)\n"
    var compiled: [PhraseTableCompiler] = []
    for (number, table) in manifest.tables.enumerated() {
      folder.progress("reading \(table.file)", Double(number) / Double(manifest.tables.count))
      let source = try folder.text(of: table.file)
      let entries = PhraseFile(source, report: &report.rejections).entries
      guard !entries.isEmpty else {
        throw .malformed(path: source.name, line: nil, reason: "it contains no phrases")
      }
      report.noteCount(
        entries.count, of: "phrases", in: source.name, expected: table.entries,
        by: TablesManifest.self)
      report.phrases += entries.count
      directory += "\(table.name)\t\(entries.count)\n"
      about += table.origin.aboutLine(entries: entries.count)
      compiled.append(try PhraseTableCompiler(entries))
    }
    folder.progress("writing", 0.95)
    var writer = ImageWriter()
    writer.add(PhraseTableSections.about, text: about)
    writer.add(PhraseTableSections.directory, text: directory)
    for (number, table) in compiled.enumerated() {
      table.add(PhraseTableSections(number: number), to: &writer)
    }
    return (writer, report)
  }
}

/// The result of building phrase tables: counts and rejected lines.
package struct TablesReport: ImageReport {
  package internal(set) var rejections: RejectionReport
  package var notes: [String] = []
  package var wrongCounts = 0
  /// The number of phrases in the image.
  package internal(set) var phrases = 0

  package var summary: String { "\(phrases) phrases" }
}
