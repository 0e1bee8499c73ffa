import InputCore

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
  public static func inputMethod(
    table: CodeTable, pageSize: Int = 9, options: CodeTableOptions = CodeTableOptions()
  ) -> CodeTableMethod {
    CodeTableMethod(table: table, pageSize: pageSize, options: options)
  }

  /// Converts codes, for programs that are no keyboard.
  public static func sentenceConverter(
    table: CodeTable, options: CodeTableOptions = CodeTableOptions()
  ) -> CodeTableConverter {
    CodeTableConverter(table: table, options: options)
  }
}
