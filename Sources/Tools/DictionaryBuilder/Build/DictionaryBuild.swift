import DictionaryImage
import SyllableConversion

/// Builds the image of a dictionary from a folder with a `dictionary.json`.
///
/// The steps: cut the sources into shards (`Sharding`), parse each shard or take it from the cache
/// (`SourceReader`), merge the shards into one word table (`ShardMerge`), infer missing readings
/// (`ReadingInference`), and compile the result (`LexiconCompiler`).
package struct DictionaryBuild: ImageBuild, Sendable {
  private let folder: ImageFolder<Manifest>
  private var manifest: Manifest { folder.manifest }
  private let syllables: SyllableFile
  private let punctuation: Punctuation
  private let otherScript: OtherScript
  /// The characters that no word may have, with the forms that are written instead.
  private let otherForms: [Unicode.Scalar: [Unicode.Scalar]]
  /// Maps words to their spellings in the text of the model at `modelPath`. Nil if that text spells
  /// words as the dictionary does.
  package let modelScript: ModelScript?

  /// Reads the syllables, the locale and the character tables that the manifest names.
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
    otherForms =
      if let path = manifest.otherForms {
        Dictionary(
          try CharacterTable(path: folder.path(of: path)).rows.map { ($0.character, $0.others) },
          uniquingKeysWith: { first, _ in first })
      } else {
        [:]
      }
    modelScript = try manifest.modelScript.map { script throws(DictionaryError) in
      try ModelScript(
        characters: folder.path(of: script.characters),
        words: script.words.map { folder.path(of: $0) })
    }
  }

  /// The path of the folder that the dictionary is built from.
  package var path: String { folder.path }

  /// The path of the language model that the manifest names; nil if it names none.
  package var modelPath: String? { manifest.model.map { folder.path(of: $0) } }

  /// The weights of the parts of that model; nil for the default weights.
  package var modelWeights: Manifest.ModelWeights? { manifest.modelWeights }

  /// The path of the model whose counts become the word counts; nil to use the model at
  /// `modelPath`.
  package var countsPath: String? { manifest.modelScript?.counts.map { folder.path(of: $0) } }

  /// Reads and merges the sources, then compiles them together with the model that the options
  /// name.
  package func sections() throws -> (writer: ImageWriter, report: BuildReport) {
    guard let choice = folder.options.model else { return try sections(joining: LexiconModel()) }
    // The model is read while the sources are.
    let started = parallel.start { [self] in
      Result { try choice.library.model(named: choice.name, for: self) }
    }
    let sources = try merge()
    return try compile(sources, joining: started.wait()?.get() ?? LexiconModel())
  }

  /// Compiles the image together with the sections and counts of `model`.
  package func sections(
    joining model: LexiconModel
  ) throws(DictionaryError) -> (writer: ImageWriter, report: BuildReport) {
    try compile(merge(), joining: model)
  }

  /// Returns all words with their most likely reading, its syllables separated by spaces. The words
  /// ascend by their UTF-8 bytes.
  package func wordsWithReadings() throws(DictionaryError) -> [(word: String, reading: String)] {
    var merged = try merge(cached: false)
    let words = try readings(for: merged.words, nil, &merged.report)
    let spellings = syllables.table.spellings
    return (0..<words.count).map { word in
      let reading = words.mostCommonReading(word).map { words.syllables[words.syllableRange($0)] }
      return (
        words.word(word),
        (reading ?? []).map { spellings[Int($0)] }.joined(separator: " ")
      )
    }
  }

  // MARK: Steps

  /// The merged sources of a dictionary.
  private struct MergedSources {
    /// The words, in consecutive tables.
    var words: [WordTable]
    var numbers: SourceNumbers
    var lists: [ListFile]
    var report: BuildReport
    /// The cache that the shards are from; nil for none.
    var cache: ShardCache?
  }

  private var parallel: Parallel { Parallel(threads: folder.options.threads) }

  /// Reads and merges the sources.
  private func merge(cached: Bool = true) throws(DictionaryError) -> MergedSources {
    var report = BuildReport(rejections: folder.rejections)
    let cache = cached ? folder.options.cache.map(ShardCache.init) : nil
    let reader = SourceReader(folder: folder, syllables: syllables, parallel: parallel)
    let sources = try reader.read(cache: cache, &report)
    report.shards = sources.runs.count
    report.parsedShards = sources.parsed
    let numbers = try SourceNumbers(manifest, sources.lists, sources.runs)
    folder.progress("merging", 0.4)
    let merge = ShardMerge(runs: sources.runs, rules: numbers.rules, floor: manifest.floor)
    return MergedSources(
      words: merge.tables(parallel), numbers: numbers, lists: sources.lists, report: report,
      cache: cache)
  }

  /// Starts reading the Latin words on another thread. Returns nil if the manifest names none.
  private func startLatinWords() -> Parallel.Started<
    Result<(file: LatinWordFile, rejections: RejectionReport), DictionaryError>
  >? {
    manifest.latin.map { path in
      let (path, rejections) = (folder.path(of: path), folder.rejections)
      return parallel.start {
        Result { () throws(DictionaryError) in
          var rejections = rejections
          let file = LatinWordFile(try SourceText(unpacking: path), report: &rejections)
          return (file: file, rejections: rejections)
        }
      }
    }
  }

  /// Compiles merged sources together with the sections and counts of a model.
  private func compile(
    _ sources: MergedSources, joining model: LexiconModel
  ) throws(DictionaryError) -> (writer: ImageWriter, report: BuildReport) {
    let startedLatin = startLatinWords()
    var (numbers, report) = (sources.numbers, sources.report)
    let training = try model.counts.map { counts throws(DictionaryError) in
      TrainingCounts(
        counts: counts, floor: manifest.floor,
        source: try numbers.addTrainingText(
          entries: counts.wordCount, licence: model.countsLicence),
        keeping: numbers.keeping)
    }
    let words = try readings(for: sources.words, training, &report)
    refuseOtherForms(in: words, &report)
    folder.progress("compiling", 0.7)
    var writer = ImageWriter()
    var about = about(report, numbers)
    if training != nil { about += "\(WordSources.totalCountKey)\t\(words.totalCount)\n" }
    let latin = try startedLatin?.wait()?.get()
    if let latin {
      about += latin.file.aboutLine
      report.rejections.add(latin.rejections)
    }
    writer.add(LexiconSections.about, text: about)
    writer.add(LexiconSections.syllables, text: syllables.sectionText)
    writer.add(LexiconSections.punctuation, text: punctuation.sectionText)
    let compiler = try LexiconCompiler(
      words: words, otherScript: otherScript, sharing: model.name.map { ModelNames(words, $0) },
      parallel)
    try compiler.addSections(to: &writer)
    latin?.file.addSections(to: &writer)
    try CharacterTones(of: sources.lists, syllables: syllables, parallel).addSections(to: &writer)
    try model.addSections?(compiler.numberedWords, parallel, &writer)
    sources.cache?.sweep()
    if let trouble = sources.cache?.trouble {
      report.notes.append("\(trouble); built without the cache")
    }
    folder.progress("writing", 0.95)
    return (writer, report)
  }

  /// Adds the words that have a character of `otherForms` to the rejected lines of the report.
  private func refuseOtherForms(in words: WordTable, _ report: inout BuildReport) {
    guard !otherForms.isEmpty else { return }
    for number in 0..<words.count {
      let word = words.word(number)
      for character in word.unicodeScalars {
        guard let forms = otherForms[character] else { continue }
        let written = forms.map { "'\($0)'" }.joined(separator: " or ")
        report.rejections.refuse(
          "words", line: number + 1,
          .malformed("'\(word)' has '\(character)', which is written \(written)"))
        break
      }
    }
  }

  /// Returns the words of the image, each with at least one reading.
  private func readings(
    for words: [WordTable], _ training: TrainingCounts?, _ report: inout BuildReport
  ) throws(DictionaryError) -> WordTable {
    folder.progress("inferring readings", 0.55)
    let result = try ReadingInference(words, training: training, parallel).run()
    report.inferredReadings = result.inferred
    report.withoutReading = result.leftOut
    report.words = result.table.count
    report.entries = result.table.weights.count
    guard result.table.count > 0 else {
      throw .malformed(path: folder.path, line: nil, reason: "its sources contain no words")
    }
    return result.table
  }

  /// Returns the text of the `about` section.
  private func about(_ report: BuildReport, _ numbers: SourceNumbers) -> String {
    var lines = [
      "language\t\(manifest.language)", "words\t\(report.words)", "entries\t\(report.entries)",
      "inferredReadings\t\(report.inferredReadings)",
    ]
    lines += numbers.lines.map { "source\t\($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
