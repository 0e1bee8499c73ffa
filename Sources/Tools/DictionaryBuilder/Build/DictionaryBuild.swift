import DictionaryImage
import SyllableConversion

/// Builds the image of a dictionary from a folder with a `dictionary.json`.
///
/// The sources are cut into shards (`Sharding`), each parsed or taken from the cache
/// (`SourceReader`), merged into one table of words (`ShardMerge`), given the readings they lack
/// (`ReadingInference`) and compiled (`LexiconCompiler`).
package struct DictionaryBuild: ImageBuild {
  private let folder: ImageFolder<Manifest>
  private var manifest: Manifest { folder.manifest }
  private let syllables: SyllableFile
  private let punctuation: Punctuation
  private let otherScript: OtherScript
  /// How the text of the model at `modelPath` spells words; nil where it spells them as they are.
  package let modelScript: ModelScript?

  /// Reads the syllables, the locale and the characters of another script.
  package init(_ folder: ImageFolder<Manifest>) throws(DictionaryError) {
    self.folder = folder
    let manifest = folder.manifest
    syllables = try SyllableFile(path: folder.path(of: manifest.syllables))
    punctuation = try Punctuation(path: folder.path(of: manifest.locale))
    otherScript =
      if let other = manifest.otherScript {
        try OtherScript(path: folder.path(of: other.characters), nats: other.nats)
      } else {
        OtherScript()
      }
    modelScript = try manifest.modelScript.map { script throws(DictionaryError) in
      try ModelScript(
        characters: folder.path(of: script.characters),
        words: script.words.map { folder.path(of: $0) })
    }
  }

  /// The folder that the dictionary is built from.
  package var path: String { folder.path }

  /// Where the model is that the manifest names; nil where it names none.
  package var modelPath: String? { manifest.model.map { folder.path(of: $0) } }

  /// How much the parts of that model count; nil where they do as usual.
  package var modelWeights: Manifest.ModelWeights? { manifest.modelWeights }

  /// Where the model is whose counts are those of the words; nil where it is that of `modelPath`.
  package var countsPath: String? { manifest.modelScript?.counts.map { folder.path(of: $0) } }

  /// Reads the sources, merges them and compiles the result with the model that the options name.
  package func image() throws -> (bytes: [UInt8], report: BuildReport) {
    try image(
      joining: folder.options.model.map { try $0.library.model(named: $0.name, for: self) }
        ?? LexiconModel())
  }

  /// Compiles the image with what a model adds.
  package func image(
    joining model: LexiconModel
  ) throws(DictionaryError) -> (bytes: [UInt8], report: BuildReport) {
    var report = BuildReport(rejections: folder.rejections)
    let parallel = Parallel(threads: folder.options.threads)
    let cache = folder.options.cache.map(ShardCache.init)
    let merged = try merge(cache, parallel, &report)
    var numbers = merged.numbers
    let training = try model.counts.map { counts throws(DictionaryError) in
      TrainingCounts(
        counts: counts, floor: manifest.floor,
        source: try numbers.addTrainingText(entries: counts.count, licence: model.countsLicence))
    }
    let words = try readings(for: merged.words, training, parallel, &report)
    folder.progress("compiling", 0.7)
    var writer = ImageWriter()
    var about = about(report, numbers)
    if training != nil { about += "\(WordSources.totalCountKey)\t\(words.totalCount)\n" }
    writer.add(LexiconSections.about, text: about)
    writer.add(LexiconSections.syllables, text: syllables.sectionText)
    writer.add(LexiconSections.punctuation, text: punctuation.sectionText)
    let compiler = try LexiconCompiler(
      words: words, otherScript: otherScript, sharing: model.name.map { ModelNames(words, $0) },
      parallel)
    try compiler.addSections(to: &writer)
    try CharacterTones(of: merged.lists, syllables: syllables.table).addSections(to: &writer)
    try model.addSections?(compiler.numberedWords, &writer)
    cache?.sweep()
    if let trouble = cache?.trouble {
      report.notes.append("\(trouble); built without keeping what was parsed")
    }
    folder.progress("writing", 0.95)
    return (writer.serialized(), report)
  }

  /// All words with their most likely reading, syllables separated by spaces; ascending by the bytes
  /// of the words.
  package func wordsWithReadings() throws(DictionaryError) -> [(word: String, reading: String)] {
    var report = BuildReport(rejections: RejectionReport(limit: 0))
    let parallel = Parallel()
    let merged = try merge(nil, parallel, &report)
    let words = try readings(for: merged.words, nil, parallel, &report)
    let spellings = syllables.table.spellings
    return (0..<words.count).map { word in
      let reading = words.mostCommonReading(word).map { words.syllables[words.syllableRange($0)] }
      return (
        words.word(word),
        (reading ?? []).map { spellings[Int($0)] }.joined(separator: " ")
      )
    }
  }

  /// The words of all sources, how the sources are numbered, and their lists.
  private func merge(
    _ cache: ShardCache?, _ parallel: Parallel, _ report: inout BuildReport
  ) throws(DictionaryError) -> (
    words: [WordTable], numbers: SourceNumbers, lists: [ListFile]
  ) {
    let reader = SourceReader(
      folder: folder, syllables: syllables, parallel: parallel)
    let sources = try reader.read(cache: cache, &report)
    report.shards = sources.runs.count
    report.parsedShards = sources.parsed
    let numbers = try SourceNumbers(manifest, sources.lists, sources.runs)
    folder.progress("merging", 0.4)
    let merge = ShardMerge(runs: sources.runs, rules: numbers.rules, floor: manifest.floor)
    return (merge.tables(parallel), numbers, sources.lists)
  }

  /// The words that end up in the image, with a reading each.
  private func readings(
    for words: [WordTable], _ training: TrainingCounts?, _ parallel: Parallel,
    _ report: inout BuildReport
  ) throws(DictionaryError) -> WordTable {
    folder.progress("inferring readings", 0.55)
    let result = try ReadingInference(words, training: training).run(parallel)
    report.inferredReadings = result.inferred
    report.withoutReading = result.leftOut
    report.words = result.table.count
    report.entries = result.table.weights.count
    guard result.table.count > 0 else {
      throw .malformed(path: folder.path, line: nil, reason: "its sources hold no word")
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
