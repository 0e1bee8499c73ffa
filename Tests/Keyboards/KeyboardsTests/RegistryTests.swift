import KeyboardPermissions
import KeyboardTestSupport
import Testing

/// The registry of the keyboards that a host has.
@Suite struct RegistryTests {
  private func stub(
    _ id: String, _ language: String, capabilities: [CapabilityDeclaration] = []
  ) -> StubKeyboard {
    StubKeyboard(
      KeyboardDescription(
        id: id, primaryLanguage: language, name: id, capabilities: capabilities),
      contents: nil)
  }

  private func registry() throws -> KeyboardRegistry {
    try KeyboardRegistry([
      stub("en", "en-US"), stub("fa", "fa-IR"), stub("tr", "tr-TR"),
      stub("tr-t-k0-trkeyf", "tr-TR"), stub("zh-Hans", "zh-Hans-CN"),
    ])
  }

  @Test func malformedDescriptions() {
    let wantsNetwork = CapabilityDeclaration(.network, purpose: " \n")
    let cases: [([StubKeyboard], KeyboardError)] = [
      ([], .noKeyboardLeft),
      ([stub("en", "en-US"), stub("en", "en-GB")], .duplicateID("en")),
      ([stub("x", "")], .malformedTag("", keyboard: "x")),
      ([stub("x", "en_US")], .malformedTag("en_US", keyboard: "x")),
      ([stub("x", "e")], .malformedTag("e", keyboard: "x")),
      ([stub("x", "日本")], .malformedTag("日本", keyboard: "x")),
      (
        [stub("x", "en-US", capabilities: [wantsNetwork])],
        .emptyPurpose("network", keyboard: "x")
      ),
    ]
    for (plugins, error) in cases {
      #expect(throws: error) { try KeyboardRegistry(plugins) }
      #expect(error.description.count > 20)
    }
  }

  @Test(arguments: [
    ("en-US", "en"), ("EN-us", "en"), ("en", "en"), ("fa-IR", "fa"), ("tr-TR", "tr"), ("tr", "tr"),
    ("tr-t-k0-trkeyf", "tr-t-k0-trkeyf"), ("zh-Hans-CN", "zh-Hans"), ("zh", "zh-Hans"),
  ])
  func languages(tag: String, id: String) throws {
    #expect(try registry().id(forLanguage: tag) == id)
  }

  @Test(arguments: ["", "xx", "en-GB", "e", "en-", "-US", "zh-Hant", "und", "fa_IR", "t"])
  func unknownLanguages(tag: String) throws {
    let registry = try registry()
    #expect(
      throws: KeyboardError.unknownLanguage(tag.lowercased(), known: registry.primaryLanguages)
    ) { try registry.id(forLanguage: tag) }
  }

  @Test func mostRecentlyUsedKeyboardIsChosenForALanguage() throws {
    var registry = try registry()
    registry.use("tr-t-k0-trkeyf")
    #expect(try registry.id(forLanguage: "tr-TR") == "tr-t-k0-trkeyf")
    registry.use("tr")
    #expect(try registry.id(forLanguage: "tr-TR") == "tr")
  }

  @Test func orderOfUse() throws {
    var registry = try registry()
    for id in ["fa", "en", "tr", "fa", "nobody"] { registry.use(id) }
    #expect(registry.mostRecentlyUsed == ["fa", "tr", "en", "tr-t-k0-trkeyf", "zh-Hans"])
    #expect(registry.enabled == ["en", "fa", "tr", "tr-t-k0-trkeyf", "zh-Hans"])
  }

  @Test func cycle() throws {
    let registry = try registry()
    var seen = ["en"]
    for _ in registry.enabled { seen.append(registry.next(after: seen.last ?? "")) }
    #expect(seen == registry.enabled + ["en"])
    #expect(registry.next(after: "nobody") == "en")
    let alone = try KeyboardRegistry([stub("en", "en-US")])
    #expect(alone.next(after: "en") == "en")
  }

  @Test func enablingAndDisabling() throws {
    var registry = try registry()
    #expect(throws: KeyboardError.unknownKeyboard("xx", known: registry.enabled)) {
      try registry.disable("xx")
    }
    try registry.disable("fa")
    #expect(!registry.enabled.contains("fa") && !registry.mostRecentlyUsed.contains("fa"))
    #expect(throws: KeyboardError.self) { try registry.id(forLanguage: "fa") }
    try registry.enable("fa")
    try registry.enable("fa")
    #expect(registry.enabled == ["en", "tr", "tr-t-k0-trkeyf", "zh-Hans", "fa"])
    for id in registry.enabled.dropLast() { try registry.disable(id) }
    #expect(throws: KeyboardError.noKeyboardLeft) { try registry.disable("fa") }
    #expect(registry.enabled == ["fa"])
    #expect(throws: KeyboardError.self) { try registry.enable("xx") }
  }

  /// Descriptions are read without opening any keyboard.
  @Test func nothingIsOpened() throws {
    let stubs = StandardKeyboards.descriptions.map { StubKeyboard($0, contents: nil) }
    var registry = try KeyboardRegistry(stubs)
    #expect(registry.primaryLanguages == StandardKeyboards.descriptions.map(\.primaryLanguage))
    registry.use("fa")
    _ = try registry.id(forLanguage: "tr-TR")
    let controller = KeyboardController(
      registry: registry, textDocumentProxy: InMemoryDocument())
    _ = controller.primaryLanguage
    let switcher = try KeyboardSwitcher(stubs, packaging: .dynamic, document: InMemoryDocument())
    _ = switcher.primaryLanguage
    #expect(stubs.allSatisfy { $0.openCount == 0 })
  }

  /// The real keyboards with a folder that does not exist: only opening fails.
  @Test func descriptionsNeedNoFiles() throws {
    let folder = LocaleFolder(path: "/nowhere")
    let plugins = StandardKeyboards.descriptions.map { LanguageKeyboard($0, in: folder) }
    let registry = try KeyboardRegistry(plugins)
    #expect(registry.primaryLanguages.count == StandardKeyboards.descriptions.count)
    let error = #expect(throws: KeyboardError.self) { try plugins[0].open() }
    #expect("\(error.map { "\($0)" } ?? "")".contains("/nowhere/en/keyboard.xml"))
  }
}
