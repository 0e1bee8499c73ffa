import KeyboardTestSupport
import Testing

/// The layer that each keyboard shows for each type of field.
@Suite struct FieldLayerTests {
  private func session(
    _ id: String, _ type: KeyboardType, needsInputModeSwitchKey: Bool = true
  ) throws -> LanguageSession {
    var session = LanguageSession(try LocaleFiles.contents(of: id))
    session.begin(
      with: InputTraits(keyboardType: type), needsInputModeSwitchKey: needsInputModeSwitchKey)
    return session
  }

  /// Returns the expected layer for a type of field, depending on whether the letters are ASCII.
  private static func expected(_ type: KeyboardType, hasOwnASCII: Bool) -> String {
    switch type {
    case .default, .webSearch, .twitter, .namePhonePad: "base"
    case .asciiCapable, .url, .emailAddress: hasOwnASCII ? "base" : "latin"
    case .numbersAndPunctuation: "symbols"
    case .numberPad: "number"
    case .asciiCapableNumberPad: "ascii-number"
    case .decimalPad: "decimal"
    case .phonePad: "phone"
    }
  }

  /// Every keyboard has a layer with keys for every type of field.
  @Test(arguments: LocaleFiles.layouts)
  func everyFieldTypeHasALayer(id: String) throws {
    let layout = try LocaleFiles.contents(of: id).layout
    let hasOwnASCII = !layout.touchLayers.contains { $0.id == "latin" }
    for type in KeyboardType.allCases {
      let session = try session(id, type)
      #expect(session.layer == Self.expected(type, hasOwnASCII: hasOwnASCII), "\(type)")
      #expect(layout.touchLayers.contains { $0.id == session.layer })
      #expect(session.view(of: KeyboardSize()).keys.count > 3)
    }
  }

  @Test(arguments: LocaleFiles.layouts)
  func asciiFieldsShowASCIILetters(id: String) throws {
    for type in [KeyboardType.asciiCapable, .url, .emailAddress] {
      let typed = Set(try session(id, type).view(of: KeyboardSize()).keys.compactMap(\.text))
      // Nine keys have their letters on digits; the reachability tests cover them.
      guard id != "zh-Hans-t-k0-ninekey" else { continue }
      #expect(typed.isSuperset(of: "abcdefghijklmnopqrstuvwxyz".map(String.init)), "\(type)")
    }
  }

  @Test(arguments: LocaleFiles.layouts)
  func nextKeyboardKeyAppearsWhenNeeded(id: String) throws {
    for type in KeyboardType.allCases {
      let with = try session(id, type).rows.map { $0.filter { !$0.key.isGap }.map(\.key.id) }
      let without = try session(id, type, needsInputModeSwitchKey: false).rows
        .map { $0.filter { !$0.key.isGap }.map(\.key.id) }
      #expect(with.joined().contains("next-keyboard"), "\(type)")
      #expect(with.map { $0.filter { $0 != "next-keyboard" } } == without, "\(type)")
    }
  }

  /// In address fields, the period key offers top-level domains, including the language's own. No
  /// other field has them.
  @Test(arguments: LocaleFiles.layouts)
  func topLevelDomains(id: String) throws {
    let domains = try LocaleFiles.contents(of: id).locale.topLevelDomains
    #expect(domains.contains(".com") && domains.count > 3)
    for type in KeyboardType.allCases {
      let session = try session(id, type)
      let offers = session.rows.joined().filter { shown in
        shown.alternatives.contains { domains.contains($0.output?.text ?? "") }
      }
      guard type == .url || type == .emailAddress else {
        #expect(offers.isEmpty, "\(type)")
        continue
      }
      try #require(offers.count == 1, "\(type) on \(session.layer)")
      #expect(offers.first?.key.output?.text == ".")
      #expect(offers.first?.alternatives.map { $0.output?.text } == domains)
      let typed = session.rows.joined().compactMap { $0.key.output?.text }
      #expect(typed.contains(type == .url ? "/" : "@"), "\(type)")
    }
  }

  @Test(arguments: LocaleFiles.layouts)
  func domainsAreTyped(id: String) throws {
    for type in [KeyboardType.url, .emailAddress] {
      let typist = try KeyboardTypist(
        [try LocaleFiles.plugin(id)], in: InMemoryDocument(before: "x@y"),
        traits: InputTraits(keyboardType: type))
      let domains = try LocaleFiles.contents(of: id).locale.topLevelDomains
      try typist.hold(".")
      #expect(typist.document == "x@y\(domains[0])|")
      try typist.hold(".", choice: domains.count - 1)
      #expect(typist.document == "x@y\(domains[0])\(domains.last ?? "")|")
      try typist.hold(".", choice: domains.count)
      #expect(typist.document == "x@y\(domains[0])\(domains.last ?? "")|")
    }
  }

  /// Addresses and numbers are inserted as typed, whatever the language does with text.
  @Test(arguments: LocaleFiles.layouts)
  func nothingIsComposedInAddresses(id: String) throws {
    for type in [KeyboardType.asciiCapable, .url, .emailAddress] where id != "zh-Hans-t-k0-ninekey"
    {
      let typist = try KeyboardTypist(
        [try LocaleFiles.plugin(id)], in: InMemoryDocument(),
        traits: InputTraits(keyboardType: type, capitalization: .none))
      try typist.tap("n i h a o d d k a")
      #expect(typist.document == "nihaoddka|", "\(type)")
      #expect(typist.controller.textDocumentProxy.markedText == "")
    }
  }

  @Test(arguments: [
    ("en", "3", "."), ("de", "3", ","), ("fr", "3", ","), ("fa", "۳", "٫"), ("zh-Hans", "3", "."),
    ("hi", "3", "."), ("ru", "3", ","),
  ])
  func decimals(id: String, digit: String, mark: String) throws {
    let typist = try KeyboardTypist(
      [try LocaleFiles.plugin(id)], in: InMemoryDocument(),
      traits: InputTraits(keyboardType: .decimalPad))
    try typist.tap("\(digit) \(mark) \(digit)")
    #expect(typist.document == "\(digit)\(mark)\(digit)|")
  }

  @Test(arguments: LocaleFiles.layouts, InputTraits.ReturnKey.allCases)
  func returnKey(id: String, key: InputTraits.ReturnKey) throws {
    for isMultiline in [true, false] {
      let typist = try KeyboardTypist(
        [try LocaleFiles.plugin(id)], in: InMemoryDocument(before: "a", after: "b"),
        traits: InputTraits(returnKey: key, isMultiline: isMultiline))
      try typist.tap("return")
      #expect(typist.document == (isMultiline ? "a\n|b" : "a|b"))
      #expect(typist.host.requests == (isMultiline ? [] : ["return \(key.rawValue)"]))
    }
  }

  /// A field whose traits change gets the right layer at once, and shift is off.
  @Test func traitsChangeWhileTheKeyboardIsShown() throws {
    let typist = try KeyboardTypist([try LocaleFiles.plugin("fa")], in: InMemoryDocument())
    #expect(typist.layer == "base")
    try typist.tap("shift")
    #expect(typist.layer == "shift")
    for (type, layer) in [
      (KeyboardType.emailAddress, "latin"), (.decimalPad, "decimal"), (.default, "base"),
    ] {
      typist.controller.handle(.traitsChanged(InputTraits(keyboardType: type), .kept))
      #expect(typist.layer == layer)
    }
  }
}
