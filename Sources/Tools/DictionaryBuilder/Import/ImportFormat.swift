/// The formats that can be imported.
package enum ImportFormat: String, CaseIterable, Sendable {
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
  /// The text of a pinyin dictionary of libime or fcitx.
  case pinyinText = "pinyin-text"
  /// The text of a table of libime or fcitx.
  case tableText = "table-text"
  /// The text of a table of ibus-table or scim-tables.
  case ibusTable = "ibus-table"
  /// libpinyin's `*.table`.
  case libpinyin
  /// An SKK dictionary.
  case skk
  /// libchewing's `tsi.csv` or `tsi.src`.
  case chewing
  /// Hunspell's `.dic` with its `.aff`.
  case hunspell
  /// MeCab's comma-separated lists.
  case mecab
  /// MeCab's `sys.dic`.
  case mecabBinary = "mecab-binary"
  /// Android's `.combined`.
  case aosp
  /// CC-CEDICT.
  case cedict
  /// The words of a language model in ARPA form.
  case arpa
  /// A table of words and weights.
  case tsv
  /// A word list of this project, of any kind.
  case wordList = "word-list"

  /// What a format fixes and what it leaves open.
  struct Terms {
    /// The systems its readings may be in, the usual one first; more than one is a choice.
    let readings: [ReadingSystem]
    /// What its words are made of.
    let script: WordScript
    /// The unit of its weights, nil where it leaves that open.
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
    // Its header says.
    case .wordList: Terms(readings: [.pinyin], script: .han, weight: .count)
    }
  }

  /// What the entries will be, from the format and what the user says; throws what has to be said
  /// or left out.
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
        "--columns names a reading: say what it is spelled in with --reading, one of "
          + terms.readings.dropFirst().map(\.rawValue).joined(separator: ", "))
    }
    let weight = try weight(options.weights, terms)
    var rules = EntryRules(
      reading: options.reading ?? terms.readings[0], script: options.script ?? terms.script,
      weight: weight)
    // Words of a table of codes are often phrases with marks.
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
        "'\(rawValue)' does not fix what its weights are: say it with --weights UNIT, one of "
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
        throw ImportUsageError("a word list says itself what it holds; leave out the options")
      }
    }
    if let encoding = options.encoding, LineDecoder(encoding: encoding) == nil {
      throw ImportUsageError("--encoding \(encoding): not known; 'iconv --list' lists the names")
    }
  }
}
