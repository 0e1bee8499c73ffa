import InputCore
import KeyboardPermissions
import KeyboardTestSupport
import Testing

/// The host's side: one keyboard at a time, and the host's own where custom keyboards are not
/// allowed.
@Suite struct SwitcherTests {
  typealias Switcher = KeyboardSwitcher<InMemoryDocument>
  static let letters = FixedHostPolicy(hostIdentifier: "org.example.letters")
  static let bank = FixedHostPolicy(
    hostIdentifier: "org.example.bank", refusedExtensionPoints: [ExtensionPoint.keyboard])

  private func switcher(
    _ packaging: LanguagePackaging, _ ids: [String] = ["en", "fa", "zh-Hans"],
    broken: Set<String> = []
  ) throws -> Switcher {
    let plugins = try ids.map { id in
      let plugin = try LocaleFiles.plugin(id)
      return broken.contains(id) ? StubKeyboard(plugin.description, contents: nil) : plugin
    }
    return try Switcher(plugins, packaging: packaging, document: InMemoryDocument())
  }

  private func press(_ keys: String, _ switcher: Switcher) throws {
    for event in try KeyNotation.parse(keys) {
      let key = try #require(HardwareKey(onUSKeyboard: event))
      switcher.handle(KeyboardEvent(.hardware(key)))
    }
  }

  /// A letter of another keyboard also shows that two hyphens begin the option of a program. Anything
  /// in between keeps the dash.
  @Test(arguments: LanguagePackaging.allCases)
  func dashBeforeALetterOfAnotherKeyboard(packaging: LanguagePackaging) throws {
    for (keys, document) in [("x", "опция --x"), ("<Left><Right>x", "опция —x")] {
      let switcher = try switcher(packaging, ["ru", "en"])
      try switcher.focus(InputTraits(), in: Self.letters)
      switcher.document.insertText("опция ")
      switcher.handle(.textChanged(.kept))
      try press("--", switcher)
      #expect(switcher.document.documentContextBeforeInput == "опция —")
      try switcher.select("en")
      try press(keys, switcher)
      #expect(switcher.document.documentContextBeforeInput == document)
    }
  }

  @Test(arguments: LanguagePackaging.allCases)
  func cycleAndOrderOfUse(packaging: LanguagePackaging) throws {
    let switcher = try switcher(packaging)
    try switcher.focus(InputTraits(), in: Self.letters)
    var seen: [String] = []
    for _ in 0..<4 {
      seen.append(switcher.primaryLanguage)
      switcher.handle(KeyboardEvent(.tap("next-keyboard")))
    }
    #expect(seen == ["en-US", "fa-IR", "zh-Hans-CN", "en-US"])
    #expect(switcher.registry.mostRecentlyUsed == ["fa", "en", "zh-Hans"])
    try switcher.select("zh")
    try switcher.select("fa-IR")
    #expect(switcher.registry.mostRecentlyUsed == ["fa", "zh-Hans", "en"])
    #expect(throws: KeyboardError.self) { try switcher.select("de") }
    #expect(switcher.primaryLanguage == "fa-IR")
    #expect(switcher.current?.primaryLanguage == "fa-IR")
  }

  /// A toggle goes to and fro between the two keyboards used last, whatever their places in the list.
  @Test(arguments: LanguagePackaging.allCases)
  func toggleBetweenTheLastTwo(packaging: LanguagePackaging) throws {
    let switcher = try switcher(packaging)
    try switcher.focus(InputTraits(), in: Self.letters)
    try switcher.select("zh")
    var seen: [String] = []
    for _ in 0..<3 {
      switcher.returnToPreviousKeyboard()
      seen.append(switcher.primaryLanguage)
    }
    #expect(seen == ["en-US", "zh-Hans-CN", "en-US"])
    #expect(switcher.trace.last == "primaryLanguageChanged en-US")
    let alone = try self.switcher(packaging, ["en"])
    try alone.focus(InputTraits(), in: Self.letters)
    alone.returnToPreviousKeyboard()
    #expect(alone.primaryLanguage == "en-US")
  }

  /// A flick up from the globe key toggles; one to another side does nothing.
  @Test(arguments: LanguagePackaging.allCases)
  func toggleByTheGlobeKey(packaging: LanguagePackaging) throws {
    let switcher = try switcher(packaging)
    try switcher.focus(InputTraits(), in: Self.letters)
    try switcher.select("zh")
    var seen: [String] = []
    for action: KeyboardEvent.Action in [
      .flick("next-keyboard", directions: "n"), .flick("next-keyboard", directions: "n"),
      .flick("next-keyboard", directions: "s"),
    ] {
      switcher.handle(KeyboardEvent(action))
      seen.append(switcher.primaryLanguage)
    }
    #expect(seen == ["en-US", "zh-Hans-CN", "zh-Hans-CN"])
  }

