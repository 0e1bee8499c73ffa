import DictionaryFormat
import Lexicon

/// Builds the image of a dictionary from a folder with a `dictionary.json`.
///
/// The sources are cut into shards (`Sharding`), each parsed or taken from the cache
/// (`SourceReader`), merged into one table of words (`ShardMerge`), given the readings they lack
/// (`ReadingInference`) and compiled (`LexiconCompiler`).
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
  /// in the report. The same files give the same bytes, whatever the options.
  public func image(
    _ options: BuildOptions = BuildOptions(), listingRefused limit: Int = 20,
    progress: ProgressHandler = { _, _ in }
  ) throws(DictionaryError) -> (bytes: [UInt8], report: BuildReport) {
    var report = BuildReport(refusals: RefusalReport(limit: limit))
    let parallel = Parallel(threads: options.threads)
    let cache = options.cache.map(ShardCache.init)
    let reader = SourceReader(
      folder: folder, manifest: manifest, parser: ShardParser(syllables: syllables),
      parallel: parallel)
    let sources = try reader.read(cache: cache, &report, progress)
    report.shards = sources.runs.count
    report.parsedShards = sources.parsed
    let numbers = try SourceNumbers(manifest, sources.lists, sources.runs)
    progress("merging", 0.4)
    let merge = ShardMerge(runs: sources.runs, rules: numbers.rules, floor: manifest.floor)
    let words = try readings(for: merge.tables(parallel), parallel, &report, progress)
    progress("compiling", 0.7)
    var writer = ImageWriter()
    writer.add(LexiconSections.about, text: about(report, numbers))
    writer.add(LexiconSections.syllables, text: syllables.sectionText)
    writer.add(LexiconSections.punctuation, text: punctuation.sectionText)
    try LexiconCompiler(words: words, parallel).addSections(to: &writer)
    cache?.sweep()
    if let trouble = cache?.trouble {
      report.notes.append("\(trouble); built without keeping what was parsed")
    }
    progress("writing", 0.95)
    return (writer.serialized(), report)
  }

  /// The words that end up in the image, with a reading each.
  private func readings(
    for words: [WordTable], _ parallel: Parallel, _ report: inout BuildReport,
    _ progress: ProgressHandler
  ) throws(DictionaryError) -> WordTable {
    progress("inferring readings", 0.55)
    let result = try ReadingInference(words).run(parallel)
    report.inferredReadings = result.inferred
    report.withoutReading = result.leftOut
    report.words = result.table.count
    report.entries = result.table.weights.count
    guard result.table.count > 0 else {
      throw .malformed(path: folder, line: nil, reason: "its sources hold no word")
    }
    return result.table
  }

  /// The lines of the `about` section.
  private func about(_ report: BuildReport, _ numbers: SourceNumbers) -> String {
    var lines = [
      "language\t\(manifest.language)", "words\t\(report.words)", "entries\t\(report.entries)",
      "inferredReadings\t\(report.inferredReadings)",
    ]
    lines += numbers.lines.map { "source\t\($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
