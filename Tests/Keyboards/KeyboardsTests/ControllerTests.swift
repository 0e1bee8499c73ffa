import HostWords
import KeyboardPermissions
import KeyboardTestSupport
import Testing

/// The life cycle of a keyboard on the screen.
@Suite struct ControllerTests {
  private func stubs(_ ids: String..., broken: Set<String> = []) throws -> [StubKeyboard] {
    try ids.map {
      let plugin = try LocaleFiles.plugin($0)
      return broken.contains($0) ? StubKeyboard(plugin.description, contents: nil) : plugin
    }
  }

  @Test func lifecycle() throws {
    let plugins = try stubs("en", "fa")
    let controller = KeyboardController(
      registry: try KeyboardRegistry(plugins), textDocumentProxy: InMemoryDocument())
    // Before it appears, nothing is drawn, typed or opened.
    controller.handle(KeyboardEvent(.tap("q")))
    #expect(controller.view() == nil && !controller.isVisible)
    #expect(plugins.map(\.openCount) == [0, 0])

    try controller.viewDidLoad()
    #expect(plugins.map(\.openCount) == [1, 0])
    controller.handle(KeyboardEvent(.tap("q")))
    #expect(controller.textDocumentProxy.text == "")

    try controller.viewWillAppear(with: InputTraits(capitalization: .none))
    controller.handle(KeyboardEvent(.tap("q")))
    #expect(controller.textDocumentProxy.text == "q")

    controller.viewWillDisappear()
    controller.viewWillDisappear()
    controller.handle(KeyboardEvent(.tap("q")))
    #expect(controller.textDocumentProxy.text == "q")

    try controller.viewWillAppear(with: InputTraits())
    #expect(plugins.map(\.openCount) == [1, 0])
    controller.primaryLanguage = "fa-IR"
    controller.closeUnusedLanguages()
    controller.primaryLanguage = "en-US"
    #expect(plugins.map(\.openCount) == [2, 1])
  }

  /// A new field inherits nothing from the one before: no shift, plane or candidates.
  @Test func newFieldsStartFresh() throws {
    let typist = try KeyboardTypist(
      try stubs("zh-Hans"), in: InMemoryDocument())
    try typist.press("ni")
    #expect(!typist.view.candidates.isEmpty)
    typist.controller.viewWillDisappear()
    try typist.controller.viewWillAppear(with: InputTraits())
    #expect(typist.view.candidates.isEmpty)
    #expect(typist.document == "ni|")
    try typist.tap("to-symbols")
    try typist.controller.viewWillAppear(with: InputTraits())
    #expect(typist.layer == "base")
  }

  @Test func knownLanguages() throws {
    let typist = try KeyboardTypist(
      try stubs("en", "fa", "de"), in: InMemoryDocument())
    for (tag, language) in [
      ("fa-IR", "fa-IR"), ("de", "de-DE"), ("EN-us", "en-US"), ("fa", "fa-IR"),
    ] {
      typist.controller.primaryLanguage = tag
      #expect(typist.controller.primaryLanguage == language)
      #expect(typist.host.requests.last == "language \(language)")
      #expect(typist.effects.last == .host(.primaryLanguageChanged(language)))
    }
    #expect(typist.controller.registry.mostRecentlyUsed == ["fa", "en", "de"])
    // Setting the current language again is no change.
    typist.controller.primaryLanguage = "fa-IR"
    #expect(typist.host.requests.count == 4)
  }

