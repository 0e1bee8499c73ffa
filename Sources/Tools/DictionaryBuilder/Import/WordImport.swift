import SyllableConversion

/// An import: a format, and what the user says of a source in it.
package struct WordImport: Sendable {
  private let format: ImportFormat
  private let options: ImportOptions
  private let parser: EntryParser

  /// An import. `syllables` are those of pinyin; other readings need none. Throws where the options
  /// do not fit the format, or do not say what it leaves open.
  package init(
    _ format: ImportFormat, options: ImportOptions = ImportOptions(), syllables: SyllableTable?
  ) throws(ImportUsageError) {
    self.format = format
    self.options = options
    let rules = try format.rules(options)
    guard !rules.reading.isPinyin || syllables != nil || format == .wordList else {
      throw ImportUsageError("readings in pinyin need the file of their syllables: --syllables")
    }
    parser = EntryParser(syllables: syllables, rules: rules)
  }

  /// Reads `input`. Bad lines are refused, the first `limit` of them kept; a source that cannot be
  /// read at all is an error. The entries wait in a temporary file.
  package func run(
    _ input: ImportInput, listingRejected limit: Int = 20
  ) throws(DictionaryError) -> ImportedList {
    let sink = try ImportSink(name: input.name, parser: parser, limit: limit)
    var importer = try importer(for: input)
    try importer.read(input, into: sink)
    return ImportedList(sink)
  }

  private func importer(for input: ImportInput) throws(DictionaryError) -> any Importer {
    let given = options.encoding.flatMap(LineDecoder.init)
    let decoder = given ?? LineDecoder.utf8
    switch format {
    case .jieba: return JiebaImporter(decoder: decoder)
    case .pypinyinPhrases: return PypinyinPhrasesImporter(parser: parser)
    case .pypinyinCharacters: return PypinyinCharactersImporter(parser: parser)
    case .rime: return RimeImporter(decoder: decoder)
    case .unihan: return UnihanImporter(parser: parser, decoder: decoder)
    case .pinyinText: return PinyinTextImporter(decoder: decoder)
    case .tableText: return TableTextImporter(decoder: decoder)
    case .ibusTable: return IBusTableImporter(decoder: decoder)
    case .libpinyin: return LibpinyinImporter(decoder: decoder)
    case .skk: return SKKImporter(decoder: given)
    case .chewing: return ChewingImporter(decoder: decoder)
    case .hunspell:
      return HunspellImporter(
        affixPath: try affixPath(beside: input), stemsOnly: options.stemsOnly,
        maximumForms: options.maximumForms, encoding: options.encoding)
    case .mecab:
      return MeCabCSVImporter(decoder: decoder, columns: columns(else: .ipadic))
    case .mecabBinary:
      return MeCabBinaryImporter(
        columns: columns(else: .ipadic), encoding: options.encoding)
    case .aosp: return AOSPImporter(decoder: decoder)
    case .cedict: return CEDICTImporter(decoder: decoder, isTraditional: options.traditional)
    case .arpa: return ARPAImporter(decoder: decoder)
    case .tsv: return TSVImporter(decoder: decoder, columns: columns(else: .wordAndWeight))
    case .wordList: return WordListImporter()
    }
  }

  private func columns(else usual: ColumnList) -> ColumnList {
    if let columns = options.columns { return columns }
    return parser.rules.reading == .none ? usual.withoutReading : usual
  }

  /// The `.aff` file that was named, or the one beside `words.dic`. Only stems can be read without.
  private func affixPath(beside input: ImportInput) throws(DictionaryError) -> String? {
    if let named = options.affixes { return named }
    let extensions = [".dic", ".dic.gz"]
    if let path = input.path, let end = extensions.first(where: path.hasSuffix) {
      let beside = String(path.dropLast(end.count)) + ".aff"
      if FileAccess.exists(beside) { return beside }
    }
    guard options.stemsOnly else {
      throw .malformed(
        path: input.name, line: nil,
        reason: "there is no .aff file beside it; name it with --affixes, or give --stems-only")
    }
    return nil
  }
}
