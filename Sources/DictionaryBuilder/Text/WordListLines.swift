/// Tells the lines of a word list apart and gathers what its header promises.
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
    let before = rules
    do throws(RefusalReason) {
      if try rules.take(field), hasEntries, rules != before {
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
  /// The three fields of an entry in a word list.
  func entryFields() throws(RefusalReason) -> (
    word: ArraySlice<UInt8>, reading: ArraySlice<UInt8>, weight: ArraySlice<UInt8>
  ) {
    let fields = self.fields
    guard text != nil else { throw .invalidUTF8 }
    guard fields.count >= 3 else {
      throw .missingField(fields.count < 2 ? "reading (it may be empty) and weight" : "weight")
    }
    guard fields.count == 3 else { throw .malformed("the line has \(fields.count) fields, not 3") }
    return (fields[0], fields[1], fields[2])
  }
}
