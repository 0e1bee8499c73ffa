/// The file of everyday phrases: what people write to each other and texts seldom have.
///
/// ```
/// good morning
/// happy birthday to you
/// ```
///
/// UTF-8; a phrase a line, two words or more, written as in the lexicon and separated by one space;
/// lines that begin with `#` and a space are comments. Each counts as if it began so many sentences of
/// a text (`WordsManifest.Phrases`); of those that begin with the same word the most common stands first.
struct EverydayPhrases {
  /// The words of each phrase by their numbers.
  private(set) var phrases: [[UInt32]] = []

  /// Reads a file. Bad lines and those with a word that `number` does not give go to `report`.
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
      throw .malformed("a phrase is two words or more, separated by one space each")
    }
    var numbers: [UInt32] = []
    for word in words {
      guard let known = number(word) else { throw .malformed("no list has the word '\(word)'") }
      numbers.append(known)
    }
    return numbers
  }
}

extension FollowerFile {
  /// How many words a text has at least: what less says is worth no more.
  private static let leastWords = 1e6
  /// How many words a sentence has, about, where no text says it.
  private static let sentenceLength = 8.0

  /// Counts everyday phrases as if each began so many sentences in a million words of the text more.
  /// Words that the text does not tell of are as frequent as `probabilities` says; the start of a
  /// sentence has the number behind the last of them.
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
      let position = earlier[phrase[0], default: 0]
      earlier[phrase[0]] = position + 1
      add([start] + phrase, count: Self.share(ofPhraseAt: position) * rate * size / 1e6)
    }
  }

  /// How often a phrase comes, beside the first that begins with the same word: the fifth half as often.
  private static func share(ofPhraseAt position: Int) -> Double { 1 / (1 + Double(position) / 4) }

  private mutating func add(_ words: [UInt32], count: Double) {
    for (position, next) in words.enumerated().dropFirst() {
      let before = words[position - 1]
      pairs[before, default: Context()].add(next, count: count)
      let pair = Pair(first: before, second: next)
      // That a phrase goes on here does not say that nothing else does: as much is left to that.
      triples[pair, default: Context()].count += count
      guard position > 1 else { continue }
      triples[Pair(first: words[position - 2], second: before), default: Context()]
        .add(next, count: count)
    }
  }
}

extension FollowerFile.Context {
  fileprivate mutating func add(_ word: UInt32, count more: Double) {
    count += more
    if let position = followers.firstIndex(where: { $0.word == word }) {
      followers[position].count += more
    } else {
      followers.append((word, more))
    }
  }
}
