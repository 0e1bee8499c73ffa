import InputCore
import KeyboardTestSupport
import Testing

/// Keys of a hardware keyboard.
@Suite struct HardwareTests {
  private func typist(
    _ id: String, before: String = "", after: String = "", traits: InputTraits = InputTraits()
  ) throws -> KeyboardTypist<InMemoryDocument> {
    try KeyboardTypist(
      [try LocaleFiles.plugin(id, settings: .none)],
      in: InMemoryDocument(before: before, after: after), traits: traits)
  }

  private func position(_ character: Character) throws -> HardwareKey {
    try #require(HardwareKey(onUSKeyboard: KeyEvent(character)))
  }

  /// A layout, keys by their US positions, and the text that they type.
  @Test(arguments: [
    ("en", "Hello, 1!", "Hello, 1!"), ("de", "yz;'[-", "zyöäüß"), ("fr", "qwaz;1!", "azqwm&1"),
    ("ru", "ghbdtn", "привет"), ("uk", "ghbdsn", "привіт"), ("el", "geia", "γεια"),
    ("tr", "i'", "ıi"), ("tr", "I\"", "Iİ"), ("he", "akuo", "שלום"), ("ar", "lvpfh", "مرحبا"),
    ("fa", "sghl", "سلام"), ("ko", "dkssud<Space>", "안녕 "), ("th", "l;ylfu", "สวัสดี"),
    ("ja", "konnnichiha<Return>", "こんにちは"), ("es", ";", "ñ"), ("pl", "z", "z"),
    // AltGr.
    ("de", "<A-q><A-e>", "@€"), ("fr", "<A-e>", "€"), ("pl", "<A-a><A-l><A-z>", "ął\u{17C}"),
    ("es", "<A-2>", "@"),
    // Dead keys followed by a letter, by a space, by the same key, and by Backspace.
    ("fr", "[e[<Space>", "ê^"), ("de", "=e=<Space>", "é´"), ("es", "'a\"u", "áü"),
    ("el", ";a", "ά"), ("de", "=<BackSpace>e", "e"),
  ])
  func layouts(id: String, keys: String, typed: String) throws {
    let typist = try typist(id)
    try typist.press(keys)
    #expect(typist.document == typed + "|")
  }

  /// The release of a key changes nothing: neither a composition nor a shown list, nor the double tap
  /// of the space bar.
  @Test(arguments: [
    ("zh-Hans", "nihaoshijie 1"), ("en", "hello  world"), ("fr", "[e[<Space>"), ("vi", "tieengs "),
  ])
  func releases(id: String, keys: String) throws {
    let (plain, released) = (try typist(id), try typist(id))
    for event in try KeyNotation.parse(keys) {
      let key = try #require(HardwareKey(onUSKeyboard: event))
      plain.handle(.hardware(key))
      released.handle(.hardware(key))
      let before = released.effects.count
      released.handle(.hardwareUp(key))
      #expect(released.effects.count == before)
    }
    #expect(plain.document == released.document && plain.effects == released.effects)
    #expect(plain.view.candidates == released.view.candidates)
  }

  /// A plugin may tell taps from holds by the release of a key.
  @Test func pluginsSeeReleases() throws {
    let controller = KeyboardController(
      registry: try KeyboardRegistry([HoldingKeyboard()]), textDocumentProxy: InMemoryDocument())
    try controller.viewWillAppear(with: InputTraits())
    for held: UInt64 in [50, 900] {
      controller.handle(KeyboardEvent(.hardware(try position("a")), time: 1_000))
      controller.handle(KeyboardEvent(.hardwareUp(try position("a")), time: 1_000 + held))
    }
    #expect(controller.textDocumentProxy.text == "tap hold ")
  }

