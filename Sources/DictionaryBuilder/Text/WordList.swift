import Lexicon

/// A word list: the one text form that every importer writes and the builder reads.
///
/// ```
/// # globekey-wordlist 1
/// # source: jieba
/// # licence: MIT
/// 你好 TAB ni hao TAB 4078
/// 银行 TAB TAB 26170
/// ```
///
/// UTF-8 with `\n` (or `\r\n`) line ends. The first line is `# globekey-wordlist 1`; other lines
/// that begin with `#` are `# key: value` or comments. Every other line is `word TAB reading TAB
/// weight`: a word of Han characters; its reading as syllables separated by one space, without
/// tones and with `v` for `ü`, or nothing where the source records none; a weight from 0 to 10¹²,
/// a whole or decimal number, in the source's own unit. A word with several readings has a line
/// for each, the most common first.
///
/// A merged list has a fourth column, the numbers of its `# origin N:` lines separated by commas;
/// see `Origin`.
public struct WordList: Sendable {
  /// The first line.
  public static let signature = "# globekey-wordlist 1"

  /// The `# key: value` lines, in order.
  public var header: [Field]
  /// The words, in order.
  public var entries: [WordEntry]

  /// A `# key: value` line of the header.
  public struct Field: Sendable, Equatable {
    /// What is said, such as `source`, `version` or `licence`.
    public let key: String
    /// What it is.
    public let value: String

    /// A field.
    public init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// A list.
  public init(header: [Field] = [], entries: [WordEntry] = []) {
    self.header = header
    self.entries = entries
  }

  /// Reads a list. Bad lines go to `report`; a file without the first line is refused as a whole.
  public init(
    _ source: SourceText, parser: EntryParser, report: inout RefusalReport
  ) throws(DictionaryError) {
    self.init()
    var lines = source.lines
    var originCount = 0
    guard let first = lines.next(), first.bytes.elementsEqual(Self.signature.utf8) else {
      throw Self.missingSignature(path: source.name)
    }
    while let line = lines.next() {
      if line.isComment {
        guard let field = Self.field(line) else { continue }
        header.append(field)
        if field.key.hasPrefix(Origin.keyPrefix) { originCount += 1 }
      } else if !line.bytes.isEmpty {
        do throws(RefusalReason) {
          entries.append(try Self.entry(line, parser, originCount: originCount))
        } catch {
          report.refuse(source, line: line.number, error)
        }
      }
    }
  }

  /// What to say of a file that is no word list.
  static func missingSignature(path: String) -> DictionaryError {
    .malformed(
      path: path, line: 1, reason: "it is not a word list: the first line should be '\(signature)'")
  }

  /// The key and the value of a comment, nil where it is none of `# key: value`.
  static func field(_ line: SourceLine) -> Field? {
    guard let text = line.text, let colon = text.firstIndex(of: ":") else { return nil }
    let key = text[..<colon].dropFirst().drop { $0 == " " }
    return Field(String(key), String(text[text.index(after: colon)...].drop { $0 == " " }))
  }

  /// The entry in a line of a list with that many origins, 0 where it is no merged list.
  static func entry(
    _ line: SourceLine, _ parser: EntryParser, originCount: Int
  ) throws(RefusalReason) -> WordEntry {
    let fields = line.fields
    guard line.text != nil else { throw .invalidUTF8 }
    guard fields.count >= 3 else {
      throw .missingField(fields.count < 2 ? "reading (it may be empty) and weight" : "weight")
    }
    let expected = originCount > 0 ? 4 : 3
    guard fields.count <= expected else {
      throw .malformed("the line has \(fields.count) fields, not \(expected)")
    }
    guard fields.count == expected else { throw .missingField("number of its origin") }
    let word = try parser.word(fields[0])
    return WordEntry(
      word: word, reading: try parser.reading(fields[1], of: word),
      weight: try parser.weight(fields[2]),
      origins: originCount > 0 ? try OriginSet(parsing: fields[3], count: originCount) : [])
  }

  /// The list as text.
  public func serialized(syllables: SyllableTable) -> [UInt8] {
    var text = Array("\(Self.signature)\n".utf8)
    for field in header { text += "# \(field.key): \(field.value)\n".utf8 }
    for entry in entries {
      text += entry.word.utf8
      text.append(UInt8(ascii: "\t"))
      for (index, syllable) in entry.reading.enumerated() {
        if index > 0 { text.append(UInt8(ascii: " ")) }
        text += syllables.spellings[Int(syllable)].utf8
      }
      text.append(UInt8(ascii: "\t"))
      text += Self.digits(of: entry.weight).utf8
      if !entry.origins.isEmpty { text += "\t\(entry.origins)".utf8 }
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  private static func digits(of weight: Double) -> String {
    Int64(exactly: weight).map(String.init) ?? String(weight)
  }
}
