import ArgumentParser
import DictionaryBuilder
import SyllableConversion
import ToolSupport

extension ImportFormat: ExpressibleByArgument {}
extension ReadingSystem: ExpressibleByArgument {}
extension WordScript: ExpressibleByArgument {}

extension WeightUnit: ExpressibleByArgument {
  /// Parses a unit from a command line argument.
  package init?(argument: String) { self.init(argument) }
}

extension ColumnList: ExpressibleByArgument {
  /// Parses columns from a command line argument.
  package init?(argument: String) { self.init(argument) }
}

/// `ime-dict import`: makes a word list from a source in another format.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a word list from a source in another format.",
    discussion: """
      Examples. Chinese words, with and without readings:

        ime-dict import --format jieba dict.txt -o jieba.tsv \\
          --source jieba --version 0.42.1 --licence MIT \\
          --copyright 'Copyright (c) 2013 Sun Junyi'
        ime-dict import --format rime pinyin_simp.dict.yaml -o simp.tsv --licence Apache-2.0
        ime-dict import --format pinyin-text --weights none pyPhrase.org -o fcitx.tsv
        ime-dict import --format cedict cedict_ts.u8.gz -o cedict.tsv
        ime-dict import --format chewing tsi.csv -o chewing.tsv

      Code tables, in the order of the file:

        ime-dict import --format table-text --weights rank wbx.txt -o wubi.tsv

      Japanese: SKK, MeCab lists, and Mozc's dictionary in MeCab's format, whose keys are \
      readings:

        ime-dict import --format skk SKK-JISYO.L -o skk.tsv
        ime-dict import --format mecab --encoding EUC-JP --weights 'cost(700)' Noun.csv -o noun.tsv
        ime-dict import --format mecab-binary --weights 'cost(800)' \\
          --columns reading,,,weight,word sys.dic -o mozc.tsv

      Alphabets: Android's lists, Hunspell, language models, plain tables:

        ime-dict import --format aosp en_wordlist.combined.gz -o en.tsv
        ime-dict import --format hunspell de_DE.dic -o de.tsv
        ime-dict import --format arpa model.arpa -o words.tsv
        ime-dict import --format tsv --columns word,weight --weights count words.txt -o words.tsv

      --weights is required if the format does not define the unit of its weights. Files packed \
      with gzip are unpacked. Rejected lines are listed with file, line and reason; the others are \
      imported.
      """)

  @Option(
    help: "The format: \(ImportFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
    completion: .list(ImportFormat.allCases.map(\.rawValue)))
  var format: ImportFormat

  @Argument(help: "The file to read; - is standard input.")
  var input: String

  @Option(name: .shortAndLong, help: "The word list to write; - is standard output.")
  var output: String

  @Option(help: "The unit of the weights: \(WeightUnit.choices). A cost is FACTOR times -ln P.")
  var weights: WeightUnit?

  @Option(help: "The spelling of the readings: \(ReadingSystem.choices).")
  var reading: ReadingSystem?

  @Option(help: "The script of the words: only Han characters (Han) or any text (any).")
  var script: WordScript?

  @Option(help: "The encoding of the input, as an iconv name.")
  var encoding: String?

  @Option(help: "The columns of tsv and mecab: word, reading, weight; leave others empty.")
  var columns: ColumnList?

  @Option(help: "The .aff file of hunspell, if it is not beside the .dic file.")
  var affixes: String?

  @Flag(help: "Import only the stems of hunspell, without the forms made by affixes.")
  var stemsOnly = false

  @Option(
    help: "The maximum number of forms per hunspell stem.", transform: NumberOption.whole(from: 1))
  var forms = 5000

  @Flag(help: "Import the traditional words of cedict.")
  var traditional = false

  @Option(
    help: """
      The list of valid syllables, for readings in pinyin. (default: that of the installation or \
      the repository)
      """)
  var syllables: String?

  @OptionGroup var origin: SourceOptions

  @OptionGroup var rejected: RejectionOptions

  @Flag(help: "Write nothing and exit with 65 if any line is rejected.")
  var strict = false

  func validate() throws {
    do { _ = try format.rules(options) } catch { throw ValidationError("\(error)") }
  }

  func run() throws {
    let words = try read()
    note(words.rejections)
    for note in words.notes { StandardError.writeLine(note) }
    if strict, words.rejections.total > 0 {
      throw DictionaryError.malformed(
        path: input, line: nil,
        reason: "lines were rejected, so --strict wrote nothing"
      )
    }
    guard words.entries > 0 else {
      throw DictionaryError.malformed(
        path: input, line: nil, reason: "nothing to import as '\(format.rawValue)'; check --format"
      )
    }
    words.describe(origin.header)
    if !words.header.contains(where: { $0.key == "licence" }) {
      StandardError.writeLine(
        "the source states no licence; give it with --licence before you distribute the list",
        colour: .yellow)
    }
    try words.write(to: output)
    StandardError.writeLine(
      "imported \(words.entries) entries from \(input) (\(words.lines) lines read, "
        + "\(words.rejections.total) rejected)", colour: .green)
  }

  private func read() throws -> ImportedList {
    let needsSyllables = try format.rules(options).reading.isPinyin
    let words = try WordImport(
      format, options: options, syllables: needsSyllables ? syllableTable() : nil)
    let source = try ImportInput(path: input)
    let bar = ProgressBar()
    source.progress = { bar.show("reading \(source.name)", $0) }
    defer { bar.erase() }
    return try words.run(source, listingRejected: rejected.limit)
  }

  /// Reads the syllables. A word list of this project may have no pinyin, so for it a missing file
  /// gives nil; a list with pinyin then cannot be read.
  private func syllableTable() throws -> SyllableTable? {
    do {
      return try SyllableFile(path: syllables ?? SyllableLocator.mandarin()).table
    } catch DictionaryError.unreadable where format == .wordList {
      return nil
    } catch {
      guard case .unreadable = error else { throw error }
      throw ValidationError("\(error). Give the list of syllables with --syllables.")
    }
  }

  private var options: ImportOptions {
    var options = ImportOptions()
    options.weights = weights
    options.reading = reading
    options.script = script
    options.encoding = encoding
    options.columns = columns
    options.affixes = affixes
    options.stemsOnly = stemsOnly
    options.maximumForms = forms
    options.traditional = traditional
    return options
  }
}