  /// Control, Alt and the space bar toggle on a hardware keyboard, by the character or by the position
  /// of the key; the space bar with other modifiers does not.
  @Test(arguments: LanguagePackaging.allCases)
  func toggleByAHardwareKey(packaging: LanguagePackaging) throws {
    let switcher = try switcher(packaging)
    try switcher.focus(InputTraits(), in: Self.letters)
    try switcher.select("zh")
    var seen: [String] = []
    for key in [
      HardwareKey(.character(" "), modifiers: [.ctrlL, .altL]),
      HardwareKey(.position(KeyPosition(.a, 3)), modifiers: [.ctrlR, .altL]),
      HardwareKey(.character(" "), modifiers: [.ctrlL]),
      HardwareKey(.character(" "), modifiers: [.ctrlL, .altL, .shift]),
    ] {
      switcher.handle(KeyboardEvent(.hardware(key)))
      seen.append(switcher.primaryLanguage)
    }
    #expect(seen == ["en-US", "zh-Hans-CN", "zh-Hans-CN", "zh-Hans-CN"])
  }

  @Test(arguments: LanguagePackaging.allCases)
  func togglePastABrokenKeyboard(packaging: LanguagePackaging) throws {
    let switcher = try switcher(packaging, broken: ["fa"])
    try switcher.focus(InputTraits(), in: Self.letters)
    switcher.returnToPreviousKeyboard()
    #expect(switcher.primaryLanguage == "zh-Hans-CN")
  }

  /// Each program gets back the keyboard used last in it, and the host hears of the language.
  @Test(arguments: LanguagePackaging.allCases)
  func keyboardsOfPrograms(packaging: LanguagePackaging) throws {
    let notes = FixedHostPolicy(hostIdentifier: "org.example.notes")
    let switcher = try switcher(packaging)
    switcher.remembersKeyboardByHost = true
    try switcher.focus(InputTraits(), in: Self.letters)
    try switcher.select("fa")
    try switcher.focus(InputTraits(), in: notes)
    #expect(switcher.primaryLanguage == "fa-IR")
    try switcher.select("en")
    try switcher.focus(InputTraits(), in: Self.letters)
    #expect(switcher.primaryLanguage == "fa-IR")
    #expect(switcher.current?.primaryLanguage == "fa-IR")
    #expect(switcher.trace.last == "primaryLanguageChanged fa-IR")
    try switcher.focus(InputTraits(), in: notes)
    #expect(switcher.primaryLanguage == "en-US")
    // A program where nothing was switched has a keyboard too.
    let mail = FixedHostPolicy(hostIdentifier: "org.example.mail")
    try switcher.focus(InputTraits(), in: mail)
    try switcher.focus(InputTraits(), in: Self.letters)
    try switcher.focus(InputTraits(), in: mail)
    #expect(switcher.primaryLanguage == "en-US")
    try press("a", switcher)
    #expect(switcher.document.document.text == "a")
    try switcher.focus(InputTraits(), in: notes)
    switcher.remembersKeyboardByHost = false
    try switcher.focus(InputTraits(), in: Self.letters)
    #expect(switcher.primaryLanguage == "en-US")
  }

  @Test(arguments: LanguagePackaging.allCases)
  func singleKeyboardHasNoNextKeyboardKey(packaging: LanguagePackaging) throws {
    let alone = try switcher(packaging, ["en"])
    try alone.focus(InputTraits(), in: Self.letters)
    #expect(alone.current?.view()?.keys.contains { $0.id == "next-keyboard" } == false)
    let two = try switcher(packaging)
    try two.focus(InputTraits(), in: Self.letters)
    #expect(two.current?.view()?.keys.contains { $0.id == "next-keyboard" } == true)
    two.handle(KeyboardEvent(.longPress("next-keyboard", choice: nil)))
    #expect(two.showsKeyboardList)
    try two.select("fa")
    #expect(!two.showsKeyboardList)
  }

  @Test(arguments: LanguagePackaging.allCases)
  func onlyKeyboardThatOpensStays(packaging: LanguagePackaging) throws {
    let switcher = try switcher(packaging, broken: ["fa", "zh-Hans"])
    try switcher.focus(InputTraits(), in: Self.letters)
    switcher.handle(KeyboardEvent(.tap("next-keyboard")))
    #expect(switcher.primaryLanguage == "en-US")
    try press("a", switcher)
    #expect(switcher.document.document.text == "a")
  }

