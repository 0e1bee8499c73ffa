import SyllableConversion

/// A word list: the text format that every importer writes and the builder reads.
///
/// ```
/// # globekey-wordlist 1
/// # source: jieba
/// # licence: MIT
/// # reading: none
/// # script: Han
/// # weight: count
/// 你好 TAB TAB 4078
/// 银行 TAB TAB 26170
/// ```
///
/// The file is UTF-8 with `\n` (or `\r\n`) line ends. The first line is `# globekey-wordlist 1`.
/// Other lines that begin with `#` are `# key: value` or comments. The fields `reading`, `script`
/// and `weight` describe the entries (`ReadingSystem`, `WordScript`, `WeightUnit`) and precede the
/// first entry. The defaults are pinyin, Han characters and counts.
///
/// Every other line is `word TAB reading TAB weight`. The word is of the stated script. The reading
/// has parts separated by one space, or is empty if the source records none. The weight is a
/// decimal number in the stated unit. A word with several readings has a line for each, the most
/// common first. If words are of any script, `#` begins a comment only before a space or at the end
/// of the line: `#1` may be a word.
///
/// A merged list has a fourth column: the numbers of its `# origin N:` lines, separated by commas
/// (`Origin`).
///
/// This type holds the lists that the builder compiles: those without readings, or with readings by
/// syllable, which are stored as syllable numbers. `import --format word-list` checks a list of any
/// kind.
package struct WordList: Sendable {
  /// The first line of every list.
  package static let signature = "# globekey-wordlist 1"
  /// The bytes that begin a comment in every list.
  static let commentStart: [UInt8] = [UInt8(ascii: "#"), UInt8(ascii: " ")]

  /// The `# key: value` lines, in order.
  package var header: [Field]
  /// The entries, in order.
  package var entries: [WordEntry]
  /// The rules that the header states for the entries.
  package private(set) var rules = EntryRules()

  /// A `# key: value` line of the header.
  package struct Field: Sendable, Equatable {
    /// The key, such as `source`, `version` or `licence`.
    package let key: String
    package let value: String

    package init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  package init(header: [Field] = [], entries: [WordEntry] = []) {
    self.header = header
    self.entries = entries
  }

  /// Reads a list. Rejected lines are added to `report`.
  ///
  /// - Throws: `DictionaryError.malformed` if the first line is not the signature, the header is
  ///   invalid, or the readings are of a kind that this type does not hold.
  package init(
    _ source: SourceText, parser: EntryParser, report: inout RejectionReport
  ) throws(DictionaryError) {
    self.init()
    var lines = WordListLines(name: source.name)
    var parser = parser
    var hasRules = false
    for line in source.lines {
      switch try lines.meaning(of: line) {
      case .field(let field): header.append(field)
      case .nothing: continue
      case .entry:
        if !hasRules { parser = try lines.parser(parser) }
        hasRules = true
        do throws(RejectionReason) {
          entries.append(try Self.entry(line, parser, originCount: lines.originCount))
        } catch {
          report.refuse(source.name, line: line.number, error)
        }
      }
    }
    try lines.finish()
    rules = lines.rules
  }

  /// Parses the entry in a line. `originCount` is the number of origins of a merged list, 0 for any
  /// other list.
  static func entry(
    _ line: SourceLine, _ parser: EntryParser, originCount: Int
  ) throws(RejectionReason) -> WordEntry {
    let fields = try line.entryFields(originCount: originCount)
    let word = try parser.word(fields.word)
    guard parser.rules.reading != .none || fields.reading.isEmpty else {
      throw .notAReading(String(decoding: fields.reading, as: UTF8.self), .none)
    }
    return WordEntry(
      word: word, reading: try parser.reading(fields.reading, of: word),
      weight: try parser.weight(fields.weight), origins: fields.origins)
  }

  /// Returns the entries with weights proportional to the frequency, converted from the unit of the
  /// list.
  ///
  /// - Parameter name: The name of the file, for the error.
  /// - Throws: `DictionaryError.malformed` for a list of ranks, which do not give a frequency.
  package func frequencies(name: String) throws(DictionaryError) -> [WordEntry] {
    try rules.weight.requireFrequencies(of: name)
    return rules.weight.isFrequency ? entries : entries.map { $0.asFrequency(from: rules.weight) }
  }

  /// Returns the list as UTF-8 text.
  package func serialized(syllables: SyllableTable) -> [UInt8] {
    var text = Self.headerText(header)
    let parser = EntryParser(syllables: syllables)
    for entry in entries {
      Self.append(
        word: entry.word.utf8, reading: parser.spelled(entry.reading), weight: entry.weight,
        origins: entry.origins, to: &text)
    }
    return text
  }

  /// Returns the first line and the fields. Line ends and other control characters in a value
  /// become spaces: a line end would begin another line. Tabs are kept, because they separate the
  /// fields of an origin.
  static func headerText(_ fields: [Field]) -> [UInt8] {
    var text = Array("\(signature)\n".utf8)
    for field in fields {
      let value = field.value.unicodeScalars.map { $0.value < 0x20 && $0 != "\t" ? " " : $0 }
      text += "# \(field.key): ".utf8
      for scalar in value { text += UTF8.encode(scalar).map(Array.init) ?? [] }
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// Appends the line of an entry to `text`.
  static func append(
    word: [UInt8], reading: [UInt8], weight: Double, origins: OriginSet, to text: inout [UInt8]
  ) {
    text += word
    text.append(UInt8(ascii: "\t"))
    text += reading
    text.append(UInt8(ascii: "\t"))
    text += (Int64(exactly: weight).map(String.init) ?? String(weight)).utf8
    if !origins.isEmpty { text += "\t\(origins)".utf8 }
    text.append(UInt8(ascii: "\n"))
  }
}
