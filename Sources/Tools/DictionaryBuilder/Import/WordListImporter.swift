/// Imports a word list of any kind: validates it against its header and writes it in the normalised
/// spelling.
struct WordListImporter: Importer {
  func read(_ input: ImportInput, into sink: ImportSink) throws(DictionaryError) {
    var lines = WordListLines(name: input.name)
    while let line = try input.nextLine() {
      switch try lines.meaning(of: line) {
      case .field(let field):
        sink.parser.rules = lines.rules
        guard !lines.rules.reading.isPinyin || sink.parser.syllables != nil else {
          throw .malformed(
            path: input.name, line: line.number,
            reason: "its readings are pinyin; name the file of their syllables with --syllables")
        }
        sink.header.append(field)
      case .nothing: continue
      case .entry:
        sink.take(line.number) { () throws(RejectionReason) in
          let fields = try LineDecoder.utf8.decode(line)
            .entryFields(originCount: lines.originCount)
          try sink.append(
            word: fields.word, reading: fields.reading,
            weight: try sink.parser.weight(fields.weight), origins: fields.origins)
        }
      }
    }
    try lines.finish()
  }
}
