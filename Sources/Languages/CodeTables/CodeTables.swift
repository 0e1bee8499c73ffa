import InputCore
import UserHistory

/// Chinese and other scripts by the shape of their characters: Cangjie, Quick, Wubi, strokes, Array, and
/// whatever else is a table of codes.
public enum CodeTables {
  /// The input method of a table.
  ///
  /// ```swift
  /// let table = try CodeTable(path: "cangjie.imedict")
  /// var session = InputSession(method: CodeTables.inputMethod(table: table))
  /// for key in try KeyNotation.parse("onf<Space>") { … }  // 你
  /// ```
  ///
  /// With a `history` what is chosen comes back as lessons of `language`, which should be another one
  /// for each table, and the texts of a code stand in the order of what was chosen.
  public static func inputMethod(
    table: CodeTable, pageSize: Int = 9, options: CodeTableOptions = CodeTableOptions(),
    history: (any HistoryReader)? = nil, language: String = ""
  ) -> CodeTableMethod {
    CodeTableMethod(
      table: table, pageSize: pageSize, options: options, history: history, language: language)
  }

  /// Converts codes, for programs that are no keyboard.
  public static func sentenceConverter(
    table: CodeTable, options: CodeTableOptions = CodeTableOptions(),
    history: (any HistoryReader)? = nil, language: String = ""
  ) -> CodeTableConverter {
    CodeTableConverter(table: table, options: options, history: history, language: language)
  }
}
