/// A phrase table in OpenCC's text format: phrases and their replacements.
///
/// The file is UTF-8. Lines that begin with `#` and a space are comments. Every other line is
/// `phrase TAB text`, or several texts separated by one space, the default one first. Each phrase
/// occurs once.
struct PhraseFile {
  /// A phrase and its replacements as written in the file.
  struct Entry: Equatable {
    /// The Unicode scalars of the phrase.
    let phrase: [UInt32]
    /// The UTF-8 bytes of the texts.
    let texts: ArraySlice<UInt8>
  }

  /// The maximum length of a phrase, in Unicode scalars.
  static let maximumPhraseLength = 64

  /// The entries, ascending by the scalars of their phrases.
  private(set) var entries: [Entry] = []

  /// Reads a file. Rejected lines are added to `report`.
  init(_ source: SourceText, report: inout RejectionReport) {
    var lines: [[UInt32]: Int] = [:]
    source.forEachEntry(report: &report) { line throws(RejectionReason) in
      let entry = try Self.entry(line)
      if let first = lines.updateValue(line.number, forKey: entry.phrase) {
        lines[entry.phrase] = first
        throw .malformed("the phrase is already on line \(first)")
      }
      entries.append(entry)
    }
    entries.sort { $0.phrase.lexicographicallyPrecedes($1.phrase) }
  }

  private static func entry(_ line: SourceLine) throws(RejectionReason) -> Entry {
    guard line.text != nil else { throw .invalidUTF8 }
    let fields = line.fields
    for field in fields {
      let text = String(decoding: field, as: UTF8.self)
      if let fault = TextFault(in: text) { throw .damaged(text, fault) }
    }
    guard fields.count >= 2, !fields[1].isEmpty else { throw .missingField("text") }
    guard fields.count == 2 else { throw .malformed("the line has \(fields.count) fields, not 2") }
    let phrase = String(decoding: fields[0], as: UTF8.self).unicodeScalars.map(\.value)
    guard !phrase.isEmpty else { throw .missingField("phrase") }
    guard phrase.count <= maximumPhraseLength else {
      throw .malformed("the phrase has more than \(maximumPhraseLength) characters")
    }
    let texts = fields[1].split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard !texts.contains(where: \.isEmpty) else {
      throw .malformed("texts must be separated by one space")
    }
    return Entry(phrase: phrase, texts: fields[1])
  }
}