  @Test(arguments: LanguagePackaging.allCases)
  func keyboardsThatFailToOpenAreSkipped(packaging: LanguagePackaging) throws {
    let switcher = try switcher(packaging, broken: ["fa"])
    try switcher.focus(InputTraits(), in: Self.letters)
    // The next keyboard of the list is skipped in either direction.
    switcher.handle(KeyboardEvent(.tap("next-keyboard")))
    #expect(switcher.primaryLanguage == "zh-Hans-CN")
    #expect(switcher.lastError == .cannotOpen("fa", reason: "keyboard.xml:3: broken"))
    switcher.handle(KeyboardEvent(.tap("next-keyboard")))
    #expect(switcher.primaryLanguage == "en-US")
    try press("a", switcher)
    #expect(switcher.document.document.text == "a")
    #expect(throws: KeyboardError.self) { try switcher.select("fa") }
    try switcher.select("zh")
    #expect(switcher.primaryLanguage == "zh-Hans-CN")
  }

  /// A keyboard for several languages may switch by itself. The host continues from the new
  /// language.
  @Test func keyboardsCanSwitchByThemselves() throws {
    let switcher = try switcher(.dynamic)
    try switcher.focus(InputTraits(), in: Self.letters)
    switcher.current?.primaryLanguage = "fa-IR"
    #expect(switcher.primaryLanguage == "fa-IR")
    #expect(switcher.registry.mostRecentlyUsed.first == "fa")
    switcher.handle(KeyboardEvent(.tap("next-keyboard")))
    #expect(switcher.primaryLanguage == "zh-Hans-CN")
    try switcher.focus(InputTraits(isSecure: true), in: Self.letters)
    try switcher.focus(InputTraits(), in: Self.letters)
    #expect(switcher.primaryLanguage == "zh-Hans-CN")
    #expect(switcher.current?.primaryLanguage == "zh-Hans-CN")
  }

  /// Selecting a keyboard before any field has focus shows nothing yet.
  @Test(arguments: LanguagePackaging.allCases)
  func selectingBeforeAField(packaging: LanguagePackaging) throws {
    let switcher = try switcher(packaging)
    try switcher.select("fa")
    try press("s", switcher)
    #expect(switcher.document.document.text == "")
    #expect(switcher.trace == ["primaryLanguageChanged fa-IR"])
    try switcher.focus(InputTraits(), in: Self.letters)
    try press("s", switcher)
    #expect(switcher.document.document.text == "س")
  }

  @Test(arguments: LanguagePackaging.allCases)
  func dismissal(packaging: LanguagePackaging) throws {
    let switcher = try switcher(packaging, ["zh-Hans"])
    try switcher.focus(InputTraits(), in: Self.letters)
    try press("ni", switcher)
    switcher.current?.dismissKeyboard()
    #expect(switcher.isDismissed)
    #expect(switcher.document.document.text == "ni")
    try press("hao", switcher)
    #expect(switcher.document.document.visibleText == "ni")
    try switcher.focus(InputTraits(), in: Self.letters)
    #expect(!switcher.isDismissed)
    try press("hao<Space>", switcher)
    #expect(switcher.document.document.text == "ni好")
  }

  // MARK: Fields that are not for custom keyboards

  static let refused: [(InputTraits, FixedHostPolicy, FieldService.Reason)] = [
    (InputTraits(isSecure: true), letters, .secureField),
    (InputTraits(keyboardType: .phonePad), letters, .phonePad),
    (InputTraits(keyboardType: .namePhonePad), letters, .phonePad),
    (InputTraits(), bank, .refusedByHost),
    (InputTraits(isSecure: true), bank, .secureField),
  ]

  /// The host's own keyboard takes over before the first key. Afterwards the custom keyboard
  /// returns with its language, on its letters.
  @Test(arguments: LanguagePackaging.allCases, 0..<refused.count)
  func hostKeyboardTakesOver(packaging: LanguagePackaging, index: Int) throws {
    let (traits, policy, reason) = Self.refused[index]
    let switcher = try switcher(packaging)
    try switcher.focus(InputTraits(), in: Self.letters)
    try switcher.select("fa")
    switcher.handle(KeyboardEvent(.tap("to-symbols")))
    #expect(switcher.current?.view()?.layer == "symbols")
    let before = switcher.trace

    try switcher.focus(traits, in: policy)
    #expect(switcher.service == .host(reason))
    try press("canary", switcher)
    switcher.handle(KeyboardEvent(.tap("seen")))
    switcher.handle(.textChanged(.kept))
    try switcher.select("en")
    #expect(switcher.current?.isVisible == false)
    #expect(switcher.document.document.text == "")
    #expect(switcher.trace == before)

    try switcher.focus(InputTraits(), in: Self.letters)
    #expect(switcher.service == .custom)
    #expect(switcher.primaryLanguage == "fa-IR")
    #expect(switcher.current?.view()?.layer == "base")
    try press("s", switcher)
    #expect(switcher.document.document.text == "س")
  }

