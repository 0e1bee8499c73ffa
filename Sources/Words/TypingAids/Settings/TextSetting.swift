/// A setting that is a text of a certain form, such as the tags of a catalogue's languages.
protocol TextSetting: SettingType, Codable {
  /// The form that a text must have, named in the error for any other text.
  static var hint: String { get }
  /// The setting as a file has it.
  var text: String { get }

  /// Creates the setting; nil if the text has another form.
  init?(_ text: String)
}

extension TextSetting {
  /// Always empty: what can be written is in a catalogue.
  public static var choices: [SettingChoice] { [] }

  /// Creates the setting from a text; nil if `value` has another type or form.
  public init?(_ value: SettingValue) {
    guard case .text(let text) = value else { return nil }
    self.init(text)
  }

  /// The setting as a text.
  public var settingValue: SettingValue { .text(text) }

  /// Decodes the text of the setting.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let setting = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: Self.hint)
    }
    self = setting
  }

  /// Encodes the text of the setting.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension StringProtocol {
  /// Whether all characters are those of language tags: letters of ASCII, digits and hyphens.
  package var hasTagCharactersOnly: Bool {
    allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
  }
}
