import KeyboardPermissions
import TextDocument

extension HostProgram {
  /// A contact form with fields for name, phone and mail address. Return moves to the next field.
  package static let contacts = HostProgram(
    id: "contacts", title: "a contact form",
    fields: [
      HostField(
        "name", InputTraits(returnKey: .next, capitalization: .words, isMultiline: false)),
      HostField("phone", line(.phonePad, .next)),
      HostField("email", line(.emailAddress, .done)),
    ])

  /// A browser with an address bar, a search page, a page with a password field, and a note in a
  /// private window.
  package static let browser = HostProgram(
    id: "browser", title: "a browser",
    fields: [
      HostField("address", line(.url, .go)),
      HostField("search", line(.webSearch, .search)),
      HostField(
        "password",
        InputTraits(
          returnKey: .go, capitalization: .none, isSecure: true, isMultiline: false,
          allowsChanges: false)),
      HostField("private", InputTraits(allowsLearning: false)),
    ])

  /// A program with a single search field, which has the focus from the start.
  package static let search = HostProgram(
    id: "search", title: "a search field",
    fields: [HostField("query", line(.webSearch, .search))])

  /// A bank, which allows only the system's keyboard.
  package static let bank = HostProgram(
    id: "bank", title: "a bank that refuses custom keyboards",
    refused: [ExtensionPoint.keyboard],
    fields: [
      HostField("payee", InputTraits(returnKey: .next, capitalization: .words, isMultiline: false)),
      HostField("amount", line(.decimalPad, .done)),
    ])

  /// All programs in which scripts can be played.
  package static let all = [contacts, browser, search, bank]

  /// A demonstration script of the program; nil for a program that is not in `all`.
  package var demonstration: String? {
    let bytes: [UInt8]? =
      switch id {
      case "contacts": PackageResources.contacts_txt
      case "browser": PackageResources.browser_txt
      case "search": PackageResources.search_txt
      case "bank": PackageResources.bank_txt
      default: nil
      }
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func line(
    _ type: KeyboardType, _ returnKey: InputTraits.ReturnKey
  ) -> InputTraits {
    InputTraits(
      keyboardType: type, returnKey: returnKey, capitalization: .none, isMultiline: false,
      allowsChanges: false)
  }
}
