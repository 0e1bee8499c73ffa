/// Imports the words of a language model in ARPA format: the section `\1-grams:` with lines
/// `log10-P TAB word TAB back-off`. Longer n-grams are skipped and counted. `<s>`, `</s>` and
/// `<unk>` are left out.
struct ARPAImporter: LineImporter {
  let decoder: LineDecoder
  private enum Section: Equatable { case before, counts, unigrams, longer, after }
  private var section = Section.before
  private var stated: Int?
  private var found = 0
  private var lastLine = 1

  init(decoder: LineDecoder) { self.decoder = decoder }

  mutating func read(_ line: SourceLine, into sink: ImportSink) throws(RejectionReason) {
    lastLine = line.number
    if line.bytes.first == UInt8(ascii: "\\"), try readMark(line.text ?? "") { return }
    switch section {
    case .before, .after: return
    case .counts: try readCount(line.text ?? "")
    case .longer: sink.note("longer n-grams skipped")
    case .unigrams:
      found += 1
      let fields = line.bytes.split { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
      guard fields.count >= 2 else { throw .missingField("word") }
      guard fields.count <= 3 else { throw .malformed("expected 'log-probability word back-off'") }
      let weight = try sink.parser.weight(fields[0])
      if fields.count == 3 { _ = try sink.parser.weight(fields[2]) }
      switch String(decoding: fields[1], as: UTF8.self) {
      case "<s>", "</s>", "<unk>", "<UNK>":
        sink.note("marks of sentence ends and unknown words left out")
      default: try sink.append(word: fields[1], weight: weight)
      }
    }
  }

  func finish(_ sink: ImportSink) {
    if section == .before {
      sink.refuse(1, .malformed("there is no line '\\data\\'; it is not an ARPA file"))
    } else if section != .after {
      sink.refuse(lastLine, .malformed("the file ends before '\\end\\'; is it complete?"))
    } else if let stated, stated != found {
      sink.refuse(
        lastLine, .malformed("the header states \(stated) words and there are \(found)"))
    }
  }

  /// Handles a line that separates sections. Returns false for a unigram that begins with a
  /// backslash.
  private mutating func readMark(_ text: String) throws(RejectionReason) -> Bool {
    switch text {
    case "\\data\\": section = .counts
    case "\\1-grams:": section = .unigrams
    case "\\end\\": section = .after
    default:
      guard text.hasSuffix("-grams:"), Int(text.dropFirst().dropLast(7)) != nil else {
        return section == .before
      }
      section = .longer
    }
    return true
  }

  private mutating func readCount(_ text: String) throws(RejectionReason) {
    guard text.hasPrefix("ngram "), let equals = text.firstIndex(of: "="),
      let count = Int(text[text.index(after: equals)...].drop { $0 == " " })
    else { throw .malformed("expected 'ngram 1=count'") }
    if text[..<equals].dropFirst(6) == "1" { stated = count }
  }
}
