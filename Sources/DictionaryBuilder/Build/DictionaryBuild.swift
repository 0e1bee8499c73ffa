import DictionaryFormat
import Lexicon

/// Builds the image of a dictionary from a folder with a `dictionary.json`.
public struct DictionaryBuild {
  private let folder: String
  private let manifest: Manifest
  private let syllables: SyllableFile
  private let punctuation: Punctuation

  /// Reads the manifest in `folder`, the syllables and the locale.
  public init(folder: String) throws(DictionaryError) {
    self.folder = folder
    manifest = try Manifest(folder: folder)
    syllables = try SyllableFile(path: "\(folder)/\(manifest.syllables)")
    punctuation = try Punctuation(path: "\(folder)/\(manifest.locale)")
  }

  /// Reads the sources, merges them and compiles the result. At most `limit` refused lines are kept
  /// in the report. The same files give the same bytes.
  public func image(
    listingRefused limit: Int = 20, counts: [String: UInt64]? = nil,
    progress: ProgressHandler = { _, _ in },
    addingSections: (_ words: [String], inout ImageWriter) throws(DictionaryError) -> Void = {
      _, _ in
    }
  ) throws(DictionaryError) -> (bytes: [UInt8], report: BuildReport) {
    var report = BuildReport(refusals: RefusalReport(limit: limit))
    let merger = try merge(&report, progress)
    progress("inferring readings", 0.55)
    let words = words(of: merger, counts, &report)
    guard !words.isEmpty else {
      throw .malformed(path: folder, line: nil, reason: "its sources hold no word")
    }
    progress("compiling", 0.75)
    var writer = ImageWriter()
    writer.add(LexiconSections.about, text: about(report))
    writer.add(LexiconSections.syllables, text: syllables.sectionText)
    writer.add(LexiconSections.punctuation, text: punctuation.sectionText)
    let compiler = try LexiconCompiler(words: words)
    compiler.addSections(to: &writer)
    try addingSections(compiler.wordTexts, &writer)
    progress("writing", 0.95)
    return (writer.serialized(), report)
  }

  /// All words with their most likely reading, in no particular order.
  public func wordsWithReadings() throws(DictionaryError) -> [(word: String, reading: String)] {
    var report = BuildReport(refusals: RefusalReport(limit: 0))
    let merger = try merge(&report) { _, _ in }
    return words(of: merger, nil, &report).map { word in
      let best = word.readings.max { $0.probability < $1.probability }
      return (
        word.word.text,
        (best?.reading ?? []).map { syllables.table.spellings[Int($0)] }.joined(separator: " ")
      )
    }
  }

  private func merge(
    _ report: inout BuildReport, _ progress: ProgressHandler
  ) throws(DictionaryError) -> WordMerger {
    let parser = EntryParser(syllables: syllables.table)
    var merger = WordMerger()
    for (number, source) in manifest.sources.enumerated() {
      progress("reading \(source.file)", 0.5 * Double(number) / Double(manifest.sources.count))
      let text = try SourceText(path: "\(folder)/\(source.file)")
      let list = try WordList(text, parser: parser, report: &report.refusals)
      if list.entries.count != source.entries {
        report.notes.append(
          "\(text.name): has \(list.entries.count) entries, dictionary.json says \(source.entries)")
      }
      merger.reserveCapacity(merger.items.count + list.entries.count)
      merger.add(try list.frequencies(name: text.name), of: source, number: number)
    }
    merger.finish(floor: manifest.floor)
    return merger
  }

  /// The words with their readings. Where there are counts of a text, they take the place of those
  /// of the sources, and words of several characters that they do not have are left out.
  private func words(
    of merger: WordMerger, _ counts: [String: UInt64]?, _ report: inout BuildReport
  ) -> [LexiconWord] {
    let inference = ReadingInference(merger: merger)
    var words: [LexiconWord] = []
    words.reserveCapacity(merger.items.count)
    for item in merger.items {
      var count = item.count
      if let counts {
        let counted = counts[item.word.text]
        guard counted != nil || item.word.characterCount == 1 else { continue }
        count = counted.map { Double($0) } ?? manifest.floor
      }
      var readings = item.readings
      if readings.isEmpty {
        guard let reading = inference.reading(of: item.word) else {
          report.withoutReading += 1
          continue
        }
        readings.add(reading, weight: 1)
        report.inferredReadings += 1
      }
      report.entries += readings.all.count
      words.append(
        LexiconWord(word: item.word, count: count, readings: readings.probabilities))
    }
    report.words = words.count
    return words
  }

  /// The lines of the `about` section.
  private func about(_ report: BuildReport) -> String {
    var lines = [
      "language\t\(manifest.language)", "words\t\(report.words)", "entries\t\(report.entries)",
      "inferredReadings\t\(report.inferredReadings)",
    ]
    for source in manifest.sources {
      let fields = [
        source.name, source.version, source.licence, String(source.entries), source.copyright,
      ]
      lines.append("source\t" + fields.joined(separator: "\t"))
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
