import SyllableConversion

/// An import of one source: its format and options.
package struct WordImport: Sendable {
  private let format: ImportFormat
  private let options: ImportOptions
  private let parser: EntryParser

  /// Creates an import.
  ///
  /// - Parameters:
  ///   - format: The format of the source.
  ///   - options: The options, for what the format does not fix.
  ///   - syllables: The syllables of pinyin; nil for other readings.
  /// - Throws: `ImportUsageError` if an option does not apply to the format, or a required one is
  ///   missing.
  package init(
    _ format: ImportFormat, options: ImportOptions = ImportOptions(), syllables: SyllableTable?
  ) throws(ImportUsageError) {
    self.format = format
    self.options = options
    let rules = try format.rules(options)
    guard !rules.reading.isPinyin || syllables != nil || format == .wordList else {
      throw ImportUsageError("readings in pinyin need a syllable file; give --syllables FILE")
    }
    parser = EntryParser(syllables: syllables, rules: rules)
  }

  /// Reads `input`. The entries are spooled to a temporary file.
  ///
  /// - Parameter limit: The maximum number of rejected lines to keep.
  /// - Throws: `DictionaryError` for a source that cannot be read at all.
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

  /// Returns the `.aff` file that the user names, or the one beside `words.dic`. Nil if there is
  /// none, which is an error unless only stems are taken.
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
