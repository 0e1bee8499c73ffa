import ArgumentParser
import Evaluation
import Mandarin
import SyllableConversion
import ToolSupport

/// `ime-cli evaluate`: how many sentences of a set come out right.
struct EvaluateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "evaluate",
    abstract: "Measure how many sentences of a set are converted as they should be.",
    discussion: """
      A set has a sentence, a tab and its syllables on each line; the letters are converted without \
      the spaces between them. Top-1 is the share of rows whose best sentence is right, top-5 of \
      those that have it among the five best; character accuracy is 100 % less the edits that lead \
      from the best sentence to the right one, for each character.

        $ ime-cli evaluate --language zh-Hans hsk.tsv thu_ime.tsv
        $ ime-cli evaluate --keys nine hsk.tsv
        $ ime-cli evaluate --keys xiaohe hsk.tsv
        $ ime-cli evaluate --slips 1 hsk.tsv

      A set of zh-Hant has the bopomofo of a sentence first, its syllables with blanks between them:

        $ ime-cli evaluate --language zh-Hant --keys hsu ud_gsd_dev.tsv

      With --learn the rows are typed one after the other, corrected and learned, and a row counts by \
      what was learned of those before it. Sets of --also are measured afterwards:

        $ ime-cli evaluate --learn thu_ime.tsv --also hsk.tsv

      Many type phrase by phrase. --by-phrase 3 cuts rows into phrases of three characters or more, each \
      typed behind those before it:

        $ ime-cli evaluate --by-phrase 3 thu_ime.tsv

      Another program is measured the same way by its answers, lines of keys and sentences with tabs \
      between them as ime-cli convert writes them. --rows writes the keys to give it:

        $ ime-cli evaluate --rows hsk.tsv | cut -f2 | other-program > answers.tsv
        $ ime-cli evaluate --answers answers.tsv hsk.tsv

      Suggestions have tasks of their own. A set of misspelt words has a word as typed, a tab and the \
      word meant on each line; the others are lines of text. With --slips, slips are made in the words \
      of a text, and those are counted that are corrected without being asked:

        $ ime-cli evaluate --language en --task correct misspelt.tsv
        $ ime-cli evaluate --language en --task correct --slips 1 text.txt
        $ ime-cli evaluate --language en --task complete text.txt
        $ ime-cli evaluate --language en --task complete --learn text.txt
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var method: MethodOptions

  @Option(help: "What to measure.")
  var task = EvaluationTask.convert

  @Option(
    help: ArgumentHelp(
      "Put a slip in every 20 letters: the seed of the typist that makes them.",
      discussion: """
        A neighbouring key (4 in 10), a letter missing, doubled, or swapped with the next (2 in 10 \
        each), where the letters lie as on a QWERTY keyboard. Equal seeds make equal slips.
        """, valueName: "seed"))
  var slips: UInt64?

  @Option(
    help: ArgumentHelp(
      "Type rows of zh-Hans, zh-Hant or ja in phrases of at least so many characters.",
      valueName: "characters"))
  var byPhrase: Int?

  @Flag(
    help: ArgumentHelp(
      "List the rows that went wrong: keys, found, right, and its rank.",
      discussion: "With --learn those that learning won or lost: keys, without, and learning."))
  var misses = false

  @Flag(help: "With --task correct, list what each automatic correction is decided on.")
  var decisions = false

  @Flag(help: "Write the rows, sentence and keys typed, instead of converting them.")
  var rows = false

  @Option(
    help: ArgumentHelp(
      "Measure the sentences in this file, made by another program.", valueName: "file"))
  var answers: String?

  @Option(
    help: ArgumentHelp(
      "With --learn, a set of another domain that is only measured.", valueName: "set"))
  var also: [String] = []

  @Argument(help: "The sets.")
  var sets: [String]

  func validate() throws {
    guard slips == nil || method.typing.isTypedByLetters else {
      throw ValidationError("--slips goes with letters; leave --keys and --double-pinyin out")
    }
    if let byPhrase { try validate(byPhrase: byPhrase) }
    guard also.isEmpty || method.learns else {
      throw ValidationError("--also is measured after learning; use it with --learn")
    }
    guard !(rows && (misses || answers != nil)) else {
      throw ValidationError("--rows converts nothing; use it without --misses and --answers")
    }
  }

  private func validate(byPhrase: Int) throws {
    guard byPhrase > 0 else {
      throw ValidationError("--by-phrase takes a number of characters from 1 on")
    }
    guard task == .convert,
      try language.language == Mandarin.languageTag
        || language.languageType() is any PhrasedLanguage.Type
    else {
      throw ValidationError("--by-phrase goes with --language zh-Hans, zh-Hant and ja")
    }
  }

  func run() throws {
    guard task == .convert else { return try evaluateWords() }
    if method.learns { return try learn() }
    if let opened = try evaluatedLanguage() { return try evaluate(opened) }
    let options = try method.options()
    let loaded = try sets.map {
      (path: $0, rows: typed(try EvaluationSet(path: $0).rows, on: options.typing.keys))
    }
    try evaluate(loaded) {
      PinyinConverter(lexicon: try language.openLexicon(), options: options)
    }
  }

  private func evaluateWords() throws {
    var options = WordLanguageOptions()
    options.language = language.language
    options.dictionary = language.dictionary
    let evaluation = WordEvaluation(
      options: options, sets: sets, slips: slips, showsMisses: misses, showsDecisions: decisions,
      learns: method.learns)
    if task == .correct { try evaluation.correct() } else { try evaluation.complete() }
  }

  /// Types the sets in a history of their own.
  private func learn() throws {
    var method = method
    method.learn = false
    guard let opened = try language.open(method) as? any LearningLanguage else {
      throw ValidationError(
        "--learn goes with zh-Hans, zh-Hant, ja, yue, tables of codes and --task complete")
    }
    let options = try method.options()
    let load = { (path: String) in
      let rows = try (opened as? any EvaluatedLanguage).map { try self.rows(ofSet: path, in: $0) }
      return (
        path: path,
        rows: try rows ?? typed(try EvaluationSet(path: path).rows, on: options.typing.keys)
      )
    }
    LearningEvaluation(
      sets: try sets.map(load), others: try also.map(load), showsMisses: misses
    ).run(opened)
  }

  /// The rows of one set with the keys that mean them, and the slips of a typist who starts anew
  /// with each set.
  private func typed(_ rows: [EvaluationSet.Row], on keys: PinyinKeys) -> [EvaluationSet.Row] {
    var typist = slips.map { SlipGenerator(seed: $0) }
    return inPhrases(rows).map { row in
      var row = row.typed(on: keys)
      row.keys = typist?.slip(row.keys) ?? row.keys
      return row
    }
  }

  /// The rows of a set that is not of Mandarin.
  private func rows(
    ofSet path: String, in opened: any EvaluatedLanguage
  ) throws -> [EvaluationSet.Row] {
    let rows = try opened.rows(ofSet: path)
    guard let byPhrase, let phrased = opened as? any PhrasedLanguage else { return rows }
    return phrased.phrases(of: rows, ofAtLeast: byPhrase)
  }

  private func inPhrases(_ rows: [EvaluationSet.Row]) -> [EvaluationSet.Row] {
    byPhrase.map { rows.phrases(ofAtLeast: $0, language: Mandarin.languageTag) } ?? rows
  }

  /// The language where its sets are not those of Mandarin.
  private func evaluatedLanguage() throws -> (any EvaluatedLanguage)? {
    guard try language.languageType() is any EvaluatedLanguage.Type else {
      return nil
    }
    return try language.open(method) as? any EvaluatedLanguage
  }

  private func evaluate(_ opened: any EvaluatedLanguage) throws {
    guard slips == nil else { throw ValidationError("--slips goes with letters of pinyin") }
    try evaluate(
      sets.map { (path: $0, rows: try rows(ofSet: $0, in: opened)) },
      with: opened.makeSentenceConverter)
  }

  /// Writes the rows of the sets, or measures answers to them: those given, or a converter's.
  private func evaluate(
    _ loaded: [(path: String, rows: [EvaluationSet.Row])],
    with makeConverter: () throws -> any SentenceConverter
  ) throws {
    if rows {
      write(loaded.flatMap(\.rows))
    } else if let answers {
      var given = try readAnswers(path: answers, covering: loaded)
      measure(loaded, with: &given)
    } else {
      var converter = try makeConverter()
      measure(loaded, with: &converter)
    }
  }

  private func write(_ rows: [EvaluationSet.Row]) {
    var output = StandardOutput()
    for row in rows { output.writeLine("\(row.sentence)\t\(row.keys)") }
  }

  private func readAnswers(
    path: String, covering sets: [(path: String, rows: [EvaluationSet.Row])]
  ) throws -> GivenAnswers {
    let answers = GivenAnswers(lines: try textLines(of: path))
    for set in sets {
      guard let row = set.rows.first(where: { !answers.hasLine(for: $0.keys) }) else { continue }
      throw ToolError(
        .badInput,
        "\(path): no line for the keys '\(row.keys)' of \(set.path); convert the keys that "
          + "ime-cli evaluate --rows writes")
    }
    return answers
  }

  private func measure(
    _ sets: [(path: String, rows: [EvaluationSet.Row])],
    with converter: inout some SentenceConverter
  ) {
    var output = StandardOutput()
    output.writeLine("set\trows\ttop-1 %\ttop-5 %\tcharacters %")
    for (path, rows) in sets {
      let progress = ProgressBar()
      var accuracy = Accuracy()
      for row in rows {
        accuracy.measure(row, with: &converter)
        progress.show(path, Double(accuracy.rows) / Double(rows.count))
      }
      progress.erase()
      if misses {
        for miss in accuracy.misses {
          let rank = miss.rank.map(String.init) ?? "-"
          output.writeLine("\(miss.row.keys)\t\(miss.found)\t\(miss.row.sentence)\t\(rank)")
        }
      }
      let shares = [accuracy.top1Share, accuracy.top5Share, accuracy.characterAccuracy]
      output.writeLine(
        ([path, "\(accuracy.rows)"] + shares.map { ($0 * 100).text(decimals: 1) })
          .joined(separator: "\t"))
      output.flush()
    }
  }
}

extension EvaluationSet {
  /// Reads a set from a file.
  init(path: String) throws {
    let lines = try textLines(of: path)
    do throws(EvaluationSet.ParsingError) {
      try self.init(lines: lines, file: path)
    } catch {
      throw ToolError(.badInput, error.description)
    }
  }
}
