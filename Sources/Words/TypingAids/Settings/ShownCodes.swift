/// The code table whose codes are shown beside candidates in Chinese characters.
public struct ShownCodes: Hashable, Sendable {
  /// The tag of the table, such as `cangjie`; nil if no codes are shown.
  public private(set) var table: String?

  /// Creates the setting without a table.
  public init() {}

  /// Creates the setting for a table; nil if the text is no tag. An empty text names no table.
  public init?(_ tag: String) {
    guard tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else {
      return nil
    }
    table = tag.isEmpty ? nil : tag
  }
}

extension ShownCodes: SettingType {
  /// Always empty: the tables are those of a catalogue.
  public static var choices: [SettingChoice] { [] }

  /// Creates the setting from a text; nil if `value` has another type or is no tag.
  public init?(_ value: SettingValue) {
    guard case .text(let text) = value else { return nil }
    self.init(text)
  }

  /// The tag, or an empty text.
  public var settingValue: SettingValue { .text(table ?? "") }

  /// The tag of a table.
  public static var pattern: String? { "^[A-Za-z0-9-]*$" }
}

extension ShownCodes: Codable {
  /// Decodes the text of the setting.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let codes = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "write the tag of a code table: cangjie")
    }
    self = codes
  }

  /// Encodes the text of the setting.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(table ?? "")
  }
}
