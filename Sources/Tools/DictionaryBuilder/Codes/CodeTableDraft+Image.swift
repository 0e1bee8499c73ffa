import CodeTables
import DictionaryImage

extension CodeTableDraft {
  /// Compiles the sections of the image.
  ///
  /// - Throws: `DictionaryError.malformed` if no row is left.
  mutating func sections(
    name: String, language: String
  ) throws(DictionaryError) -> (writer: ImageWriter, rows: Int, codes: Int) {
    let rows = try finishedRows()
    guard !rows.isEmpty else {
      throw .malformed(path: name, line: nil, reason: "it contains no code with a text")
    }
    settle(rows)
    let compiled = try CodeTableCompiler(rows)
    var writer = ImageWriter()
    writer.add(CodeTableSections.about, text: "language\t\(language)\n" + about)
    writer.add(
      CodeTableSections.settings,
      text: settings.fields.map { "\($0.key)\t\($0.value)\n" }.joined())
    writer.add(CodeTableSections.punctuation, text: punctuation)
    compiled.addSections(to: &writer)
    try addPronunciations(to: &writer, of: rows)
    return (writer, rows.count, compiled.codeCount)
  }

  /// Derives settings from the rows: the keys that occur, the longest code, and which wildcard and
  /// look-up keys are still free.
  private mutating func settle(_ rows: [CodeList.Row]) {
    let occurring = Set(rows.flatMap(\.code)).sorted().map { Character(Unicode.Scalar($0)) }
    settings.keys += String(occurring.filter { !settings.keys.contains($0) })
    settings.longestCode = max(settings.longestCode, rows.map(\.code.count).max() ?? 0)
    func isFree(_ key: Character?) -> Bool { key.map { !occurring.contains($0) } ?? true }
    if !isFree(settings.oneKey) { settings.oneKey = nil }
    if !isFree(settings.anyKeys) { settings.anyKeys = nil }
    settings.keys.removeAll { $0 == settings.oneKey || $0 == settings.anyKeys }
    if !isFree(settings.lookUp) { readings = [] }
  }

  /// Adds two phrase tables for the characters of the table: from pronunciations to characters, and
  /// from characters to pronunciations.
  private func addPronunciations(
    to writer: inout ImageWriter, of rows: [CodeList.Row]
  ) throws(DictionaryError) {
    let known = Dictionary(rows.map { ($0.text, $0.weight) }, uniquingKeysWith: max)
    let spoken = readings.filter { known[$0.character] != nil }
    guard !spoken.isEmpty else { return }
    let characters = Dictionary(grouping: spoken.enumerated(), by: \.element.reading)
      .mapValues { entries in
        entries.sorted { left, right in
          let (more, less) = (
            known[left.element.character] ?? 0, known[right.element.character] ?? 0
          )
          return more == less ? left.offset < right.offset : more > less
        }.map(\.element.character.text)
      }
    let sounds = Dictionary(grouping: spoken, by: \.character.text).mapValues { $0.map(\.reading) }
    let tables = [
      (CodeTableSections.readings, characters), (CodeTableSections.pronunciations, sounds),
    ]
    writer.add(
      PhraseTableSections.directory,
      text: tables.map { "\($0.0)\t\($0.1.count)\n" }.joined())
    for (number, table) in tables.enumerated() {
      try PhraseTableCompiler(texts: table.1)
        .add(PhraseTableSections(number: number), to: &writer)
    }
  }
}

extension PhraseTableCompiler {
  /// Compiles phrases and their texts, the default text first.
  init(texts: [String: [String]]) throws(DictionaryError) {
    let entries = texts.map { phrase, texts in
      PhraseFile.Entry(
        phrase: phrase.unicodeScalars.map(\.value),
        texts: Array(texts.joined(separator: " ").utf8)[...])
    }
    try self.init(entries.sorted { $0.phrase.lexicographicallyPrecedes($1.phrase) })
  }
}
