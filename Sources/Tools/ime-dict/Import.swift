import ArgumentParser
import DictionaryBuilder
import SyllableConversion
import ToolSupport

extension ImportFormat: ExpressibleByArgument {}
extension ReadingSystem: ExpressibleByArgument {}
extension WordScript: ExpressibleByArgument {}

extension WeightUnit: ExpressibleByArgument {
  /// The unit called so on a command line.
  package init?(argument: String) { self.init(argument) }
}

extension ColumnList: ExpressibleByArgument {
  /// The columns named so on a command line.
  package init?(argument: String) { self.init(argument) }
}

/// `ime-dict import`.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Turn a source of words into a word list.",
    discussion: """
      Examples. Chinese words, with and without readings:

        ime-dict import --format jieba dict.txt -o jieba.tsv \\
          --source jieba --version 0.42.1 --licence MIT \\
          --copyright 'Copyright (c) 2013 Sun Junyi'
        ime-dict import --format rime pinyin_simp.dict.yaml -o simp.tsv --licence Apache-2.0
        ime-dict import --format pinyin-text --weights none pyPhrase.org -o fcitx.tsv
        ime-dict import --format cedict cedict_ts.u8.gz -o cedict.tsv
        ime-dict import --format chewing tsi.csv -o chewing.tsv

      Tables of codes, in the order of the file:

        ime-dict import --format table-text --weights rank wbx.txt -o wubi.tsv

      Japanese: SKK, the lists of MeCab, and Mozc's dictionary in MeCab's form, whose keys are \
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

      What a format leaves open has to be said: --weights where it does not fix their unit. Input \
      packed by gzip is unpacked. Bad lines are listed with file, line and reason; the rest is \
      imported. INPUT and OUTPUT may be '-' for standard input and output.
      """)

  @Option(
    help: "\(ImportFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
    completion: .list(ImportFormat.allCases.map(\.rawValue)))
  var format: ImportFormat

  @Argument(help: "The file to read.")
  var input: String

  @Option(name: .shortAndLong, help: "The word list to write.")
  var output: String

  @Option(help: "What the weights are: \(WeightUnit.choices). A cost is FACTOR times -ln P.")
  var weights: WeightUnit?

  @Option(help: "What readings are spelled in: \(ReadingSystem.choices).")
  var reading: ReadingSystem?

  @Option(help: "What words are made of: Han characters only (Han) or any text (any).")
  var script: WordScript?

  @Option(help: "The encoding of the input, by a name that iconv knows.")
  var encoding: String?

  @Option(help: "The columns of tsv and mecab: word, reading, weight; others are left empty.")
  var columns: ColumnList?

  @Option(help: "The .aff file of hunspell, where it is not beside the .dic file.")
  var affixes: String?

  @Flag(help: "List the stems of hunspell and not the forms that affixes make of them.")
  var stemsOnly = false

  @Option(help: "How many forms a stem of hunspell may have.")
  var forms = 5000

  @Flag(help: "Take the traditional words of cedict.")
  var traditional = false

  @Option(help: "The syllables that exist, for readings in pinyin.")
  var syllables = "Dictionaries/zh-Hans/syllables.tsv"

  @OptionGroup var origin: SourceOptions

  @OptionGroup var refused: RejectionOptions

  @Flag(help: "Write nothing and exit with 65 where anything was refused.")
  var strict = false

  func validate() throws {
    guard forms > 0 else { throw ValidationError("--forms must be at least 1.") }
    do { _ = try format.rules(options) } catch { throw ValidationError("\(error)") }
  }

  func run() throws {
    let words = try read()
    note(words.rejections)
    for note in words.notes { StandardError.writeLine(note) }
    if strict, words.rejections.total > 0 {
      throw DictionaryError.malformed(
        path: input, line: nil, reason: "lines were refused and --strict was given; nothing written"
      )
    }
    guard words.entries > 0 else {
      throw DictionaryError.malformed(
        path: input, line: nil, reason: "nothing in it could be imported as '\(format.rawValue)'")
    }
    words.describe(origin.header)
    if !words.header.contains(where: { $0.key == "licence" }) {
      StandardError.writeLine(
        "the source states no licence; say it with --licence before the list is passed on",
        colour: .yellow)
    }
    try words.write(to: output)
    StandardError.writeLine(
      "imported \(words.entries) entries from \(input) (\(words.lines) lines read, "
        + "\(words.rejections.total) refused)", colour: .green)
  }

  private func read() throws -> ImportedList {
    let needsSyllables = try format.rules(options).reading.isPinyin
    let words = try WordImport(
      format, options: options, syllables: needsSyllables ? syllableTable() : nil)
    let source = try ImportInput(path: input)
    let bar = ProgressBar()
    source.progress = { bar.show("reading \(source.name)", $0) }
    defer { bar.erase() }
    return try words.run(source, listingRejected: refused.limit)
  }

  /// A word list may be of any kind: where the table is not there, those in pinyin cannot be read.
  private func syllableTable() throws -> SyllableTable? {
    do {
      return try SyllableFile(path: syllables).table
    } catch DictionaryError.unreadable where format == .wordList {
      return nil
    } catch {
      guard case .unreadable = error else { throw error }
      throw ValidationError("\(error). Name the file of the syllables with --syllables.")
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
