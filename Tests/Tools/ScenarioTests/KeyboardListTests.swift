import KeyboardCatalog
import KeyboardPermissions
import KeyboardTestSupport
import Keyboards
import TestSupport
import Testing
import TextDocument

/// Requirement 12: a long press on the globe key shows the keyboards with the current one marked.
@Suite struct KeyboardListTests {
  private static let ids = ["en", "de", "fa"]
  private static let policy = FixedHostPolicy(hostIdentifier: "org.example.letters")

  private func host(_ packaging: LanguagePackaging) throws -> KeyboardSwitcher<InMemoryDocument> {
    let folder = LocaleFolder(path: Repository.root.appending(path: "Locales").path)
    let host = try KeyboardSwitcher(
      Self.ids.compactMap(StandardKeyboards.description).map { LanguageKeyboard($0, in: folder) },
      packaging: packaging, document: InMemoryDocument())
    try host.focus(InputTraits(), in: Self.policy)
    return host
  }

  private func marked(_ host: KeyboardSwitcher<InMemoryDocument>) -> [String] {
    host.keyboardList.filter(\.isCurrent).map(\.id)
  }

  @Test(arguments: LanguagePackaging.allCases)
  func longPressShowsTheListAndAPickSelects(packaging: LanguagePackaging) throws {
    let host = try host(packaging)
    for id in ["fa", "de", "en", "fa"] {
      #expect(!host.showsKeyboardList)
      host.handle(KeyboardEvent(.longPress("next-keyboard", choice: nil)))
      #expect(host.showsKeyboardList)
      try host.pick(id)
      #expect(!host.showsKeyboardList)
      #expect(marked(host) == [id])
      // The order does not depend on which keyboard was used last.
      #expect(host.keyboardList.map(\.id) == Self.ids)
      #expect(host.registry.mostRecentlyUsed.first == id)
    }
    #expect(host.keyboardList.map(\.title) == Self.ids.map(Self.name))
  }

  private static func name(_ id: String) -> String {
    StandardKeyboards.description(of: id)?.name ?? ""
  }

  @Test(arguments: LanguagePackaging.allCases)
  func invalidPicksChangeNothing(packaging: LanguagePackaging) throws {
    let host = try host(packaging)
    host.handle(KeyboardEvent(.longPress("next-keyboard", choice: nil)))
    #expect(throws: KeyboardError.unknownKeyboard("fr", known: Self.ids)) { try host.pick("fr") }
    #expect(host.showsKeyboardList && marked(host) == ["en"])
    // Focusing a field closes the list.
    try host.focus(InputTraits(), in: Self.policy)
    #expect(!host.showsKeyboardList)
  }

  @Test func nothingIsMarkedWhileTheHostKeyboardIsShown() throws {
    let host = try host(.perLanguage)
    try host.focus(InputTraits(isSecure: true), in: Self.policy)
    #expect(marked(host) == [])
    try host.focus(InputTraits(), in: Self.policy)
    #expect(marked(host) == ["en"])
  }
}
