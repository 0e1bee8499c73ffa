/// Imports the text form of a libime pinyin dictionary (`词语 ci'yu weight`, the output of
/// `libime_pinyindict -d`) or of an fcitx 4 one (`ci'yu 词语`). Spaces or tabs separate the fields. A
/// line without a weight is accepted only if the unit is `none`.
struct PinyinTextImporter: LineImporter {
  let decoder: LineDecoder

  func read(_ line: SourceLine, into sink: ImportSink) throws(RejectionReason) {
    let fields = line.bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard fields.count >= 2 else { throw .missingField("reading") }
    guard fields.count <= 3 else { throw .malformed("expected 'word reading weight'") }
    // Words are Han characters, so a field that begins with a letter is the reading.
    let readingFirst = fields[0].first.map { $0 < 0x80 } ?? false
    let (word, reading) = readingFirst ? (fields[1], fields[0]) : (fields[0], fields[1])
    let syllables = reading.withApostrophesAsSpaces
    if fields.count == 3 {
      try sink.append(word: word, reading: syllables, weight: fields[2])
    } else {
      guard sink.parser.rules.weight == .none else { throw .missingField("weight") }
      try sink.append(word: word, reading: syllables, weight: 0)
    }
  }
}

/// Imports libpinyin's `*.table`: `reading TAB word TAB token TAB count`. Apostrophes separate the
/// syllables of the reading. The token is libpinyin's own number of the word.
struct LibpinyinImporter: LineImporter {
  let decoder: LineDecoder

  func read(_ line: SourceLine, into sink: ImportSink) throws(RejectionReason) {
    guard !line.isComment else { return }
    let fields = line.bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard fields.count >= 4 else {
      throw .missingField(["word", "word", "token", "count"][min(fields.count, 3)])
    }
    guard fields.count == 4 else { throw .malformed("expected 'reading word token count'") }
    guard fields[2].allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .malformed("the token is not a number")
    }
    try sink.append(
      word: fields[1], reading: fields[0].withApostrophesAsSpaces, weight: fields[3])
  }
}

extension ArraySlice<UInt8> {
  /// The reading `ni'hao` in the spelling of a list, `ni hao`.
  fileprivate var withApostrophesAsSpaces: ArraySlice<UInt8> {
    map { $0 == UInt8(ascii: "'") ? UInt8(ascii: " ") : $0 }[...]
  }
}
