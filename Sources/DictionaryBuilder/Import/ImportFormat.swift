/// Reads a word list out of a source in a format of its own.
protocol Importer {
  /// The entries of `source` with what its header says. Bad lines go to `report` and the rest is
  /// still read; a source that cannot be read at all is an error.
  func wordList(
    from source: SourceText, report: inout RefusalReport
  ) throws(DictionaryError) -> WordList
}

/// The formats that can be imported.
public enum ImportFormat: String, CaseIterable, Sendable {
  /// jieba's `dict.txt`: `word count tag`, no readings.
  case jieba
  /// pypinyin's phrases: `phrases_dict.json`, or `词: cí` lines.
  case pypinyinPhrases = "pypinyin-phrases"
  /// pypinyin's characters: `pinyin_dict.json`, or `U+4E00: yī,yí` lines.
  case pypinyinCharacters = "pypinyin-characters"
  /// rime's `*.dict.yaml`: a YAML header, then tab-separated columns.
  case rime
  /// The Unihan database's `Unihan_Readings.txt`.
  case unihan

  private func importer(_ parser: EntryParser) -> any Importer {
    switch self {
    case .jieba: JiebaImporter(parser: parser)
    case .pypinyinPhrases: PypinyinPhrasesImporter(parser: parser)
    case .pypinyinCharacters: PypinyinCharactersImporter(parser: parser)
    case .rime: RimeImporter(parser: parser)
    case .unihan: UnihanImporter(parser: parser)
    }
  }

  /// Reads `source` in this format.
  public func wordList(
    from source: SourceText, parser: EntryParser, report: inout RefusalReport
  ) throws(DictionaryError) -> WordList {
    try importer(parser).wordList(from: source, report: &report)
  }
}
