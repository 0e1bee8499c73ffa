import SyllableConversion
import TestSupport
import Testing

/// Compares the decoder with an enumeration of every path on small random lexicons. The costs of
/// all sentences lie within the decoder's margins.
@Suite struct BruteForceTests {
  private static let syllables = ["a", "an", "fa", "fan", "fang", "ga", "gan", "ni", "xi", "xian"]

  /// Returns every text over the words with the cost of its cheapest path.
  private func enumerate(_ keys: String, _ rows: [(word: String, keys: String, cost: Int)])
    -> [String: Int]
  {
    var texts: [String: Int] = [:]
    func go(_ rest: Substring, _ text: String, _ cost: Int) {
      if rest.isEmpty { return texts[text] = min(texts[text] ?? .max, cost) }
      for row in rows where rest.hasPrefix(row.keys) {
        go(rest.dropFirst(row.keys.count), text + row.word, cost + row.cost)
      }
    }
    go(keys[...], "", 0)
    return texts
  }

  @Test(arguments: 0..<300)
  func bestSentencesMatchEnumerationOfAllPaths(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var rows: [SmallLexicon.Row] = []
    var plain: [(word: String, keys: String, cost: Int)] = []
    for number in 0..<Int.random(in: 8...24, using: &random) {
      let reading = (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in
        Self.syllables.randomElement(using: &random)
      }
      let word = String(UnicodeScalar(0x4E00 + number) ?? "?")
      let (wordCost, readingCost) = (
        UInt16.random(in: 1...2_400, using: &random), UInt16.random(in: 0...150, using: &random)
      )
      rows.append(
        .init(
          word, reading.joined(separator: " "), wordCost: wordCost, readingCost: readingCost))
      plain.append((word, reading.joined(), Int(wordCost) + Int(readingCost)))
    }
    // Every syllable has its own word, so that all keys have a reading.
    for (number, syllable) in Self.syllables.enumerated() {
      let word = String(UnicodeScalar(0x5E00 + number) ?? "?")
      rows.append(.init(word, syllable, wordCost: 2_600))
      plain.append((word, syllable, 2_600))
    }
    let keys = (0..<Int.random(in: 1...5, using: &random)).compactMap { _ in
      Self.syllables.randomElement(using: &random)
    }.joined()

    let all = enumerate(keys, plain).map { (text: $0.key, cost: $0.value) }.sorted {
      $0.cost < $1.cost
    }
    let found = try sentences(for: keys, limit: 12, rows: rows)
    let costs = Dictionary(uniqueKeysWithValues: all.map { ($0.text, $0.cost) })
    // Sentences of equal cost may come in either order, so only the costs at each rank must agree.
    for (rank, sentence) in found.enumerated() {
      #expect(Int(sentence.cost) == all[rank].cost, "keys \(keys), rank \(rank)")
      #expect(costs[sentence.text] == all[rank].cost, "keys \(keys), rank \(rank)")
    }
    #expect(found.count == min(all.count, 12))
    #expect(Set(found.map(\.text)).count == found.count)
  }

  /// Returns the converter's sentences. Typing letter by letter must give the same ones as
  /// converting all keys at once.
  private func sentences(
    for keys: String, limit: Int, rows: [SmallLexicon.Row]
  ) throws -> [Sentence] {
    let lexicon = try SmallLexicon.make(rows)
    let fresh = convert([keys], limit: limit, lexicon: lexicon)
    let prefixes = keys.indices.map { String(keys[...$0]) }
    #expect(convert(prefixes, limit: limit, lexicon: lexicon) == fresh)
    #expect(convert(prefixes + [keys + "ni", keys], limit: limit, lexicon: lexicon) == fresh)
    return fresh
  }

  /// Converts each string of `steps` in turn with one converter and returns the sentences for the
  /// last.
  private func convert(_ steps: [String], limit: Int, lexicon: Lexicon) -> [Sentence] {
    var converter = LatticeConverter(
      segmenter: WholeSyllables(syllables: lexicon.syllables), lexicon: lexicon,
      model: FrequencyModel(lexicon: lexicon))
    for keys in steps { converter.convert(keys, normalized: Array(keys.utf8)) }
    var found: [Sentence] = []
    while found.count < limit, let sentence = converter.sentence(at: found.count) {
      found.append(sentence)
    }
    return found
  }
}

/// The simplest spelling rules: whole syllables only.
private final class WholeSyllables: KeySegmenter {
  let syllables: SyllableTable
  let reach = 5

  init(syllables: SyllableTable) { self.syllables = syllables }

  func appendEdges(from start: Int, in keystrokes: [UInt8], to edges: inout [SegmentEdge]) {
    var position = syllables.start
    for end in start..<keystrokes.count {
      guard let next = syllables.position(after: position, letter: keystrokes[end]) else { return }
      position = next
      guard let id = syllables.syllable(at: position) else { continue }
      edges.append(
        SegmentEdge(start: start, end: end + 1, kind: .syllable, syllables: id..<id + 1, cost: 0))
    }
  }
}
