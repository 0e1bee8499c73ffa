import DictionaryBuilder
import TestSupport

extension InputHarness {
  /// Word lists in the formats of other projects, and the affix files of Hunspell.
  static let imports: [InputHarness] =
    ImportFormat.allCases.map { format in
      InputHarness("import-\(format.rawValue)") { bytes in
        for options in options(of: format) {
          let list = try WordImport(format, options: options, syllables: syllables)
            .run(ImportInput(name: "input", bytes: bytes))
          require(list.entries >= 0, "entries are counted")
        }
      }
    } + [
      // The affix file and the list are separated by a byte that neither has.
      InputHarness("import-hunspell-affixes") { bytes in
        let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        var options = ImportOptions()
        options.affixes = try HarnessFolder.write("words.aff", Array(parts[0]))
        options.maximumForms = 500
        let words = parts.count > 1 ? Array(parts[1]) : Array("1\nwalk/ABC\n".utf8)
        _ = try WordImport(.hunspell, options: options, syllables: nil)
          .run(ImportInput(name: "input", bytes: words))
      },
      InputHarness("import-gzip") { bytes in
        let path = try HarnessFolder.write("words.tsv.gz", bytes)
        var options = ImportOptions()
        options.weights = .count
        _ = try WordImport(.tsv, options: options, syllables: nil).run(ImportInput(path: path))
      },
    ]

  private static let syllables = try? SampleDictionary.parser().syllables

  /// The options with which the importer of a format is run, so that each of its readers is.
  private static func options(of format: ImportFormat) -> [ImportOptions] {
    var options = ImportOptions()
    switch format {
    case .tsv, .mecab, .mecabBinary, .pinyinText, .tableText: options.weights = .count
    case .hunspell: options.stemsOnly = true
    default: break
    }
    guard format == .rime else { return [options] }
    return [ReadingSystem.pinyin, .zhuyin, .jyutping, .code].map { reading in
      var options = options
      options.reading = reading
      return options
    }
  }
}
