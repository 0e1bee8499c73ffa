import CodeTables
import DictionaryImage

/// Builds the image of a code table from a folder with a `codes.json`, or directly from the tables
/// of other programs.
package struct CodeTableBuild: ImageBuild {
  private var draft = CodeTableDraft()
  private var report: CodeTableReport
  private let name: String
  private let language: String

  // MARK: A folder

  /// Reads the sources of a table's folder.
  package init(_ folder: ImageFolder<CodeTableManifest>) throws(DictionaryError) {
    let manifest = folder.manifest
    name = folder.manifestPath
    language = manifest.language
    report = CodeTableReport(rejections: folder.rejections)
    folder.progress("reading \(manifest.codes.file)", 0)
    let source = try folder.text(of: manifest.codes.file)
    let list = try CodeList(source, report: &report.rejections)
    try draft.add(list, name: source.name)
    for (key, value) in manifest.settings ?? [:] {
      try draft.take(.init(key, value), of: name)
    }
    for (key, label) in manifest.labels ?? [:] {
      try draft.take(.init(CodeListFields.label, "\(key) \(label)"), of: name)
    }
    draft.takesFirstAndLastKey = manifest.firstAndLastKey ?? false
    draft.punctuation = try Punctuation(path: folder.path(of: manifest.locale)).sectionText
    draft.add(manifest.codes.origin, entries: list.rows.count)
    report.noteCount(
      list.rows.count, of: "entries", in: manifest.codes.file, expected: manifest.codes.entries,
      by: CodeTableManifest.self)
    if let counts = manifest.counts {
      folder.progress("reading \(counts.file)", 0.4)
      try addCounts(path: folder.path(of: counts.file))
      draft.add(counts.origin, entries: counts.entries)
    }
    if let readings = manifest.readings {
      folder.progress("reading \(readings.file)", 0.7)
      try addReadings(path: folder.path(of: readings.file))
      draft.add(readings.origin, entries: readings.entries)
    }
  }

  // MARK: Tables of other programs

  /// Creates an empty table to which imported ones are added.
  package init(name: String, language: String, listingRejected limit: Int = 20) {
    self.name = name
    self.language = language
    report = CodeTableReport(rejections: RejectionReport(limit: limit))
  }

  /// Adds the rows of an imported table. Returns the names of further tables that belong to it.
  package mutating func add(
    _ imported: ImportedList, of file: String
  ) throws(DictionaryError) -> [String] {
    let list = try CodeList(
      SourceText(name: file, bytes: try imported.text()), report: &report.rejections)
    try draft.add(list, name: file)
    func field(_ key: String) -> String { list.header.first { $0.key == key }?.value ?? "" }
    let origin = Origin(
      name: field("source"), version: field("version"), licence: field("licence"),
      copyright: field("copyright"))
    draft.add(origin, entries: list.rows.count)
    report.notes += imported.notes.map { "\(file): \($0)" }
    return list.header.filter { $0.key == CodeListFields.furtherTable }.map(\.value)
  }

  /// Sets a header field that the user gives, such as `name` or `auto-commit`.
  package mutating func set(_ key: String, _ value: String) throws(DictionaryError) {
    try draft.take(.init(key, value), of: "--\(key)")
  }

  /// Sets the keys that only mark the end of codes. They are removed, as users do not type them.
  package mutating func leaveOut(marks: String) { draft.marks = Array(marks.utf8) }

  /// Reads the punctuation of a `locale.json`.
  package mutating func setPunctuation(locale path: String) throws(DictionaryError) {
    draft.punctuation = try Punctuation(path: path).sectionText
  }

  // MARK: Counts and readings

  /// Adds text frequencies from a word list. Texts with a weight of their own keep it.
  package mutating func addCounts(path: String) throws(DictionaryError) {
    let source = try SourceText(unpacking: path)
    for (fields, parser) in try Self.entries(of: source, &report.rejections) {
      guard let word = try? parser.word(fields.word), let weight = try? parser.weight(fields.weight)
      else { continue }
      draft.counts[word] = max(
        draft.counts[word] ?? 0, parser.rules.weight.frequency(of: weight) ?? 0)
    }
  }

  /// Adds the pronunciations of characters from a word list whose readings are letters.
  package mutating func addReadings(path: String) throws(DictionaryError) {
    let source = try SourceText(unpacking: path)
    for (fields, parser) in try Self.entries(of: source, &report.rejections) {
      guard let word = try? parser.word(fields.word), word.characterCount == 1 else { continue }
      let letters = fields.reading.filter { (0x61...0x7A).contains($0) }
      guard !letters.isEmpty else { continue }
      draft.readings.append((word, String(decoding: letters, as: UTF8.self)))
    }
  }

  /// Returns the entries of a list in any reading system, each with a parser for the list's rules.
  private static func entries(
    of source: SourceText, _ report: inout RejectionReport
  ) throws(DictionaryError) -> [(SourceLine.EntryFields, EntryParser)] {
    var lines = WordListLines(name: source.name)
    var entries: [(SourceLine.EntryFields, EntryParser)] = []
    for line in source.lines {
      guard case .entry = try lines.meaning(of: line) else { continue }
      do throws(RejectionReason) {
        entries.append(
          (
            try line.entryFields(originCount: lines.originCount),
            EntryParser(syllables: nil, rules: lines.rules)
          ))
      } catch {
        report.refuse(source.name, line: line.number, error)
      }
    }
    try lines.finish()
    return entries
  }

  /// Compiles the sections of the image. The same files give the same bytes.
  package func sections() throws(DictionaryError) -> (
    writer: ImageWriter, report: CodeTableReport
  ) {
    var (draft, report) = (draft, report)
    let image = try draft.sections(name: name, language: language)
    report.rows = image.rows
    report.codes = image.codes
    report.notes += draft.notes
    return (image.writer, report)
  }
}

/// The result of building a code table.
package struct CodeTableReport: ImageReport {
  package internal(set) var rejections: RejectionReport
  package var notes: [String] = []
  package var wrongCounts = 0
  /// The number of rows in the image.
  package internal(set) var rows = 0
  /// The number of different codes.
  package internal(set) var codes = 0

  package var summary: String { "\(rows) rows, \(codes) codes" }
}
