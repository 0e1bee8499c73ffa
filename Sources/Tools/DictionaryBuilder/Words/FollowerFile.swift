import Suggestions

/// The file of n-grams: which words follow which in a text, and how often.
///
/// ```
/// <s> TAB 120000         sentences of the text
/// the TAB 480211         a word
/// of the TAB 41290       a word behind another
/// one of the TAB 2120    a word behind two
/// ```
///
/// UTF-8; lines that begin with `#` and a space are comments. Words are separated by one space and
/// written as in the lexicon, `<s>` is the start of a sentence. The counts of a word are all of the
/// text, those of the pairs and triples may be the most frequent alone. A pair stands behind the line
/// of its first word, a triple behind that of its first pair.
struct FollowerFile {
  /// What a text begins its sentences with.
  static let sentenceStart = "<s>"

  /// A first word or pair, how often it was seen, and what follows it.
  struct Context {
    var count = 0.0
    var followers: [(word: UInt32, count: Double)] = []
  }

  /// By the number of the first word; the start of a sentence has the number of words.
  var pairs: [UInt32: Context] = [:]
  /// By the numbers of two words.
  var triples: [Pair: Context] = [:]
  /// N-grams of which the lexicon does not have a word.
  private(set) var unknown = 0

  /// Two words, one behind the other.
  struct Pair: Hashable {
    let first: UInt32
    let second: UInt32
  }

  /// No text.
  init() {}

  /// Reads a file. Bad lines go to `report`, and the rest is read. `number` gives the number of a
  /// word.
  init(
    _ source: SourceText, report: inout RejectionReport, number: (Substring) -> UInt32?
  ) {
    source.forEachEntry(report: &report) { line throws(RejectionReason) in
      try take(line, number)
    }
  }

  /// How often each single word of a file was seen. Bad lines are passed over: whoever reads the
  /// n-grams reports them.
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
      throw .malformed("one to three words are separated by one space each")
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
