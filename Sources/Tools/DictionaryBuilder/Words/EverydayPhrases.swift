/// A file of everyday phrases, which people write to each other, but which are rare in text
/// corpora.
///
/// ```
/// good morning
/// happy birthday to you
/// ```
///
/// The file is UTF-8 with one phrase per line: two or more words, spelled as in the lexicon and
/// separated by one space. Lines that begin with `#` and a space are comments. Each phrase counts
/// as a number of sentence starts (`WordsManifest.Phrases`). Phrases that begin with the same word
/// are in descending order of frequency.
struct EverydayPhrases {
  /// The words of each phrase, as numbers.
  private(set) var phrases: [[UInt32]] = []

  /// Reads a file. Rejected lines are added to `report`, including those with a word for which
  /// `number` returns nil.
  init(_ source: SourceText, report: inout RejectionReport, number: (Substring) -> UInt32?) {
    source.forEachEntry(report: &report) { line throws(RejectionReason) in
      phrases.append(try Self.words(of: line, number))
    }
  }

  private static func words(
    of line: SourceLine, _ number: (Substring) -> UInt32?
  ) throws(RejectionReason) -> [UInt32] {
    guard let text = line.text else { throw .invalidUTF8 }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count > 1, !words.contains(where: \.isEmpty) else {
      throw .malformed("a phrase must be two or more words separated by one space")
    }
    var numbers: [UInt32] = []
    for word in words {
      guard let known = number(word) else { throw .malformed("no list contains '\(word)'") }
      numbers.append(known)
    }
    return numbers
  }
}

extension FollowerFile {
  /// The minimum size of the text in words. A smaller text does not make the phrases count less.
  private static let leastWords = 1e6
  /// The approximate number of words in a sentence, used if there is no text.
  private static let sentenceLength = 8.0

  /// Adds everyday phrases to the counts, as sentence starts with `rate` occurrences per million
  /// words of the text. A word that the text does not contain gets its frequency from
  /// `probabilities`. The start of a sentence has the number `probabilities.count`, that of the
  /// last word plus 1.
  mutating func add(
    _ everyday: EverydayPhrases, perMillion rate: Double, probabilities: [Double]
  ) {
    let start = UInt32(clamping: probabilities.count)
    let told = pairs.reduce(0) { $1.key == start ? $0 : $0 + $1.value.count }
    let size = max(told, Self.leastWords)
    func countWithoutPhrases(_ word: UInt32) -> Double {
      let share = word == start ? 1 / Self.sentenceLength : probabilities[Int(word)]
      return max(pairs[word]?.count ?? 0, share * size)
    }
    let words = Set(everyday.phrases.joined()).union([start])
    for (word, count) in words.map({ ($0, countWithoutPhrases($0)) }) {
      pairs[word, default: Context()].count = count
    }
    var earlier: [UInt32: Int] = [:]
    for phrase in everyday.phrases {
      let index = earlier[phrase[0], default: 0]
      earlier[phrase[0]] = index + 1
      add([start] + phrase, count: Self.share(ofPhraseAt: index) * rate * size / 1e6)
    }
  }

  /// Returns the relative frequency of a phrase among those with the same first word: 1 for the
  /// first, half of it for the fifth.
  private static func share(ofPhraseAt index: Int) -> Double { 1 / (1 + Double(index) / 4) }

  private mutating func add(_ words: [UInt32], count: Double) {
    for (index, next) in words.enumerated().dropFirst() {
      let before = words[index - 1]
      pairs[before, default: Context()].add(next, count: count)
      let pair = Pair(first: before, second: next)
      // The phrase is no evidence that no other word follows, so leave the same mass for unseen
      // words.
      triples[pair, default: Context()].count += count
      guard index > 1 else { continue }
      triples[Pair(first: words[index - 2], second: before), default: Context()]
        .add(next, count: count)
    }
  }
}

extension FollowerFile.Context {
  fileprivate mutating func add(_ word: UInt32, count more: Double) {
    count += more
    if let index = followers.firstIndex(where: { $0.word == word }) {
      followers[index].count += more
    } else {
      followers.append((word, more))
    }
  }
}
