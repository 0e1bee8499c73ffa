/// The code table whose codes are shown beside candidates in Chinese characters.
public struct ShownCodes: Hashable, Sendable {
  /// The tag of the table, such as `cangjie`; nil if no codes are shown.
  public private(set) var table: String?

  /// Creates the setting without a table.
  public init() {}

  /// Creates the setting for a table; nil if the text is no tag. An empty text names no table.
  public init?(_ tag: String) {
    guard tag.hasTagCharactersOnly else { return nil }
    table = tag.isEmpty ? nil : tag
  }
}

extension ShownCodes: TextSetting {
  static let hint = "write the tag of a code table: cangjie"

  var text: String { table ?? "" }

  /// The tag of a table.
  public static var pattern: String? { "^[A-Za-z0-9-]*$" }
}