  @Test(arguments: ["", "xx-XX", "de-DE", "en-GB", "fa_IR", "🙂"])
  func unknownLanguagesKeepTheCurrentOne(tag: String) throws {
    let typist = try KeyboardTypist(
      try stubs("en", "fa", "zh-Hans"), in: InMemoryDocument())
    typist.controller.primaryLanguage = "zh-Hans-CN"
    try typist.press("ni")
    let marked = typist.controller.textDocumentProxy.markedText
    typist.controller.primaryLanguage = tag
    #expect(typist.controller.primaryLanguage == "zh-Hans-CN")
    #expect(typist.controller.textDocumentProxy.markedText == marked)
    #expect(
      typist.host.requests.last
        == "error no keyboard types '\(tag.lowercased())'; available are en-US, fa-IR, zh-Hans-CN")
    #expect(throws: KeyboardError.self) { try typist.controller.switchLanguage(to: tag) }
  }

  @Test func keyboardsThatFailToOpenKeepTheCurrentOne() throws {
    let typist = try KeyboardTypist(
      try stubs("zh-Hans", "fa", broken: ["fa"]), in: InMemoryDocument())
    try typist.press("ni")
    typist.controller.primaryLanguage = "fa-IR"
    #expect(typist.controller.primaryLanguage == "zh-Hans-CN")
    #expect(typist.controller.textDocumentProxy.markedText == "ni")
    #expect(typist.host.requests.last?.contains("keyboard.xml:3: broken") == true)
    try typist.press("hao<Space>")
    #expect(typist.document == "你好|")
    #expect(typist.controller.registry.mostRecentlyUsed.first == "zh-Hans")
  }

  @Test func brokenFirstKeyboardThrows() throws {
    let controller = KeyboardController(
      registry: try KeyboardRegistry(try stubs("fa", broken: ["fa"])),
      textDocumentProxy: InMemoryDocument())
    #expect(throws: KeyboardError.self) { try controller.viewDidLoad() }
    #expect(throws: KeyboardError.self) { try controller.viewWillAppear(with: InputTraits()) }
    controller.handle(KeyboardEvent(.tap("seen")))
    #expect(controller.view() == nil && controller.textDocumentProxy.text == "")
  }

  /// Whatever closes the keyboard, the composition ends by the policy that the plugin declares.
  @Test(arguments: [
    (CompositionResolution.commitRaw, "nihao"), (.commitFirst, "你好"), (.discard, ""),
  ])
  func compositionsEndByTheirPolicy(policy: CompositionResolution, text: String) throws {
    let endings: [(KeyboardController<InMemoryDocument>) throws -> Void] = [
      { $0.dismissKeyboard() }, { $0.viewWillDisappear() }, { $0.primaryLanguage = "en-US" },
      { try $0.switchLanguage(to: "en") },
    ]
    for end in endings {
      let typist = try KeyboardTypist(
        [
          try LocaleFiles.plugin("zh-Hans", resolution: policy), try LocaleFiles.plugin("en"),
        ],
        in: InMemoryDocument())
      try typist.press("nihao")
      #expect(typist.controller.textDocumentProxy.markedText == "ni hao")
      try end(typist.controller)
      #expect(typist.document == text + "|")
      #expect(typist.controller.textDocumentProxy.markedText == "")
    }
  }

  @Test func dismissKeyEndsTheCompositionFirst() throws {
    let typist = try KeyboardTypist(try stubs("zh-Hans"), in: InMemoryDocument())
    try typist.press("ni")
    typist.controller.handle(.traitsChanged(InputTraits(keyboardType: .numberPad), .kept))
    #expect(typist.document == "ni|")
    try typist.tap("dismiss")
    #expect(typist.host.requests == ["dismiss"])
  }

  @Test func requestsReachTheHost() throws {
    let typist = try KeyboardTypist(try stubs("en"), in: InMemoryDocument())
    try typist.tap("next-keyboard")
    try typist.hold("next-keyboard")
    typist.controller.advanceToNextInputMode()
    typist.controller.dismissKeyboard()
    #expect(typist.host.requests == ["advance", "list", "advance", "dismiss"])
    #expect(typist.controller.needsInputModeSwitchKey)
    typist.host.needsInputModeSwitchKey = false
    #expect(!typist.controller.needsInputModeSwitchKey)
    try typist.controller.viewWillAppear(with: InputTraits())
    #expect(!typist.view.keys.contains { $0.id == "next-keyboard" })
  }

  /// Keyboards work before the lexicon arrives and without a host.
  @Test func supplementaryLexicon() throws {
    let typist = try KeyboardTypist(try stubs("en"), in: InMemoryDocument())
    var received: [LexiconEntry]?
    typist.controller.requestSupplementaryLexicon { received = $0 }
    #expect(received == [])
    typist.controller.host = nil
    typist.controller.requestSupplementaryLexicon { _ in Issue.record("no host answers") }
    typist.controller.advanceToNextInputMode()
    #expect(typist.controller.needsInputModeSwitchKey)
    try typist.press("a")
    #expect(typist.document == "a|")
  }

  // MARK: Height

  @Test func heights() throws {
    let typist = try KeyboardTypist(try stubs("fa"), in: InMemoryDocument())
    let upright = typist.view
    typist.controller.heightConstraint = 500
    let tall = typist.view
    #expect(tall.size == KeyboardSize(width: 390, height: 500))
    #expect(tall.keys.map(\.id) == upright.keys.map(\.id))
    #expect(tall.keys.map(\.frame.x) == upright.keys.map(\.frame.x))
    // After rotation: the width is the screen's, the height is the constraint.
    let turned = try #require(
      typist.controller.view(of: KeyboardSize(width: 844, height: 160)))
    #expect(turned.size == KeyboardSize(width: 844, height: 500))
    typist.controller.heightConstraint = nil
    #expect(typist.view == upright)
    #expect(typist.view == typist.view)
    #expect(typist.host.requests == ["height 500.0", "height nil"])
  }

  @Test(arguments: [0, -1, -500, Double.nan, .infinity, -.infinity, -0.0])
  func invalidHeightsAreIgnored(height: Double) throws {
    let typist = try KeyboardTypist(try stubs("fa"), in: InMemoryDocument())
    let upright = typist.view
    typist.controller.heightConstraint = height
    #expect(typist.controller.heightConstraint == nil)
    #expect(typist.view == upright)
    #expect(typist.host.requests == ["height nil"])
  }
}
