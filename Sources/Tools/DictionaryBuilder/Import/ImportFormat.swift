/// The source formats that can be imported.
package enum ImportFormat: String, CaseIterable, Sendable {
  /// jieba's `dict.txt`: `word count tag`, without readings.
  case jieba
  /// pypinyin's phrases: `phrases_dict.json`, or lines `词: cí`.
  case pypinyinPhrases = "pypinyin-phrases"
  /// pypinyin's characters: `pinyin_dict.json`, or lines `U+4E00: yī,yí`.
  case pypinyinCharacters = "pypinyin-characters"
  /// rime's `*.dict.yaml`: a YAML header, then tab-separated columns.
  case rime
  /// The Unihan database's `Unihan_Readings.txt`.
  case unihan
  /// The text form of a libime or fcitx pinyin dictionary.
  case pinyinText = "pinyin-text"
  /// The text form of a libime or fcitx table.
  case tableText = "table-text"
  /// The text form of an ibus-table or scim-tables table.
  case ibusTable = "ibus-table"
  /// libpinyin's `*.table`.
  case libpinyin
  /// An SKK dictionary.
  case skk
  /// libchewing's `tsi.csv` or `tsi.src`.
  case chewing
  /// Hunspell's `.dic` file with its `.aff` file.
  case hunspell
  /// MeCab's comma-separated lists.
  case mecab
  /// MeCab's binary dictionary, `sys.dic`.
  case mecabBinary = "mecab-binary"
  /// Android's `.combined` dictionaries.
  case aosp
  /// CC-CEDICT.
  case cedict
  /// The words of a language model in ARPA format.
  case arpa
  /// A table of words and weights, with optional readings.
  case tsv
  /// A word list of GlobeKey, of any kind.
  case wordList = "word-list"

  /// The properties of a format, as far as it fixes them.
  struct Terms {
    /// The reading systems that the format may have, the default one first.
    let readings: [ReadingSystem]
    /// The default script of the words.
    let script: WordScript
    /// The unit of the weights; nil if the format does not fix it.
    let weight: WeightUnit?
  }

  var terms: Terms {
    switch self {
    case .jieba: Terms(readings: [.none], script: .han, weight: .count)
    case .pypinyinCharacters:
      Terms(readings: [.pinyin, .tonalPinyin], script: .han, weight: WeightUnit.none)
    case .pypinyinPhrases, .cedict:
      Terms(readings: [.pinyin], script: .han, weight: WeightUnit.none)
    case .rime:
      Terms(readings: [.pinyin, .zhuyin, .jyutping, .code], script: .han, weight: .count)
    case .unihan: Terms(readings: [.pinyin], script: .han, weight: .count)
    case .pinyinText: Terms(readings: [.pinyin], script: .han, weight: nil)
    case .tableText: Terms(readings: [.code], script: .any, weight: nil)
    case .ibusTable: Terms(readings: [.code], script: .any, weight: .count)
    case .libpinyin: Terms(readings: [.pinyin, .zhuyin], script: .han, weight: .count)
    case .skk: Terms(readings: [.kana], script: .any, weight: .rank)
    case .chewing: Terms(readings: [.zhuyin], script: .han, weight: .count)
    case .hunspell: Terms(readings: [.none], script: .any, weight: WeightUnit.none)
    case .mecab, .mecabBinary:
      Terms(readings: [.kana, .code, .none], script: .any, weight: nil)
    case .aosp:
      Terms(readings: [.none], script: .any, weight: .cost(factor: AOSPImporter.costFactor))
    case .arpa: Terms(readings: [.none], script: .any, weight: .log10)
    case .tsv:
      Terms(
        readings: [.none, .pinyin, .zhuyin, .kana, .jyutping, .code], script: .any, weight: nil)
    // The header of the list overrides these rules.
    case .wordList: Terms(readings: [.pinyin], script: .han, weight: .count)
    }
  }

  /// Returns the rules for entries of this format with the given options.
  ///
  /// - Throws: `ImportUsageError` if an option is missing, does not apply to the format, or
  ///   contradicts it.
  package func rules(_ options: ImportOptions) throws(ImportUsageError) -> EntryRules {
    let terms = terms
    try checkApplying(options)
    if let reading = options.reading, !terms.readings.contains(reading) {
      throw ImportUsageError(
        "--reading \(reading.rawValue): readings of '\(rawValue)' may be "
          + terms.readings.map(\.rawValue).joined(separator: ", "))
    }
    if self == .tsv, options.columns?.reading != nil,
      (options.reading ?? ReadingSystem.none) == ReadingSystem.none
    {
      throw ImportUsageError(
        "--columns names a reading; give its system with --reading, one of "
          + terms.readings.dropFirst().map(\.rawValue).joined(separator: ", "))
    }
    let weight = try weight(options.weights, terms)
    var rules = EntryRules(
      reading: options.reading ?? terms.readings[0], script: options.script ?? terms.script,
      weight: weight)
    // Words of a code table are often phrases with punctuation.
    if options.script == nil, rules.reading == .code { rules.script = .any }
    return rules
  }

  private func weight(
    _ given: WeightUnit?, _ terms: Terms
  ) throws(ImportUsageError) -> WeightUnit {
    switch (terms.weight, given) {
    case (nil, let given?): return given
    case (nil, nil):
      throw ImportUsageError(
        "'\(rawValue)' does not fix the unit of its weights; give --weights UNIT, one of "
          + WeightUnit.choices)
    case (let fixed?, nil): return fixed
    case (let fixed?, let given?):
      guard fixed == given else {
        throw ImportUsageError(
          "--weights \(given): the weights of '\(rawValue)' are \(fixed); leave it out")
      }
      return fixed
    }
  }

  private func checkApplying(_ options: ImportOptions) throws(ImportUsageError) {
    func check(_ isGiven: Bool, _ name: String, _ formats: [ImportFormat])
      throws(ImportUsageError)
    {
      guard !isGiven || formats.contains(self) else {
        throw ImportUsageError(
          "\(name) is for \(formats.map(\.rawValue).joined(separator: ", ")) only")
      }
    }
    try check(options.columns != nil, "--columns", [.tsv, .mecab, .mecabBinary])
    try check(options.affixes != nil, "--affixes", [.hunspell])
    try check(options.stemsOnly, "--stems-only", [.hunspell])
    try check(options.traditional, "--traditional", [.cedict])
    if self == .wordList {
      let given = [options.reading == nil, options.script == nil, options.encoding == nil]
      guard given.allSatisfy({ $0 }), options.weights == nil else {
        throw ImportUsageError("a word list states its own properties; leave out the options")
      }
    }
    if let encoding = options.encoding, LineDecoder(encoding: encoding) == nil {
      throw ImportUsageError("--encoding \(encoding): unknown; 'iconv --list' lists the names")
    }
  }
}