  /// A layout, a key, and its text with Caps Lock, and with Caps Lock and Shift.
  @Test(arguments: [
    ("en", "a", "A", "a"), ("en", "1", "1", "!"), ("en", ";", ";", ":"), ("de", "'", "Ä", "ä"),
    ("de", "-", "ß", "?"), ("tr", "i", "I", "ı"), ("tr", "'", "İ", "i"),
    ("tr-t-k0-trkeyf", "s", "İ", "i"), ("ru", "a", "Ф", "ф"), ("el", "w", "Σ", "Σ"),
    ("fa", "s", "س", "ئ"), ("he", "t", "א", "א"),
  ])
  func capsLock(id: String, key: String, capital: String, shifted: String) throws {
    if id == "el" || id == "he" { return try capsLockAlone(id, key, capital) }
    var hardware = try position(try #require(key.first))
    for (modifiers, expected) in [
      (Modifiers.caps, capital), (Modifiers([.caps, .shift]), shifted),
    ] {
      let typist = try typist(id)
      hardware.modifiers = modifiers
      typist.handle(.hardware(hardware))
      #expect(typist.document == expected + "|", "\(modifiers)")
    }
  }

  private func capsLockAlone(_ id: String, _ key: String, _ capital: String) throws {
    let typist = try typist(id)
    var hardware = try position(try #require(key.first))
    hardware.modifiers = .caps
    typist.handle(.hardware(hardware))
    #expect(typist.document == capital + "|")
  }

  /// Commands belong to the host, which identifies them by Latin letters whatever the script of the
  /// layout.
  @Test(arguments: [
    ("en", "<C-c>", "<C-c>"), ("de", "<C-y>", "<C-z>"), ("fr", "<C-q>", "<C-a>"),
    ("fa", "<C-c>", "<C-c>"), ("ru", "<C-v>", "<C-v>"), ("ko", "<C-a>", "<C-a>"),
    ("el", "<C-z>", "<C-z>"), ("zh-Hans", "<C-x>", "<C-x>"), ("en", "<C-S-Left>", "<C-S-Left>"),
    ("en", "<A-Left>", "<A-Left>"), ("en", "<Escape>", "<Escape>"), ("en", "<Up>", "<Up>"),
    ("en", "<PageDown>", "<PageDown>"), ("en", "<Delete>", "<Delete>"), ("en", "<Tab>", "<Tab>"),
    ("en", "<Home>", "<Home>"),
  ])
  func commandsArePassedThrough(id: String, keys: String, passed: String) throws {
    let typist = try typist(id, before: "a")
    try typist.press(keys)
    let event = try #require(try KeyNotation.parse(passed).first)
    #expect(typist.effects == [.text(.passThrough(event))])
    if keys != "<Tab>" { #expect(typist.document == "a|") }
  }

  /// Caps Lock may be on for hours, so keys that type no text ignore it.
  @Test func capsLockDoesNotAffectNamedKeys() throws {
    for modifiers in [Modifiers(), .caps] {
      let typist = try typist(
        "en", before: "cafe\u{301}", traits: InputTraits(isMultiline: false))
      typist.handle(.hardware(HardwareKey(.named(.backspace), modifiers: modifiers)))
      #expect(typist.document == "caf|")
      typist.handle(.hardware(HardwareKey(.named(.return), modifiers: modifiers)))
      #expect(typist.host.requests == ["return default"])
      typist.handle(.hardware(HardwareKey(.named(.left), modifiers: modifiers)))
      #expect(typist.document == "ca|f")
    }
  }

  /// Positions that the layout does not define or that no keyboard has.
  @Test(arguments: LocaleFiles.layouts)
  func unknownPositionsDoNothing(id: String) throws {
    let typist = try typist(id)
    for row in HardwareRow.allCases where row != .a {
      for number in [-1, 14, 99, .max, .min + 1] {
        typist.handle(.hardware(HardwareKey(.position(KeyPosition(row, number)))))
      }
    }
    #expect(typist.effects.isEmpty)
  }
}

/// A keyboard that types on the release of a key, by how long it was held.
private struct HoldingKeyboard: KeyboardPlugin {
  let description = KeyboardDescription(id: "hold", primaryLanguage: "en-US", name: "Hold")

  func open() throws(KeyboardError) -> any KeyboardSession { HoldingSession() }
}

private struct HoldingSession: KeyboardSession {
  private var pressed: UInt64?

  mutating func handle(_ event: KeyboardEvent, context: InputContext) -> [KeyboardEffect] {
    switch event.action {
    case .hardware: pressed = event.time
    case .hardwareUp:
      guard let pressed else { return [] }
      return [.text(.insertText(event.time - pressed > 500 ? "hold " : "tap "))]
    default: break
    }
    return []
  }
  mutating func handle(_ event: HostEvent) -> [KeyboardEffect] { [] }
  mutating func contextDidChange(_ context: InputContext) {}
  mutating func begin(with traits: InputTraits, needsInputModeSwitchKey: Bool) {}
  mutating func resolve(by policy: CompositionResolution) -> [KeyboardEffect] { [] }
  func view(of size: KeyboardSize) -> KeyboardView { KeyboardView(size: size, layer: "", keys: []) }
}
