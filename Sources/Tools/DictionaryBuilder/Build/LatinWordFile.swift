import Decoding
import DictionaryImage
import LibC

/// Reads a list of words in Latin letters: lines of word, tab and count. Comments name the source
/// and the licence.
///
/// ```
/// # source: SCOWL 2020.12.07
/// # licence: LicenseRef-SCOWL
/// iPhone	182873
/// ```
struct LatinWordFile: Sendable {
  private static let largestCost = 60_000.0

  private var counts: [(word: String, lowercase: String, count: Double)] = []
  private var source = ""
  private var licence = ""

  /// Reads the words of a file. Rejected lines are added to `report`.
  init(_ text: SourceText, report: inout RejectionReport) {
    for line in text.lines where line.bytes.starts(with: "# ".utf8) {
      let comment = line.text ?? ""
      if comment.hasPrefix("# source: ") { source = String(comment.dropFirst(10)) }
      if comment.hasPrefix("# licence: ") { licence = String(comment.dropFirst(11)) }
    }
    var words: Set<String> = []
    text.forEachEntry(report: &report) { line throws(RejectionReason) in
      guard line.text != nil else { throw .invalidUTF8 }
      let fields = line.fields.map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 2 else { throw .missingField("count") }
      let word = fields[0]
      guard (1...LatinWords.maximumLength).contains(word.utf8.count),
        word.utf8.allSatisfy(\.isLatinLetterOrDigit), word.utf8.first?.isLatinLetter ?? false
      else {
        throw .malformed(
          "'\(word)' is not a Latin letter and up to \(LatinWords.maximumLength - 1) letters or digits"
        )
      }
      guard let count = Double(fields[1]), count >= 1, count <= EntryParser.maximumWeight else {
        throw .weightNotANumber(fields[1])
      }
      let lowercase = word.lowercased()
      guard words.insert(lowercase).inserted else {
        throw .malformed("'\(word)' differs from another word in capitals only")
      }
      counts.append((word, lowercase, count))
    }
    counts.sort { $0.lowercase < $1.lowercase }
  }

  /// The line of the `about` section: `latin TAB source TAB licence TAB entries`.
  var aboutLine: String { "latin\t\(source)\t\(licence)\t\(counts.count)\n" }

  /// Appends the sections that `LatinWords` reads.
  func addSections(to writer: inout ImageWriter) {
    let total = counts.reduce(0) { $0 + $1.count }
    let texts = ConcatenatedTexts(counts.lazy.map(\.word))
    writer.add(LatinSections.words, bytes: texts.bytes)
    writer.add(LatinSections.offsets, integers: texts.offsets)
    writer.add(
      LatinSections.costs,
      integers: counts.map { UInt16(min(1000 * log(total / $0.count), Self.largestCost)) })
  }
}
