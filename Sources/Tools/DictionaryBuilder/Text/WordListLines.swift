/// Classifies the lines of a word list and collects the rules in its header. A copy made at the
/// first entry can read any later part of the list.
struct WordListLines {
  /// The kind of a line.
  enum Meaning {
    case field(WordList.Field)
    case entry
    /// A comment, or an empty line.
    case nothing
  }

  /// The name of the file, for messages.
  let name: String
  /// The rules stated so far.
  private(set) var rules = EntryRules()
  /// The number of origins listed so far; 0 in a list that was not merged.
  private(set) var originCount = 0
  private var hasSignature = false
  private var hasEntries = false

  init(name: String) { self.name = name }

  /// Classifies `line`.
  ///
  /// - Throws: `DictionaryError.malformed` if the first line is not the signature, or a header line
  ///   is invalid or follows the first entry.
  mutating func meaning(of line: SourceLine) throws(DictionaryError) -> Meaning {
    guard hasSignature else {
      guard line.bytes.elementsEqual(WordList.signature.utf8) else { throw noSignature }
      hasSignature = true
      return .nothing
    }
    guard !line.bytes.isEmpty else { return .nothing }
    guard isComment(line) else {
      hasEntries = true
      return .entry
    }
    guard let field = Self.field(line) else { return .nothing }
    let before = (rules, originCount)
    do throws(RejectionReason) {
      try rules.take(field)
      if field.key.hasPrefix(Origin.keyPrefix) { originCount += 1 }
      if hasEntries, (rules, originCount) != before {
        throw .malformed("'# \(field.key):' must precede the first entry")
      }
    } catch {
      throw .malformed(path: name, line: line.number, reason: "\(error)")
    }
    return .field(field)
  }

  /// Throws if the text had no line.
  func finish() throws(DictionaryError) {
    guard hasSignature else { throw noSignature }
  }

  /// Returns `parser` with the rules of the list.
  ///
  /// - Throws: `DictionaryError.malformed` if the builder does not compile the list's reading
  ///   system.
  func parser(_ parser: EntryParser) throws(DictionaryError) -> EntryParser {
    guard rules.reading.isBySyllable || rules.reading == .none else {
      throw .malformed(
        path: name, line: nil,
        reason: "its readings are \(rules.reading.rawValue); only syllables are compiled")
    }
    return EntryParser(syllables: parser.syllables, rules: rules)
  }

  private var noSignature: DictionaryError {
    .malformed(
      path: name, line: 1,
      reason: "it is not a word list: the first line should be '\(WordList.signature)'")
  }

  private func isComment(_ line: SourceLine) -> Bool {
    guard line.isComment else { return false }
    return rules.script == .han || line.bytes.count == 1
      || line.bytes.starts(with: WordList.commentStart)
  }

  private static func field(_ line: SourceLine) -> WordList.Field? {
    guard let text = line.text, let colon = text.firstIndex(of: ":") else { return nil }
    let key = text[..<colon].dropFirst().drop { $0 == " " }
    return WordList.Field(
      String(key), String(text[text.index(after: colon)...].drop { $0 == " " }))
  }
}

extension SourceLine {
  /// The fields of an entry in a word list.
  struct EntryFields {
    let word: ArraySlice<UInt8>
    let reading: ArraySlice<UInt8>
    let weight: ArraySlice<UInt8>
    /// The origins of the entry; empty if the list was not merged.
    let origins: OriginSet
  }

  /// Splits the line of an entry. `originCount` is the number of origins of a merged list, 0 for
  /// any other list.
  func entryFields(originCount: Int) throws(RejectionReason) -> EntryFields {
    let fields = self.fields
    let expected = originCount > 0 ? 4 : 3
    guard text != nil else { throw .invalidUTF8 }
    guard fields.count >= 3 else {
      throw .missingField(fields.count < 2 ? "reading (it may be empty) and weight" : "weight")
    }
    guard fields.count <= expected else {
      throw .malformed("the line has \(fields.count) fields, not \(expected)")
    }
    guard fields.count == expected else { throw .missingField("number of its origin") }
    return EntryFields(
      word: fields[0], reading: fields[1], weight: fields[2],
      origins: originCount > 0 ? try OriginSet(parsing: fields[3], count: originCount) : [])
  }
}
