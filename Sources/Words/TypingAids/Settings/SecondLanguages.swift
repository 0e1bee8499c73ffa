/// The second language of keyboards whose user writes two languages on one keyboard.
///
/// A keyboard is named by its id, its second language by a BCP 47 tag:
///
/// ```swift
/// let languages = SecondLanguages("en+de pt-t-k0-abnt2+es")
/// languages?["en"]  // de
/// ```
public struct SecondLanguages: Hashable, Sendable {
  /// The tags of the languages by the ids of the keyboards.
  private var languages: [String: String] = [:]

  /// Creates the setting without any second language.
  public init() {}

  /// Parses the text of a setting: pairs of a keyboard and a language, separated by spaces.
  ///
  /// - Returns: nil if a pair has another form or a keyboard occurs twice.
  public init?(_ text: String) {
    for pair in text.split(separator: " ") {
      let parts = pair.split(separator: "+", omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy(Self.isTag), languages[String(parts[0])] == nil
      else { return nil }
      languages[String(parts[0])] = String(parts[1])
    }
  }

  /// The second language of the keyboard with an id; nil for none.
  public subscript(keyboard: String) -> String? {
    get { languages[keyboard] }
    set { languages[keyboard] = newValue }
  }

  /// The characters of tags, as a class of regular expressions.
  private static let tagPattern = "[A-Za-z0-9-]+"

  private static func isTag(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
  }
}

extension SecondLanguages: CustomStringConvertible {
  /// The setting as a file has it, with the keyboards in the order of their ids.
  public var description: String {
    languages.sorted { $0.key < $1.key }.map { "\($0.key)+\($0.value)" }.joined(separator: " ")
  }
}

extension SecondLanguages: SettingType {
  /// Always empty: the keyboards and languages are those of a catalogue.
  public static var choices: [SettingChoice] { [] }

  /// Creates the setting from a text; nil if `value` has another type or form.
  public init?(_ value: SettingValue) {
    guard case .text(let text) = value else { return nil }
    self.init(text)
  }

  /// The setting as a text.
  public var settingValue: SettingValue { .text(description) }

  /// The pairs of a keyboard and a language.
  public static var pattern: String? { "^(\(tagPattern)\\+\(tagPattern)( |$))*$" }
}

extension SecondLanguages: Codable {
  /// Decodes the text of the setting.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let languages = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "write pairs of a keyboard and a language: en+de")
    }
    self = languages
  }

  /// Encodes the text of the setting.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
