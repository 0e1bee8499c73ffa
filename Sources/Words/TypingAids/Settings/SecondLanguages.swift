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
      guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.hasTagCharactersOnly }),
        languages[String(parts[0])] == nil
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
}

extension SecondLanguages: CustomStringConvertible {
  /// The setting as a file has it, with the keyboards in the order of their ids.
  public var description: String {
    languages.sorted { $0.key < $1.key }.map { "\($0.key)+\($0.value)" }.joined(separator: " ")
  }
}

extension SecondLanguages: TextSetting {
  static let hint = "write pairs of a keyboard and a language: en+de"

  var text: String { description }

  /// The pairs of a keyboard and a language.
  public static var pattern: String? { "^(\(tagPattern)\\+\(tagPattern)( |$))*$" }
}
