/// The kind of text a field expects, as its application declares it. The cases and names are those
/// of `UIKeyboardType`.
public enum KeyboardType: String, CaseIterable, Codable, Hashable, Sendable {
  /// Any text.
  case `default`
  /// Text in ASCII only.
  case asciiCapable
  /// Digits and punctuation, with letters within reach.
  case numbersAndPunctuation
  /// A web address.
  case url
  /// Digits of the language.
  case numberPad
  /// A telephone number.
  case phonePad
  /// A name or telephone number.
  case namePhonePad
  /// An email address.
  case emailAddress
  /// Digits and the decimal separator of the language.
  case decimalPad
  /// Text with `@` and `#` within reach.
  case twitter
  /// Search terms or a web address.
  case webSearch
  /// ASCII digits only.
  case asciiCapableNumberPad
}
