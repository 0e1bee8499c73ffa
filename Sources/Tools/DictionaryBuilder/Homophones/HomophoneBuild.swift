import DictionaryImage
import SyllableConversion

/// Builds a homophone model from a folder with a `homophones.json`.
package struct HomophoneBuild: ImageBuild {
  private let folder: ImageFolder<HomophoneManifest>
  private var manifest: HomophoneManifest { folder.manifest }

  package init(_ folder: ImageFolder<HomophoneManifest>) { self.folder = folder }

  package func sections() throws(DictionaryError) -> (writer: ImageWriter, report: HomophoneReport)
  {
    folder.progress("reading \(manifest.vocabulary.file)", 0)
    let source = try folder.text(of: manifest.vocabulary.file)
    let vocabulary = try HomophoneVocabulary(source)
    let sets = vocabulary.sets
    let rows = sets.flatMap(\.self)
    folder.progress("reading \(manifest.vectors)", 0.2)
    let vectors = try HomophoneVectorFile(
      folder.text(of: manifest.vectors), of: vocabulary, homophoneCount: rows.count)
    var report = HomophoneReport(
      rejections: folder.rejections, words: vocabulary.words.count, homophones: rows.count)
    report.noteCount(
      vocabulary.words.count, of: "words", in: source.name, expected: manifest.vocabulary.entries,
      by: HomophoneManifest.self)
    folder.progress("writing", 0.8)
    var writer = ImageWriter()
    writer.add(
      HomophoneSections.about,
      text: "language\t\(manifest.language)\nwords\t\(vocabulary.words.count)\n"
        + manifest.vocabulary.origin.aboutLine(entries: vocabulary.words.count))
    writer.add(
      HomophoneSections.settings, integers: [HomophoneSections.version, UInt32(vectors.width)])
    writer.add(HomophoneSections.weights, text: manifest.relativeWeights.lines)
    add(vocabulary, sets: sets, rows: rows, to: &writer)
    add(vectors, of: vocabulary, rows: rows, to: &writer)
    return (writer, report)
  }

  /// Adds the words and the sets that they compete in.
  private func add(
    _ vocabulary: HomophoneVocabulary, sets: [[Int]], rows: [Int], to writer: inout ImageWriter
  ) {
    let words = vocabulary.words
    let order = words.indices.sorted {
      words[$0].text.utf8.lexicographicallyPrecedes(words[$1].text.utf8)
    }
    var rowOf = [UInt32](repeating: HomophoneSections.noRow, count: words.count)
    for (row, word) in rows.enumerated() { rowOf[word] = UInt32(row) }
    let texts = ConcatenatedTexts(words.lazy.map(\.text))
    let total = Double(words.reduce(0) { $0 + $1.count })
    var starts: [UInt32] = [0]
    var shares: [UInt16] = []
    for set in sets {
      let total = set.reduce(0) { $0 + Double(words[$1].count + 1) }
      shares += set.map { LexiconCompiler.cost(ofProbability: Double(words[$0].count + 1) / total) }
      starts.append(UInt32(shares.count))
    }
    writer.add(HomophoneSections.offsets, integers: texts.offsets)
    writer.add(HomophoneSections.text, bytes: texts.bytes)
    writer.add(HomophoneSections.order, integers: order.map { UInt32($0) })
    writer.add(
      HomophoneSections.costs,
      integers: words.map { LexiconCompiler.cost(ofProbability: Double($0.count) / total) })
    writer.add(HomophoneSections.rows, integers: rowOf)
    writer.add(HomophoneSections.sets, integers: starts)
    writer.add(HomophoneSections.shares, integers: shares)
  }

  /// Adds the vectors in the order of the image.
  private func add(
    _ vectors: HomophoneVectorFile, of vocabulary: HomophoneVocabulary, rows: [Int],
    to writer: inout ImageWriter
  ) {
    // The file has the words with homophones in the order of the vocabulary.
    let inFile = Dictionary(
      uniqueKeysWithValues: rows.sorted().enumerated().map { ($0.element, $0.offset) })
    let rows = rows.compactMap { inFile[$0] }
    let outputs = vectors.outputs.reordered(rows)
    writer.add(
      HomophoneSections.biases, bytes: rows.flatMap { vectors.biases[4 * $0..<4 * $0 + 4] })
    writer.add(HomophoneSections.outputs, bytes: outputs.numbers)
    writer.add(HomophoneSections.outputScales, bytes: outputs.scales)
    writer.add(HomophoneSections.inputs, bytes: vectors.inputs.numbers)
    writer.add(HomophoneSections.inputScales, bytes: vectors.inputs.scales)
    writer.add(HomophoneSections.characters, integers: vocabulary.characters)
    writer.add(HomophoneSections.before, bytes: vectors.before.numbers)
    writer.add(HomophoneSections.beforeScales, bytes: vectors.before.scales)
    writer.add(HomophoneSections.after, bytes: vectors.after.numbers)
    writer.add(HomophoneSections.afterScales, bytes: vectors.after.scales)
    writer.add(HomophoneSections.places, bytes: vectors.places)
  }
}

/// The result of building a homophone model.
package struct HomophoneReport: ImageReport {
  package let rejections: RejectionReport
  package var notes: [String] = []
  package var wrongCounts = 0
  /// The number of words in the vocabulary.
  package let words: Int
  /// The number of them that others sound like.
  package let homophones: Int

  init(rejections: RejectionReport, words: Int, homophones: Int) {
    self.rejections = rejections
    self.words = words
    self.homophones = homophones
  }

  package var summary: String { "\(words) words, \(homophones) of them with homophones" }
}
