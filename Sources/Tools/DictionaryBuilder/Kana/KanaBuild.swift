import DictionaryImage
import KanaConversion

/// Builds an image of kana-kanji conversion from a folder with a `kana.json`.
package struct KanaBuild: ImageBuild {
  private let folder: ImageFolder<KanaManifest>
  private let source: KanaSource

  /// Reads the words and connections of the folder.
  package init(_ folder: ImageFolder<KanaManifest>) throws(DictionaryError) {
    self.folder = folder
    source = try KanaSource(folder)
  }

  private var manifest: KanaManifest { folder.manifest }

  /// Compiles the image with the word model that the options or the manifest name.
  package func sections() throws -> (writer: ImageWriter, report: KanaReport) {
    guard let choice = folder.options.model else {
      throw UnsupportedOption(reason: "--no-model: kana-kanji conversion needs its word model")
    }
    folder.progress("reading the model", 0.25)
    let model = try choice.library.kanaModel(at: choice.name ?? folder.path(of: manifest.model))
    return try sections(joining: model)
  }

  private func sections(
    joining model: KanaModel
  ) throws(DictionaryError) -> (writer: ImageWriter, report: KanaReport) {
    let vocabulary = model.vocabulary
    var report = KanaReport(rejections: source.rejections)
    let entries = source.entries
    report.words = entries.count
    report.noteCount(
      source.wordCount, of: "words", in: manifest.words.file, expected: manifest.words.entries,
      by: KanaManifest.self)
    var writer = ImageWriter()
    writer.add(
      KanaSections.about,
      text: "language\t\(manifest.language)\n"
        + manifest.source.aboutLine(entries: entries.count) + (source.latinWords?.aboutLine ?? ""))
    source.latinWords?.addSections(to: &writer)
    folder.progress("numbering texts", 0.3)
    let table = KanaTextTable(vocabulary: vocabulary, entries: entries + source.offered)
    try table.addSections(to: &writer)
    let texts = entries.map { table.numbers[$0.text] ?? 0 }
    try table.addTokenTexts(vocabulary.count, to: &writer)
    var usual = [(class: UInt16, cost: Int32)](
      repeating: (manifest.classes.noun, .max), count: vocabulary.count)
    for (entry, text) in zip(entries, texts) where Int(text) < vocabulary.count {
      if entry.cost < usual[Int(text)].cost { usual[Int(text)] = (entry.right, entry.cost) }
    }
    writer.add(KanaSections.tokenClasses, integers: usual.map(\.class))
    let costs = KanaWordCosts(
      entries, texts: texts, tokenCount: vocabulary.count, manifest: manifest,
      shares: source.readingShares)
    folder.progress("sorting readings", 0.5)
    var words = zip(entries, texts).map { ($0, $1, costs.cost(of: $0, text: $1)) }
    // Offered texts cost more than all words.
    let offeredCost = (words.map(\.2).max() ?? 0) + 1
    words += source.offered.map { ($0, table.numbers[$0.text] ?? 0, offeredCost + $0.cost) }
    report.offered = source.offered.count
    try addWords(words, offeredCost: offeredCost, to: &writer)
    addMatrix(to: &writer)
    if !source.descriptions.isEmpty {
      try PhraseTableCompiler(source.descriptions).add(KanaSections.descriptions, to: &writer)
    }
    writer.add(model.sections)
    folder.progress("writing", 0.9)
    return (writer, report)
  }

  private func addWords(
    _ words: [(entry: KanaEntry, text: UInt32, cost: Int32)], offeredCost: Int32,
    to writer: inout ImageWriter
  ) throws(DictionaryError) {
    let alphabet = Set(words.flatMap { $0.entry.reading.unicodeScalars.map(\.value) }).sorted()
    guard alphabet.count < Int(KanaAlphabet.none) else { throw .tooMany(what: "kana") }
    let labels = Dictionary(uniqueKeysWithValues: zip(alphabet, UInt8(0)...))
    let readings = words.map { $0.entry.reading.unicodeScalars.map { labels[$0.value] ?? 0 } }
    let sorted = words.indices.sorted { a, b in
      if readings[a] != readings[b] { return readings[a].lexicographicallyPrecedes(readings[b]) }
      return (words[a].cost, a) < (words[b].cost, b)
    }
    let trie = try TrieBuilder(sorted.map { readings[$0] }, root: 0)
    writer.add(KanaSections.alphabet, integers: alphabet)
    writer.add(KanaSections.labels, bytes: trie.labels)
    writer.add(
      KanaSections.children,
      bytes: EliasFano.serialized(
        trie.children.map(UInt64.init), upperBound: UInt64(trie.labels.count)))
    writer.add(
      KanaSections.firstWords,
      bytes: EliasFano.serialized(trie.firstKeys.map(UInt64.init), upperBound: UInt64(words.count)))
    addRecords(trie.order.map { words[sorted[Int($0)]] }, offeredCost: offeredCost, to: &writer)
  }

  private func addRecords(
    _ words: [(entry: KanaEntry, text: UInt32, cost: Int32)], offeredCost: Int32,
    to writer: inout ImageWriter
  ) {
    var uses: [UInt32: Int] = [:]
    func key(_ entry: KanaEntry) -> UInt32 { UInt32(entry.left) << 16 | UInt32(entry.right) }
    for word in words { uses[key(word.entry), default: 0] += 1 }
    let pairs = uses.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let pairNumbers = Dictionary(uniqueKeysWithValues: zip(pairs, 0...))
    let least = words.map(\.cost).min() ?? 0
    let greatest = words.map(\.cost).max() ?? 0
    func width(_ largest: Int) -> Int { Int.bitWidth - largest.leadingZeroBitCount }
    let widths = [
      width(Int(words.map(\.text).max() ?? 0)), width(pairs.count), width(Int(greatest - least)),
    ]
    var bits = BitArrayBuilder()
    for word in words {
      bits.append(UInt64(word.text), width: widths[0])
      bits.append(UInt64(pairNumbers[key(word.entry)] ?? 0), width: widths[1])
      bits.append(UInt64(word.cost - least), width: widths[2])
    }
    writer.add(
      KanaSections.wordShape,
      integers: widths.map(UInt32.init)
        + [UInt32(words.count), UInt32(bitPattern: least), UInt32(bitPattern: offeredCost)])
    writer.add(KanaSections.words, bytes: bits.padded)
    writer.add(
      KanaSections.classPairs,
      integers: pairs.flatMap { [UInt16($0 >> 16), UInt16($0 & 0xFFFF)] })
  }

  private func addMatrix(to writer: inout ImageWriter) {
    let connections = source.connections
    let classes = manifest.classes
    var kinds = [WordClass](repeating: .content, count: connections.classCount)
    let kindsOfRanges = [
      (classes.prefix, WordClass.prefix), (classes.dependent, .dependent), (classes.mark, .mark),
      (classes.numeral, .numeral), (classes.verb ?? [], .verb),
    ]
    for (ranges, kind) in kindsOfRanges {
      for range in ranges {
        for number in range[0]...range[1] where Int(number) < kinds.count {
          kinds[Int(number)] = kind
        }
      }
    }
    let step =
      Double(manifest.matrix.costUnit) / manifest.costsPerNat * manifest.classWeight * 1000
    writer.add(KanaSections.classKinds, bytes: kinds.map(\.rawValue))
    writer.add(
      KanaSections.matrixShape,
      integers: [
        UInt32(connections.classCount), UInt32(step.rounded()), UInt32(classes.number),
        UInt32(classes.noun), UInt32((manifest.modelWeight * 256).rounded()),
      ])
    writer.add(KanaSections.matrix, bytes: connections.costs)
  }
}

/// The result of building an image of kana-kanji conversion.
package struct KanaReport: ImageReport {
  package let rejections: RejectionReport
  package var notes: [String] = []
  package var wrongCounts = 0
  /// The number of words in the image.
  package internal(set) var words = 0
  /// The number of texts that are offered besides words.
  package internal(set) var offered = 0

  package var summary: String { "\(words) words, \(offered) offered texts" }
}
