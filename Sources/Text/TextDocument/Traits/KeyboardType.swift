/// What a field is for, as its program says: the kind of keyboard it asks for. The cases and names
/// are those of the platform's own enumeration.
public enum KeyboardType: String, CaseIterable, Codable, Hashable, Sendable {
  /// Any text.
  case `default`
  /// Text in ASCII alone.
  case asciiCapable
  /// Digits and punctuation, with letters at hand.
  case numbersAndPunctuation
  /// The address of a page.
  case url
  /// Digits of the language.
  case numberPad
  /// A telephone number.
  case phonePad
  /// A name or a telephone number.
  case namePhonePad
  /// A mail address.
  case emailAddress
  /// Digits and the decimal mark of the language.
  case decimalPad
  /// Text with `@` and `#` at hand.
  case twitter
  /// Words to search the web for, or an address.
  case webSearch
  /// Digits in ASCII alone.
  case asciiCapableNumberPad
}