  /// A field becomes secure during a composition: the composition is dropped, and no key reaches
  /// the custom keyboard until the field changes.
  @Test(arguments: LanguagePackaging.allCases, CompositionResolution.allCases)
  func fieldsThatBecomeSecure(packaging: LanguagePackaging, policy: CompositionResolution) throws {
    let events: [(secure: HostEvent, open: HostEvent)] = [
      (.becameSecure, .secureInputEnded),
      (.traitsChanged(InputTraits(isSecure: true), .kept), .traitsChanged(InputTraits(), .kept)),
      (.traitsChanged(InputTraits(isSecure: true), .removed), .secureInputEnded),
    ]
    for event in events {
      let switcher = try Switcher(
        [try LocaleFiles.plugin("zh-Hans", resolution: policy), try LocaleFiles.plugin("en")],
        packaging: packaging, document: InMemoryDocument())
      try switcher.focus(InputTraits(), in: Self.letters)
      try press("mimakouling", switcher)
      #expect(!switcher.document.document.markedText.isEmpty)
      let before = switcher.trace.count

      switcher.handle(event.secure)
      #expect(switcher.service == .host(.secureField))
      try press("canary ", switcher)
      #expect(switcher.document.document.visibleText == "")
      for line in switcher.trace.dropFirst(before) {
        #expect(line.hasPrefix("setMarkedText") || line == "hideCandidates", "\(line)")
        for secret in ["mi", "ma", "kou", "密", "canary"] {
          #expect(!line.dropFirst(13).contains(secret))
        }
      }

      switcher.handle(event.open)
      #expect(switcher.service == .custom)
      try press("nihao<Space>", switcher)
      #expect(switcher.document.document.text == "你好")
    }
  }

  /// The same with a controller alone, without a switcher that shows the host's keyboard.
  @Test(arguments: [HostEvent.becameSecure, .traitsChanged(InputTraits(isSecure: true), .kept)])
  func controllersDropTheCompositionToo(event: HostEvent) throws {
    let typist = try KeyboardTypist([try LocaleFiles.plugin("zh-Hans")], in: InMemoryDocument())
    try typist.press("mima")
    typist.controller.handle(event)
    #expect(typist.controller.textDocumentProxy.visibleText == "")
    try typist.press("ni\"--  ")
    #expect(typist.controller.textDocumentProxy.visibleText == "ni\"--  ")
    #expect(typist.view.candidates.isEmpty)
    typist.controller.handle(.traitsChanged(InputTraits(), .kept))
    try typist.press("hao")
    #expect(typist.controller.textDocumentProxy.markedText == "hao")
  }

  @Test(arguments: LanguagePackaging.allCases)
  func fieldsThatBecomePhonePads(packaging: LanguagePackaging) throws {
    let switcher = try switcher(packaging)
    try switcher.focus(InputTraits(), in: Self.letters)
    try press("a", switcher)
    switcher.handle(.traitsChanged(InputTraits(keyboardType: .phonePad), .kept))
    #expect(switcher.service == .host(.phonePad))
    try press("b", switcher)
    switcher.handle(.traitsChanged(InputTraits(keyboardType: .emailAddress), .kept))
    #expect(switcher.service == .custom)
    try press("c", switcher)
    #expect(switcher.document.document.text == "ac")
  }

  // MARK: Two hosts

  /// Two programs receive keys in turn, and neither affects the other.
  @Test(arguments: LanguagePackaging.allCases)
  func twoHosts(packaging: LanguagePackaging) throws {
    let plugins = try ["zh-Hans", "ko", "en"].map { try LocaleFiles.plugin($0) }
    let scripts = [
      ["n", "i", "<C-z>", "h", "a", "o", "<Space>", "x", "<BackSpace>"],
      ["d", "k", "s", "s", "<Space>", "u", "d", "<BackSpace>", "d"],
    ]
    func start(_ language: String) throws -> Switcher {
      let switcher = try Switcher(
        plugins, packaging: packaging, document: InMemoryDocument())
      try switcher.select(language)
      try switcher.focus(InputTraits(), in: Self.letters)
      return switcher
    }
    let alone = try [start("zh-Hans"), start("ko")]
    for (switcher, script) in zip(alone, scripts) {
      for keys in script { try press(keys, switcher) }
    }
    let together = try [start("zh-Hans"), start("ko")]
    for index in scripts[0].indices {
      for (switcher, script) in zip(together, scripts) { try press(script[index], switcher) }
    }
    for (one, other) in zip(alone, together) {
      #expect(one.trace == other.trace)
      #expect(one.document.document == other.document.document)
    }
    #expect(alone[0].document.document.text == "你好")
    #expect(alone[0].trace != alone[1].trace)
  }
}
