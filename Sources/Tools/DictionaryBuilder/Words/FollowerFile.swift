import Suggestions

/// A file of n-grams: the words of a text that follow each other, with their counts.
///
/// ```
/// <s> TAB 120000         sentences of the text
/// the TAB 480211         a word
/// of the TAB 41290       a word after another
/// one of the TAB 2120    a word after two others
/// ```
///
/// The file is UTF-8. Lines that begin with `#` and a space are comments. Words are separated by
/// one space and spelled as in the lexicon; `<s>` is the start of a sentence. The word counts are
/// complete, while the pairs and triples may be only the most frequent ones. A pair follows the
/// line of its first word, and a triple that of its first pair.
struct FollowerFile {
  /// The token for the start of a sentence.
  static let sentenceStart = "<s>"

  /// The count of a context (a word or a pair) and the words that follow it.
  struct Context {
    var count = 0.0
    var followers: [(word: UInt32, count: Double)] = []
  }

  /// The contexts of one word, by its number. The start of a sentence has the number of words in
  /// the lexicon.
  var pairs: [UInt32: Context] = [:]
  /// The contexts of two words.
  var triples: [Pair: Context] = [:]
  /// The number of n-grams with a word that is not in the lexicon.
  private(set) var unknown = 0

  /// Two consecutive words.
  struct Pair: Hashable {
    let first: UInt32
    let second: UInt32
  }

  /// Creates an empty file.
  init() {}

  /// Reads a file. Rejected lines are added to `report`. `number` returns the number of a word; nil
  /// if the lexicon does not have it.
  init(
    _ source: SourceText, report: inout RejectionReport, number: (Substring) -> UInt32?
  ) {
    source.forEachEntry(report: &report) { line throws(RejectionReason) in
      try take(line, number)
    }
  }

  /// Returns the counts of single words in a file. Invalid lines are skipped; reading the n-grams
  /// reports them.
  static func wordCounts(_ source: SourceText) -> [(word: String, count: Double)] {
    source.lines.compactMap { line in
      guard let text = line.text, !text.hasPrefix("# "),
        let tab = text.firstIndex(of: "\t"), let count = Double(text[text.index(after: tab)...]),
        count > 0, count <= EntryParser.maximumWeight, !text[..<tab].contains(" "),
        text[..<tab] != sentenceStart
      else { return nil }
      return (String(text[..<tab]), count)
    }
  }

  private mutating func take(
    _ line: SourceLine, _ number: (Substring) -> UInt32?
  ) throws(RejectionReason) {
    guard let text = line.text else { throw .invalidUTF8 }
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 2 else { throw .malformed("the line has \(fields.count) fields, not 2") }
    guard let count = Double(fields[1]) else { throw .weightNotANumber(String(fields[1])) }
    guard count > 0, count <= EntryParser.maximumWeight else {
      throw .weightOutOfRange(String(fields[1]))
    }
    let words = fields[0].split(separator: " ", omittingEmptySubsequences: false)
    guard (1...3).contains(words.count), !words.contains(where: \.isEmpty) else {
      throw .malformed("expected one to three words separated by one space")
    }
    var numbers: [UInt32] = []
    for word in words {
      guard let known = number(word) else {
        unknown += 1
        return
      }
      numbers.append(known)
    }
    switch numbers.count {
    case 1: pairs[numbers[0], default: Context()].count += count
    case 2:
      pairs[numbers[0], default: Context()].followers.append((numbers[1], count))
      triples[Pair(first: numbers[0], second: numbers[1]), default: Context()].count += count
    default:
      triples[Pair(first: numbers[0], second: numbers[1]), default: Context()].followers
        .append((numbers[2], count))
    }
  }
}
