import SyllableConversion

/// A word list: the one text form that every importer writes and the builder reads.
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
/// UTF-8 with `\n` (or `\r\n`) line ends. The first line is `# globekey-wordlist 1`; other lines
/// that begin with `#` are `# key: value` or comments. The fields `reading`, `script` and `weight`
/// say what the entries are (`ReadingSystem`, `WordScript`, `WeightUnit`) and stand before the first
/// entry; a list without them has pinyin, Han characters and counts. Every other line is `word TAB
/// reading TAB weight`: a word of the script; its reading, in parts separated by one space, or
/// nothing where the source records none; a decimal number in the unit. A word with several
/// readings has a line for each, the most common first. Where words are of any script, `#` begins a
/// comment only before a space or at the end of the line: `#1` may be a word.
///
/// A merged list has a fourth column, the numbers of its `# origin N:` lines separated by commas;
/// see `Origin`.
///
/// This type holds lists whose readings are pinyin, or that have none, with their syllables as
/// numbers: what the builder compiles. `import --format word-list` checks a list of any kind.
package struct WordList: Sendable {
  /// The first line.
  package static let signature = "# globekey-wordlist 1"
  /// What a line begins with that is a comment in every list.
  static let commentStart: [UInt8] = [UInt8(ascii: "#"), UInt8(ascii: " ")]

  /// The `# key: value` lines, in order.
  package var header: [Field]
  /// The words, in order.
  package var entries: [WordEntry]
  /// What the header says that the entries are.
  package private(set) var rules = EntryRules()

  /// A `# key: value` line of the header.
  package struct Field: Sendable, Equatable {
    /// What is said, such as `source`, `version` or `licence`.
    package let key: String
    /// What it is.
    package let value: String

    /// A field.
    package init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// A list.
  package init(header: [Field] = [], entries: [WordEntry] = []) {
    self.header = header
    self.entries = entries
  }

  /// Reads a list. Bad lines go to `report`; a file without the first line, and a list of another
  /// kind than this type holds, is refused as a whole.
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

  /// The entry in a line of a list with that many origins, 0 where it is no merged list.
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

  /// The entries with weights in proportion to the frequency, whatever the unit of the list is.
  /// `name` is the file, for the error of a list of ranks, which do not say how frequent a word is.
  package func frequencies(name: String) throws(DictionaryError) -> [WordEntry] {
    try rules.weight.requireFrequencies(of: name)
    return rules.weight.isFrequency ? entries : entries.map { $0.asFrequency(from: rules.weight) }
  }

  /// The list as text.
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

  /// The first line and the fields. A line end in a value would begin another line; it becomes a
  /// space, as other controls do. Tabs stay: they are between the fields of an origin.
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

  /// Adds the line of an entry to `text`.
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
