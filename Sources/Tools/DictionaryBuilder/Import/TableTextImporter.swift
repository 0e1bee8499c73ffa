/// Imports the text form of an fcitx or libime table: `Key=value` lines, the sections `[Rule]` and
/// `[Data]`, and in the latter lines `code word` with an optional weight. Names may be the Chinese
/// ones of fcitx 4 (`键码=`, `[组词规则]`, `[数据]`). Lines of `[Data]` that give a pinyin, a prompt or the
/// code of a character in phrases begin with a mark that the header defines; they are skipped and
/// counted.
///
/// The format states an order instead of weights: with the unit `rank`, words of a code are
/// numbered in file order. Keys, the code length and the phrase rules become fields of the list.
struct TableTextImporter: LineImporter {
  let decoder: LineDecoder
  private enum Section { case header, rules, data }
  private var section = Section.header
  private var hasData = false
  private var marks: [UInt8: String] = [:]
  /// The number of words of each code so far, for ranks.
  private var counts: [ArraySlice<UInt8>: Int] = [:]

  init(decoder: LineDecoder) { self.decoder = decoder }

  mutating func read(_ line: SourceLine, into sink: ImportSink) throws(RejectionReason) {
    let text = line.text ?? ""
    switch text {
    case "[Data]", "[数据]", "[Phrase]", "[词组]":
      if !hasData { sink.header.append(.init(CodeListFields.order, "file")) }
      section = .data
      hasData = true
    case "[Rule]", "[组词规则]": section = .rules
    default:
      switch section {
      case .header: try readHeader(text, sink)
      case .rules: try readRule(text, sink)
      case .data: try readData(line, sink)
      }
    }
  }

  func finish(_ sink: ImportSink) {
    guard !hasData else { return }
    sink.refuse(1, .malformed("there is no line '[Data]'; it is not a table in text form"))
  }

  private mutating func readHeader(
    _ text: String, _ sink: ImportSink
  ) throws(RejectionReason) {
    guard !text.hasPrefix(";"), !text.hasPrefix("#") else { return }
    guard let equals = text.firstIndex(of: "=") else {
      throw .malformed("expected 'Key=value', '[Rule]' or '[Data]'")
    }
    let value = String(text[text.index(after: equals)...])
    guard let mark = value.utf8.first else { return }
    switch text[..<equals] {
    case "Pinyin", "拼音": marks[mark] = "lines of pinyin skipped"
    case "Prompt", "提示": marks[mark] = "prompts skipped"
    case "ConstructPhrase", "构词": marks[mark] = "codes for building phrases skipped"
    case "KeyCode", "键码": sink.header.append(.init(CodeListFields.keys, value))
    case "Length", "码长": sink.header.append(.init(CodeListFields.codeLength, value))
    default: return
    }
  }

  /// Reads a phrase rule: `e2=p11+p12+p21+p22` is for phrases of two characters, `a4=…` for four or
  /// more.
  private func readRule(_ text: String, _ sink: ImportSink) throws(RejectionReason) {
    guard let rule = PositionRule(text[...], equal: "e", atLeast: "a", separator: "=") else {
      throw .malformed("'\(text)' is not a phrase rule; expected 'e2=p11+p12+p21+p22'")
    }
    sink.header.append(.init(CodeListFields.phraseRule, rule.formula))
  }

  private mutating func readData(
    _ line: SourceLine, _ sink: ImportSink
  ) throws(RejectionReason) {
    let fields = line.columns
    guard fields.count >= 2, let first = fields[0].first else { throw .missingField("word") }
    if let note = marks[first] { return sink.note(note) }
    guard fields.count <= 3 else { throw .malformed("expected 'code word weight'") }
    let (code, word) = (fields[0], fields[1])
    if fields.count == 3 {
      try sink.append(word: word, reading: code, weight: fields[2])
    } else {
      switch sink.parser.rules.weight {
      case .rank:
        let rank = counts[code, default: 0] + 1
        try sink.append(word: word, reading: code, weight: Double(rank))
        // Copy the code: a slice would keep its whole piece of the file alive.
        counts[Array(code)[...]] = rank
      case .none: try sink.append(word: word, reading: code, weight: 0)
      default: throw .missingField("weight")
      }
    }
  }
}
