import DictionaryImage
import KanaConversion

/// Builds an image of kana-kanji conversion from a folder with a `kana.json`.
package struct KanaBuild {
  private let folder: String
  private let source: KanaSource

  /// Reads the words and connections in `folder`. At most `limit` refused lines are kept.
  package init(
    folder: String, listingRefused limit: Int = 20, progress: ProgressHandler = { _, _ in }
  ) throws(DictionaryError) {
    self.folder = folder
    source = try KanaSource(folder: folder, listingRefused: limit, progress: progress)
  }

  /// Whether `folder` is one of words for kana-kanji conversion.
  package static func isFolderOfKana(_ folder: String) -> Bool { KanaSource.isIn(folder) }

  /// The model of words that the manifest names.
  package var modelPath: String { "\(folder)/\(manifest.model)" }

  /// The manifest.
  package var manifest: KanaManifest { source.manifest }

  /// Compiles the image. `vocabulary` are the words of the model from its first token for words on,
  /// and `model` its sections. The same files give the same bytes.
  package func image(
    vocabulary: [String], model: ImageWriter, progress: ProgressHandler = { _, _ in }
  ) throws(DictionaryError) -> (bytes: [UInt8], report: KanaReport) {
    var report = KanaReport(refusals: source.refusals)
    let entries = source.entries
    report.words = entries.count
    if source.wordCount != manifest.words.entries {
      report.notes.append(
        "\(manifest.words.file): has \(source.wordCount) words, "
          + "\(KanaManifest.fileName) says \(manifest.words.entries)")
    }
    var writer = ImageWriter()
    writer.add(KanaSections.about, text: about(entries.count))
    progress("numbering texts", 0.3)
    let table = KanaTextTable(vocabulary: vocabulary, entries: entries)
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
    progress("sorting readings", 0.5)
    try addWords(
      zip(entries, texts).map { ($0, $1, costs.cost(of: $0, text: $1)) }, to: &writer)
    addMatrix(to: &writer)
    writer.add(model)
    progress("writing", 0.9)
    return (writer.serialized(), report)
  }

  private func about(_ count: Int) -> String {
    let source = manifest.source
    let fields = [source.name, source.version, source.licence, "\(count)", source.copyright]
    return "language\t\(manifest.language)\nsource\t\(fields.joined(separator: "\t"))\n"
  }

  private func addWords(
    _ words: [(entry: KanaEntry, text: UInt32, cost: Int32)], to writer: inout ImageWriter
  ) throws(DictionaryError) {
    let alphabet = Set(words.flatMap { $0.entry.reading.unicodeScalars.map(\.value) }).sorted()
    guard alphabet.count < Int(KanaAlphabet.none) else { throw .tooMany(what: "kana") }
    let labels = Dictionary(uniqueKeysWithValues: zip(alphabet, UInt8(0)...))
    let readings = words.map { $0.entry.reading.unicodeScalars.map { labels[$0.value] ?? 0 } }
    let sorted = words.indices.sorted { a, b in
      if readings[a] != readings[b] { return readings[a].lexicographicallyPrecedes(readings[b]) }
      return (words[a].cost, a) < (words[b].cost, b)
    }
    let trie = KanaTrieBuilder(sorted: sorted.map { readings[$0] })
    writer.add(KanaSections.alphabet, integers: alphabet)
    writer.add(KanaSections.labels, bytes: trie.labels)
    writer.add(
      KanaSections.children,
      bytes: EliasFano.serialized(trie.children, upperBound: UInt64(trie.labels.count)))
    writer.add(
      KanaSections.firstWords,
      bytes: EliasFano.serialized(trie.firstWords, upperBound: UInt64(words.count)))
    addRecords(trie.order.map { words[sorted[$0]] }, to: &writer)
  }

  private func addRecords(
    _ words: [(entry: KanaEntry, text: UInt32, cost: Int32)], to writer: inout ImageWriter
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
      integers: widths.map(UInt32.init) + [UInt32(words.count), UInt32(bitPattern: least)])
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
      (classes.numeral, .numeral),
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

/// What came of building an image of kana-kanji conversion.
package struct KanaReport: Sendable {
  /// Lines of the files that were not taken.
  package let refusals: RefusalReport
  /// How many words the image has.
  package internal(set) var words = 0
  /// What is worth a look but no error, one line each.
  package internal(set) var notes: [String] = []
}
