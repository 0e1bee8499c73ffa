import TextDocument

/// The kinds of fields that the page offers.
package enum FieldKind: String, CaseIterable, Encodable, Sendable {
  case text, url, email, number, search, password

  /// The traits of the field.
  var traits: InputTraits {
    switch self {
    case .text: InputTraits()
    case .url: InputTraits(keyboardType: .url, returnKey: .go, isMultiline: false)
    case .email: InputTraits(keyboardType: .emailAddress, returnKey: .next, isMultiline: false)
    case .number: InputTraits(keyboardType: .numberPad, isMultiline: false)
    case .search: InputTraits(keyboardType: .webSearch, returnKey: .search, isMultiline: false)
    case .password: InputTraits(capitalization: .none, isSecure: true, isMultiline: false)
    }
  }
}
