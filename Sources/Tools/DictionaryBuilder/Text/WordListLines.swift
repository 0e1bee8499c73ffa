/// Tells the lines of a word list apart and gathers what its header promises. A copy taken at the
/// first entry reads any further piece of the list.
struct WordListLines {
  /// What a line is.
  enum Meaning {
    case field(WordList.Field)
    case entry
    /// A comment, or an empty line.
    case nothing
  }

  /// The file, for messages.
  let name: String
  /// What the header has said so far.
  private(set) var rules = EntryRules()
  /// How many origins the header has listed so far; 0 in a list that was not merged.
  private(set) var originCount = 0
  private var hasSignature = false
  private var hasEntries = false

  init(name: String) { self.name = name }

  /// What `line` is. Throws where the first line is not the signature, and where the header is
  /// wrong or comes too late.
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
        throw .malformed("'# \(field.key):' must stand before the first entry")
      }
    } catch {
      throw .malformed(path: name, line: line.number, reason: "\(error)")
    }
    return .field(field)
  }

  /// Throws where there was no line at all.
  func finish() throws(DictionaryError) {
    guard hasSignature else { throw noSignature }
  }

  /// `parser` with the rules of the list. Throws where the builder does not compile such readings.
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
    /// Empty where the list was not merged.
    let origins: OriginSet
  }

  /// The fields of an entry in a list with that many origins, 0 where it is no merged list.
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
