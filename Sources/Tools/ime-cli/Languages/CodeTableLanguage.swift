import CodeTables
import Evaluation
import InputCore
import SyllableConversion
import ToolSupport
import UserHistory

/// Names a code table, or the one that `--dictionary` names.
protocol CodeTableTag {
  /// The name of its image without the ending.
  static var tag: String { get }
}

/// Cangjie.
enum Cangjie: CodeTableTag {
  /// `cangjie`.
  static var tag: String { "cangjie" }
}

/// Quick: the first and the last key of Cangjie's codes.
enum Quick: CodeTableTag {
  /// `quick`.
  static var tag: String { "quick" }
}

/// Any table, by the path of its image.
enum AnyCodeTable: CodeTableTag {
  /// `table`.
  static var tag: String { "table" }
}

/// A code table for the commands that compose.
struct CodeTableLanguage<Tag: CodeTableTag>: LearningLanguage, EvaluatedLanguage {
  /// The name of the table.
  static var tag: String { Tag.tag }
  private let table: CodeTable
  private var options: CodeTableOptions
  var history: (any HistoryReader)?
  private var phrases: CustomPhrases

  /// Opens the table; `--keys` names the options, separated by commas: `unique,next`.
  init(_ options: LanguageOptions, _ method: MethodOptions, clock: WallClock.Reader?) throws {
    self.options = try method.options(CodeTableOptions.init(names:))
    history = try method.history()
    phrases = try method.phrases.open(clock: clock)
    let path = try options.dictionaryPath()
    do throws(ImageError) {
      table = try CodeTable(path: path)
    } catch {
      throw ToolError(error)
    }
  }

  /// Codes, one after the other.
  var method: CodeTableMethod {
    var method = CodeTables.inputMethod(
      table: table, options: options, history: history, language: learnedLanguage)
    method.phrases = phrases
    return method
  }

  /// Codes of one table mean nothing in another.
  private var learnedLanguage: String { "\(Tag.tag)-\(table.settings.name)" }

  /// The keys of all languages with candidates.
  var keymap: Keymap { .multistage }

  /// The names are those of `CodeTableOptions`; without any, the options of the command line hold.
  func typed(by names: [String]) throws -> Self {
    guard !names.isEmpty else { return self }
    var typed = self
    typed.options = try CodeTableOptions(names: names)
    return typed
  }

  /// The same with other phrases of the user's own.
  func offering(_ phrases: CustomPhrases) -> Self {
    var offering = self
    offering.phrases = phrases
    return offering
  }

  /// Texts for codes with blanks between them.
  func makeLineConverter() -> any LineConverter { makeCodeConverter() }

  /// A set has codes with blanks between them, a tab and their text on each line.
  func keys(ofSet path: String) throws -> [String] {
    try rows(ofSet: path).flatMap(\.syllables)
  }

  /// The rows of such a set.
  func rows(ofSet path: String) throws -> [EvaluationSet.Row] {
    try fields(ofSet: path).map { fields in
      var row = EvaluationSet.Row(
        sentence: fields[1], syllables: fields[0].split(separator: " ").map(String.init))
      row.keys = fields[0]
      return row
    }
  }

  /// Texts for the codes of rows.
  func makeSentenceConverter() -> any SentenceConverter { makeCodeConverter() }

  private func makeCodeConverter() -> CodeTableConverter {
    CodeTables.sentenceConverter(
      table: table, options: options, history: history, language: learnedLanguage)
  }
}

extension CodeTableConverter: LineConverter, SentenceConverter {
  /// The texts of a code, the best first; of several codes with blanks between them, the first of each
  /// in a row.
  public mutating func sentences(for keys: String, limit: Int) -> [String] {
    let codes = keys.split(separator: " ").map(String.init)
    guard let code = codes.first, codes.count == 1 else {
      return [codes.flatMap { sentences(for: $0, limit: 1) }.joined()]
    }
    convert(code)
    var texts: [String] = []
    while texts.count < limit, let candidate = candidate(at: texts.count),
      candidate.keystrokeCount == code.unicodeScalars.count
    {
      texts.append(candidate.text)
    }
    return texts.isEmpty ? [bestSegments().map(\.text).joined()] : texts
  }
}
