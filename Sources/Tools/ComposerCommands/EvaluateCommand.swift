import ArgumentParser
import Evaluation
import LanguageDescription
import SyllableConversion
import TextUnits
import ToolSupport

/// `ime-cli evaluate`: measures the accuracy of conversion on sets.
struct EvaluateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "evaluate",
    abstract: "Measure the accuracy of conversion or suggestions on sets.",
    discussion: """
      Each line of a set is a sentence, a tab and its syllables. The letters are converted without \
      the spaces. Top-1 is the share of rows whose best sentence is right, top-5 the share with \
      the right one among the five best. Character accuracy is 100 % minus the edits from the best \
      sentence to the right one, per character.

        $ ime-cli evaluate --language zh-Hans hsk.tsv thu_ime.tsv
        $ ime-cli evaluate --keys nine hsk.tsv
        $ ime-cli evaluate --keys xiaohe hsk.tsv
        $ ime-cli evaluate --typos 1 hsk.tsv

      A third column is the text before the sentence. --ignore-context measures the rows without it:

        $ ime-cli evaluate --ignore-context news-cut.tsv

      --compare-context measures them with and without it, and counts the rows that it wins and loses:

        $ ime-cli evaluate --language ja --compare-context --misses chat-cut.tsv

      A fourth column has other spellings that a reader accepts, separated by '|'. The rows with one \
      of them are in a column of their own, accepted.

      A set of zh-Hant has the bopomofo of a sentence first, its syllables separated by spaces:

        $ ime-cli evaluate --language zh-Hant --keys hsu ud_gsd_dev.tsv

      With --learn the rows are typed one after the other, corrected and learned. Each row is \
      measured with the lessons of the rows before it. Sets of --also are measured afterwards:

        $ ime-cli evaluate --learn thu_ime.tsv --also hsk.tsv

      --by-phrase 3 splits rows into phrases of three or more characters, as many users type. Each \
      phrase is typed after those before it:

        $ ime-cli evaluate --by-phrase 3 thu_ime.tsv

      To measure another program, give it the keys that --rows writes. Its output must be lines of \
      keys and sentences separated by tabs, as ime-cli convert writes them:

        $ ime-cli evaluate --rows hsk.tsv | cut -f2 | other-program > answers.tsv
        $ ime-cli evaluate --answers answers.tsv hsk.tsv

      Word suggestions have tasks of their own. Each line of a set of misspelt words is a word as \
      typed, a tab and the word meant; other sets are lines of text. With --typos, typos are made \
      in the words of a text, and those corrected automatically are counted:

        $ ime-cli evaluate --language en --task correct misspelt.tsv
        $ ime-cli evaluate --language en --task correct --typos 1 text.txt
        $ ime-cli evaluate --language en --task complete text.txt
        $ ime-cli evaluate --language en --task complete --learn text.txt

      Everyday sets are typed key by key, each row into an empty document. They name their own \
      input method or keyboard; Tests/Everyday/README.md has the format:

        $ ime-cli evaluate --task everyday Tests/Everyday/*.tsv

      --touch types the sets of input methods by taps on the keyboards of their languages, and \
      counts the rows with the text that the keys give:

        $ ime-cli evaluate --task everyday --touch Tests/Everyday/yue.tsv

      --task search counts the rows of Mandarin for which a search with wide limits finds a cheaper \
      sentence than the decoder; --misses lists them:

        $ ime-cli evaluate --task search --misses hsk.tsv thu_ime.tsv
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var method: MethodOptions
  @OptionGroup var keyboards: KeyboardOptions

  @Option(help: "The task to measure.")
  var task = EvaluationTask.convert

  // `--slips` and `--slip-every` are what the options were called.
  @Option(
    name: [.long, .customLong("slips")],
    help: ArgumentHelp(
      "Make a typo in every 20 keys, with this random seed.",
      discussion: """
        Of ten typos, four are a neighbouring key, two a missing key, two a doubled key and two a \
        swap with the next key, on a QWERTY keyboard or a pad of nine keys. The same seed makes the \
        same typos.
        """, valueName: "seed"),
    transform: NumberOption.whole(from: 0))
  var typos: UInt64?

  @Option(
    name: [.long, .customLong("slip-every")],
    help: ArgumentHelp(
      "The number of keys with one typo, with --typos and sentences.", valueName: "keys"),
    transform: NumberOption.whole(from: 1))
  var typoEvery = 20

  @Flag(help: "Convert rows without the text before them.")
  var ignoreContext = false

  @Flag(help: "Convert rows with and without the text before them.")
  var compareContext = false

  @Option(
    help: ArgumentHelp(
      "Type rows in phrases of at least this many characters.",
      valueName: "characters"),
    transform: NumberOption.whole(from: 1))
  var byPhrase: Int?

  @Flag(
    help: ArgumentHelp(
      "List wrong rows: keys, best sentence, right sentence and its rank.",
      discussion: """
        With --learn, rows that learning won or lost: keys, sentence without and with it. With \
        --compare-context, rows that the text before won or lost: that text, keys, sentence without \
        and with it.
        """))
  var misses = false

  @Flag(help: "With --task everyday, compare taps on the screen with the keys.")
  var touch = false

  @Flag(help: "With --task correct, list the evidence of each automatic correction.")
  var decisions = false

  @Flag(help: "Write the sentence and keys of each row instead of converting them.")
  var rows = false

  @Option(
    help: ArgumentHelp(
      "Measure the sentences in this file, written by another program.", valueName: "file"))
  var answers: String?

  @Option(
    help: ArgumentHelp(
      "With --learn, a set to measure afterwards without learning it.", valueName: "set"))
  var also: [String] = []

  @Argument(help: "The sets.")
  var sets: [String]

  func validate() throws {
    guard !(compareContext && method.learns) else {
      throw ValidationError("--learn has a comparison of its own; remove --compare-context")
    }
    guard byPhrase == nil || task == .convert else {
      throw ValidationError("--by-phrase needs --task convert")
    }
    guard !touch || task == .everyday else {
      throw ValidationError("--touch needs --task everyday")
    }
    guard also.isEmpty || method.learns else {
      throw ValidationError("--also needs --learn")
    }
    guard !compareContext || (task == .convert && !ignoreContext && !rows && answers == nil) else {
      throw ValidationError(
        "--compare-context converts rows twice; remove --task, --ignore-context, --rows and "
          + "--answers")
    }
    guard !(rows && (misses || answers != nil)) else {
      throw ValidationError("--rows converts nothing; remove --misses and --answers")
    }
  }

  func run() throws {
    if task == .everyday {
      let evaluation = EverydayEvaluation(
        method: method, keyboards: keyboards, showsMisses: misses)
      return touch
        ? try TouchComparison(evaluation: evaluation).run(sets) : try evaluation.run(sets)
    }
    guard task == .convert || task == .search else { return try evaluateWords() }
    let entry = try language.entry()
    guard byPhrase == nil || entry.composition?.offersCandidates == true else {
      throw ValidationError(
        "--by-phrase needs a language whose keys show candidates, not \(entry.tag)")
    }
    if method.learns { return try learn() }
    let opened = try language.open(method)
    if task == .search {
      let loaded = try sets.map { path in
        (path: path, rows: try rows(ofSet: path, in: opened.language, opened))
      }
      return try SearchEvaluation(showsMisses: misses).run(loaded, opened)
    }
    try evaluate(opened.language, opened)
  }

  private func evaluate(_ language: some ComposingLanguage, _ opened: OpenedLanguage) throws {
    try evaluate(sets.map { (path: $0, rows: try rows(ofSet: $0, in: language, opened)) }) {
      SessionConverter(try opened.session)
    }
  }

  private func evaluateWords() throws {
    var options = WordLanguageOptions()
    options.language = language.language
    options.dictionary = language.dictionary
    let evaluation = WordEvaluation(
      options: options, sets: sets, typos: typos, showsMisses: misses, showsDecisions: decisions,
      learns: method.learns)
    if task == .correct { try evaluation.correct() } else { try evaluation.complete() }
  }

  /// Measures sets while learning from them, in a temporary history.
  private func learn() throws {
    var method = method
    method.learn = false
    let opened = try language.open(method)
    guard opened.composition.learns else {
      throw ValidationError(
        "--learn needs --task complete or a language that learns, not \(opened.entry.tag)")
    }
    try learn(opened.language, opened)
  }

  private func learn(_ language: some ComposingLanguage, _ opened: OpenedLanguage) throws {
    let load = { (path: String) in
      (path: path, rows: try rows(ofSet: path, in: language, opened))
    }
    try LearningEvaluation(
      sets: try sets.map(load), others: try also.map(load), showsMisses: misses
    ).run(opened)
  }

  /// Returns the rows of a set with their keys. With `--typos` each set is typed by a new generator
  /// with the same seed.
  private func rows(
    ofSet path: String, in language: some ComposingLanguage, _ opened: OpenedLanguage
  ) throws -> [EvaluationSet.Row] {
    let method = try opened.configured(language)
    var typist: TypoGenerator?
    if let typos {
      guard let neighbours = method.neighbours else {
        throw ValidationError("--typos needs --language zh-Hans, or words")
      }
      typist = TypoGenerator(seed: typos, keysPerTypo: typoEvery, neighbours: neighbours)
    }
    let set = try EvaluationSet(path: path, of: opened, typed: method.keystrokes)
    return inPhrases(set.rows, of: language, opened, typed: method.keystrokes).map { row in
      var row = row
      row.keys = typist?.typo(row.keys) ?? row.keys
      if ignoreContext { row.context = "" }
      return row
    }
  }

  /// Returns the rows cut into phrases, at the boundaries that the language gives or at word ends.
  private func inPhrases(
    _ rows: [EvaluationSet.Row], of language: some ComposingLanguage, _ opened: OpenedLanguage,
    typed keystrokes: ([String]) -> String?
  ) -> [EvaluationSet.Row] {
    guard let byPhrase else { return rows }
    let units = TextUnitFinder(language: opened.entry.tag)
    return rows.flatMap { row -> [EvaluationSet.Row] in
      if opened.composition.convertsByKey {
        guard let parts = language.phrases(of: row.sentence),
          parts.map(\.reading).joined() == row.keys
        else { return [row] }
        return row.phrases(ofAtLeast: byPhrase, parts: parts.map { ($0.text, [$0.reading]) })
      }
      let words = units.tokens(of: .word, in: row.sentence).map { String(row.sentence[$0.range]) }
      return row.phrases(ofAtLeast: byPhrase, words: words)
    }.map { phrase in
      var phrase = phrase
      phrase.keys = keystrokes(phrase.syllables) ?? phrase.keys
      return phrase
    }
  }

  /// Writes the rows of the sets, or measures sentences for them: those of `--answers`, or of a
  /// converter.
  private func evaluate(
    _ loaded: [(path: String, rows: [EvaluationSet.Row])],
    with makeConverter: () throws -> any SentenceConverter
  ) throws {
    if rows {
      write(loaded.flatMap(\.rows))
    } else if let answers {
      var given = try readAnswers(path: answers, covering: loaded)
      measure(loaded, with: &given)
    } else if compareContext {
      var converter = try makeConverter()
      ContextEvaluation(sets: loaded, showsChanges: misses).run(with: &converter)
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
    let hasSpellings = sets.contains { $0.rows.contains { !$0.spellings.isEmpty } }
    output.writeLine(
      "set\trows\ttop-1 %\ttop-5 %\tcharacters %" + (hasSpellings ? "\taccepted %" : ""))
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
      var shares = [accuracy.top1Share, accuracy.top5Share, accuracy.characterAccuracy]
      if hasSpellings { shares.append(accuracy.acceptedShare) }
      output.writeLine(
        ([path, "\(accuracy.rows)"] + shares.map { ($0 * 100).text(decimals: 1) })
          .joined(separator: "\t"))
      output.flush()
    }
  }
}
