import DictionaryImage
import LibC
import SyllableConversion

/// Compiles words to the tables that `LexiconSections` documents.
struct LexiconCompiler {
  /// The number of words in one work item.
  private static let pieceSize = 1 << 14

  private let words: WordTable
  private let wordCosts: [UInt16]
  private let numbering: WordNumbering
  private let entries: SortedEntries
  /// The words in the order of their numbers.
  let numberedWords: ConcatenatedTexts

  /// Creates a compiler.
  ///
  /// - Parameters:
  ///   - words: The words, ascending by their bytes without duplicates, each with at least one
  ///     reading.
  ///   - otherScript: The characters whose words get an extra cost.
  ///   - names: The extra costs of words that share a name in the model; nil without a model.
  init(
    words: WordTable, otherScript: OtherScript, sharing names: ModelNames?, _ parallel: Parallel
  ) throws(DictionaryError) {
    self.words = words
    guard words.count < UInt32.max, words.weights.count < UInt32.max else {
      throw .tooMany(what: "words")
    }
    let total = words.totalCount
    let pieces = parallel.map((words.count + Self.pieceSize - 1) / Self.pieceSize) { piece in
      let range = piece * Self.pieceSize..<min((piece + 1) * Self.pieceSize, words.count)
      return Self.costs(of: range, in: words, total: total, otherScript, names)
    }
    wordCosts = pieces.flatMap(\.words)
    numbering = WordNumbering(costs: wordCosts)
    entries = SortedEntries(
      words: words, wordCosts: wordCosts, readingCosts: pieces.flatMap(\.readings),
      numbers: numbering.numbers, parallel)
    var texts = ConcatenatedTexts(count: words.count, byteCount: words.text.count)
    for position in numbering.positions { texts.append(words.text[words.textRange(Int(position))]) }
    numberedWords = texts
  }

  private static func costs(
    of range: Range<Int>, in words: WordTable, total: Double, _ otherScript: OtherScript,
    _ names: ModelNames?
  ) -> (words: [UInt16], readings: [UInt16]) {
    var wordCosts: [UInt16] = []
    var readingCosts: [UInt16] = []
    for word in range {
      wordCosts.append(cost(ofProbability: words.counts[word] / total))
      let readings = words.readings(word)
      let script = otherScript.cost(of: words.text[words.textRange(word)])
      let more = UInt16(clamping: Int(script) + Int(names?.cost(of: word) ?? 0))
      if readings.count == 1 {
        readingCosts.append(more)
      } else {
        let probabilities = Readings.probabilities(words.weights[readings])
        readingCosts.append(
          contentsOf: probabilities.map {
            UInt16(clamping: Int(cost(ofProbability: $0)) + Int(more))
          })
      }
    }
    return (wordCosts, readingCosts)
  }

  /// `-ln p` in nats × 1000, clamped to 16 bits.
  static func cost(ofProbability p: Double) -> UInt16 {
    p > 0 ? cost(ofNats: -log(p)) : .max
  }

  /// Nats × 1000, rounded and clamped to 16 bits.
  static func cost(ofNats nats: Double) -> UInt16 {
    UInt16(min(max((nats * 1000).rounded(), 0), Double(UInt16.max)))
  }

  /// Adds the sections of words, entries, the trie and the sources of words.
  func addSections(to writer: inout ImageWriter) throws(DictionaryError) {
    let trie = try TrieBuilder<SyllableID>(
      count: entries.count, root: 0, length: { entries.syllableRange($0).count },
      label: { entries.syllables[entries.syllableRange($0).lowerBound + $1] })
    writer.add(LexiconSections.trieLabels, integers: trie.labels)
    writer.add(LexiconSections.trieChildren, integers: trie.children)
    writer.add(LexiconSections.trieEntries, integers: trie.firstKeys)
    writer.add(LexiconSections.entryWords, integers: trie.order.map { entries.words[Int($0)] })
    writer.add(LexiconSections.entryCosts, integers: trie.order.map { entries.costs[Int($0)] })
    addWords(to: &writer)
    addSources(to: &writer)
  }

  private func addWords(to writer: inout ImageWriter) {
    var order = BitArrayBuilder()
    let width = LexiconSections.orderWidth(wordCount: words.count)
    for number in numbering.numbers { order.append(UInt64(number), width: width) }
    writer.add(LexiconSections.wordOrder, bytes: order.padded)
    writer.add(LexiconSections.wordOffsets, integers: numberedWords.offsets)
    writer.add(LexiconSections.wordText, bytes: numberedWords.bytes)
    writer.add(LexiconSections.wordCosts, integers: numbering.positions.map { wordCosts[Int($0)] })
  }

  /// Adds the sources of words. The sets are numbered in sorted order, so that the numbers do not
  /// depend on which set occurs first.
  private func addSources(to writer: inout ImageWriter) {
    let order = words.sets.indices.sorted { words.sets[$0] < words.sets[$1] }
    var numbers = [UInt16](repeating: 0, count: order.count)
    for (number, set) in order.enumerated() { numbers[set] = UInt16(truncatingIfNeeded: number) }
    let column = numbering.positions.map { numbers[Int(words.setNumbers[Int($0)])] }
    if order.count <= 1 << 8 {
      writer.add(LexiconSections.wordSources, bytes: column.map(UInt8.init(truncatingIfNeeded:)))
    } else {
      writer.add(LexiconSections.wordSources, integers: column)
    }
    writer.add(LexiconSections.sourceSets, text: order.map { words.sets[$0].line }.joined())
  }
}
