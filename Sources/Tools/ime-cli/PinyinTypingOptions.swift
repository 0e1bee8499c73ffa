import ArgumentParser
import CodeTables
import Evaluation
import Korean
import Mandarin
import ToolSupport
import Zhuyin

/// How pinyin is typed.
struct PinyinTypingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The keys that are typed on.",
      discussion: """
        Of zh-Hans: letters, nine, or a scheme of double pinyin: \
        \(DoublePinyinScheme.standard.map(\.id).joined(separator: ", ")). Of ko: a layout, and with \
        commas between them order-free and the form of Hanja: \
        \(KoreanOptions.names.joined(separator: ", ")). Of zh-Hant a layout: \
        \(ZhuyinLayout.standardNames.joined(separator: ", ")). Of yue: tones. \
        Of tables of codes: \(CodeTableOptions.names.joined(separator: ", ")).
        """))
  var keys: String?

  @Option(
    help: ArgumentHelp(
      "A file with a scheme of double pinyin of your own, in place of --keys.",
      discussion: "'ime-cli double-pinyin FILE' checks it.", valueName: "file"))
  var doublePinyin: String?

  @Option(
    help: ArgumentHelp(
      "Sounds that are taken for each other, with commas between them, or 'all'.",
      discussion: "Known: \(FuzzySound.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "sounds"))
  var fuzzy: String?

  @Flag(help: "The digits 1 to 5 after a syllable are its tone, and choose its words.")
  var tones = false

  @Flag(help: "Take every letter as it is typed: forgive no slips.")
  var exact = false

  func validate() throws {
    if let unknown = names(of: fuzzy).first(where: { FuzzySound(rawValue: $0) == nil }) {
      let known = FuzzySound.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("no sounds '\(unknown)'; --fuzzy takes all, or some of \(known)")
    }
  }

  /// Whether a key is a letter.
  var isTypedByLetters: Bool {
    (keys ?? Self.letters) == Self.letters && doublePinyin == nil
  }

  /// The keys without `--keys`.
  private static let letters = "letters"

  /// The way of typing. Reads the file of a scheme where one is named.
  func typing() throws -> PinyinTyping {
    let keys = keys ?? Self.letters
    guard PinyinKeys(name: keys) != nil else {
      let known = PinyinTyping.namesOfKeys.joined(separator: ", ")
      throw ValidationError("no keys '\(keys)'; --keys is one of \(known)")
    }
    var typing = try PinyinTyping(names: [keys] + names(of: fuzzy))
    if let doublePinyin { typing.keys = .double(try DoublePinyinScheme(path: doublePinyin)) }
    typing.hasTones = tones
    typing.forgivesSlips = !exact
    return typing
  }

  private func names(of sounds: String?) -> [String] {
    sounds == "all"
      ? FuzzySound.allCases.map(\.rawValue) : sounds?.split(separator: ",").map(String.init) ?? []
  }
}

extension DoublePinyinScheme {
  /// Reads a scheme from a file.
  init(path: String) throws {
    let text = try textLines(of: path).joined(separator: "\n")
    do throws(ParsingError) {
      try self.init(parsing: text, file: path)
    } catch {
      throw ToolError(.badInput, error.description)
    }
  }
}

extension EvaluationSet.Row {
  /// The row with the keys that mean its syllables.
  func typed(on keys: PinyinKeys) -> Self {
    var row = self
    row.keys = keys.keystrokes(for: syllables)
    return row
  }
}
