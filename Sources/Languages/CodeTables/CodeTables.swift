import InputCore
import UserHistory

/// Input of Chinese and other scripts by the shape of their characters: Cangjie, Quick, Wubi,
/// strokes, Array, and any other table of codes.
public enum CodeTables {
  /// Creates the input method of a table.
  ///
  /// ```swift
  /// let table = try CodeTable(path: "cangjie.imedict")
  /// var session = InputSession(method: CodeTables.inputMethod(table: table))
  /// for key in try KeyNotation.parse("onf<Space>") { _ = session.handle(key) }  // 你
  /// ```
  ///
  /// - Parameters:
  ///   - table: the code table.
  ///   - pageSize: the number of candidates on a page, 1 or more.
  ///   - options: the automatic commits and completions.
  ///   - history: the user's history. If it is not nil, commits return lessons, and the texts of a
  ///     code are sorted by the user's choices.
  ///   - language: the language of the lessons. Use a different one for each table.
  public static func inputMethod(
    table: CodeTable, pageSize: Int = 9, options: CodeTableOptions = CodeTableOptions(),
    history: (any HistoryReader)? = nil, language: String = ""
  ) -> CodeTableMethod {
    CodeTableMethod(
      table: table, pageSize: pageSize, options: options, history: history, language: language)
  }

  /// Creates a converter of whole lines of codes for tools.
  public static func sentenceConverter(
    table: CodeTable, options: CodeTableOptions = CodeTableOptions(),
    history: (any HistoryReader)? = nil, language: String = ""
  ) -> CodeTableConverter {
    CodeTableConverter(table: table, options: options, history: history, language: language)
  }
}
