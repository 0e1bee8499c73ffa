import KeyboardPermissions
import TextDocument

extension HostProgram {
  /// A form with a name, a telephone number and a mail address. Return goes from field to field.
  package static let contacts = HostProgram(
    id: "contacts", title: "a form for a contact",
    fields: [
      HostField(
        "name", InputTraits(returnKey: .next, capitalization: .words, isMultiline: false)),
      HostField("phone", line(.phonePad, .next)),
      HostField("email", line(.emailAddress, .done)),
    ])

  /// The bar of a browser, a page to search with, a page that asks for a password, and a note in a
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

  /// One field for a search, which has the focus at once.
  package static let search = HostProgram(
    id: "search", title: "a field to search with",
    fields: [HostField("query", line(.webSearch, .search))])

  /// A bank, which wants no keyboard but the system's.
  package static let bank = HostProgram(
    id: "bank", title: "a bank that refuses custom keyboards",
    refused: [ExtensionPoint.keyboard],
    fields: [
      HostField("payee", InputTraits(returnKey: .next, capitalization: .words, isMultiline: false)),
      HostField("amount", line(.decimalPad, .done)),
    ])

  /// All programs that scripts can be played in.
  package static let all = [contacts, browser, search, bank]

  /// A script that shows what there is to see in the program; nil for one that is not of ``all``.
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
