import HostTraits
import Testing
import TextDocument

/// The numeric constants of the hosts, taken from their headers.
@Suite struct HostNumberTests {
  static let purposes: [(ibus: UInt32, wayland: UInt32, KeyboardType, isSecure: Bool)] = [
    (0, 0, .default, false), (1, 1, .default, false), (2, 2, .numberPad, false),
    (3, 3, .numbersAndPunctuation, false), (4, 4, .phonePad, false), (5, 5, .url, false),
    (6, 6, .emailAddress, false), (7, 7, .default, false), (8, 8, .default, true),
    (9, 9, .numberPad, true), (10, 13, .default, false),
    (11, 10, .numbersAndPunctuation, false), (12, 11, .numbersAndPunctuation, false),
    (13, 12, .numbersAndPunctuation, false), (14, 14, .default, false),
    (UInt32.max, UInt32.max, .default, false),
  ]

  @Test(arguments: purposes)
  func purposeValues(ibus: UInt32, wayland: UInt32, type: KeyboardType, isSecure: Bool) {
    let traits = [
      IBusContentType(purpose: ibus, hints: 0).traits,
      WaylandContentType(purpose: wayland, hints: 0).traits,
    ]
    for traits in traits {
      #expect(traits.keyboardType == type)
      #expect(traits.isSecure == isSecure)
    }
  }

  static let flags: [(bit: Int, KeyboardType)] = [
    (7, .emailAddress), (8, .numberPad), (12, .url), (13, .phonePad),
    (14, .numbersAndPunctuation), (21, .default), (22, .default), (32, .default),
    (33, .numbersAndPunctuation), (34, .numbersAndPunctuation), (0, .default), (63, .default),
  ]

  @Test(arguments: flags)
  func flagValues(bit: Int, type: KeyboardType) {
    #expect(FcitxCapabilityFlags(flags: 1 << UInt64(bit)).traits.keyboardType == type)
  }

  /// The flags that GTK's Fcitx client sends for a PIN, and two kinds at once, of which the one
  /// with more keys wins.
  @Test func combinedFlags() {
    let pin = FcitxCapabilityFlags(flags: 1 << 3 | 1 << 8)
    #expect(pin.traits.keyboardType == .numberPad)
    #expect(pin.traits.isSecure && !pin.traits.allowsLearning)
    #expect(FcitxCapabilityFlags(flags: 1 << 8 | 1 << 21).traits.keyboardType == .default)
    #expect(FcitxCapabilityFlags(flags: 1 << 22 | 1 << 13).traits.keyboardType == .namePhonePad)
  }

  @Test func otherCapabilitiesAreKept() {
    let before: UInt64 = 1 << 1 | 1 << 6 | 1 << 7 | 1 << 10 | 1 << 38
    let url = FcitxCapabilityFlags(InputTraits(keyboardType: .url))
    let after = url.merged(into: before)
    #expect(after & (1 << 1 | 1 << 6 | 1 << 38) == 1 << 1 | 1 << 6 | 1 << 38)
    #expect(after & (1 << 10) == 0)
    #expect(FcitxCapabilityFlags(flags: after).traits == url.traits)
  }

  @Test func sentValues() {
    let password = InputTraits(
      keyboardType: .emailAddress, capitalization: .none, isSecure: true, isMultiline: false,
      allowsChanges: false)
    #expect(IBusContentType(password) == IBusContentType(purpose: 8, hints: 0b1_1000_0000_0010))
    #expect(WaylandContentType(password) == WaylandContentType(purpose: 8, hints: 0xC0))
    let flags: UInt64 = 1 << 3 | 1 << 7 | 1 << 11 | 1 << 17 | 1 << 36
    #expect(FcitxCapabilityFlags(password) == FcitxCapabilityFlags(flags: flags))

    let letter = InputTraits()
    #expect(IBusContentType(letter) == IBusContentType(purpose: 0, hints: 1 | 1 << 6 | 1 << 14))
    #expect(WaylandContentType(letter) == WaylandContentType(purpose: 0, hints: 0x206))
    #expect(FcitxCapabilityFlags(letter).flags == 1 << 16 | 1 << 20 | 1 << 35)
  }

  /// Programs that set no hint allow changes where the host has a hint that forbids them. Wayland has
  /// none, and only its hints for corrections allow changes.
  @Test func fieldsWithoutHints() {
    var silent = InputTraits(capitalization: .none, isMultiline: false)
    #expect(IBusContentType(purpose: 0, hints: 0).traits == silent)
    #expect(FcitxCapabilityFlags(flags: 0).traits == silent)
    silent.allowsChanges = false
    #expect(WaylandContentType(purpose: 0, hints: 0).traits == silent)
  }

  @Test func unknownHintsAreIgnored() {
    let known = IBusContentType(purpose: 5, hints: 1 | 1 << 4)
    #expect(IBusContentType(purpose: 5, hints: 1 | 1 << 4 | 0xFFFF_8000).traits == known.traits)
    let hinted = WaylandContentType(purpose: 5, hints: 0x22)
    #expect(WaylandContentType(purpose: 5, hints: 0x22 | 0xFFFF_FC00).traits == hinted.traits)
    let flagged = FcitxCapabilityFlags(flags: 1 << 12)
    let unknown = ~FcitxCapabilityFlags.traitBits
    #expect(FcitxCapabilityFlags(flags: 1 << 12 | unknown).traits == flagged.traits)
  }

  /// Hidden text is secure whatever the purpose of the field. Private text is visible but not
  /// learned.
  @Test func hiddenAndPrivateText() {
    let hidden: [any HostContentType] = [
      IBusContentType(purpose: 5, hints: 1 << 12), WaylandContentType(purpose: 5, hints: 0x40),
      FcitxCapabilityFlags(flags: 1 << 12 | 1 << 3),
    ]
    for field in hidden {
      #expect(field.traits.isSecure && !field.traits.allowsLearning)
      #expect(field.traits.keyboardType == .url)
    }
    let privateFields: [any HostContentType] = [
      IBusContentType(purpose: 0, hints: 1 << 11), WaylandContentType(purpose: 0, hints: 0x80),
      FcitxCapabilityFlags(flags: 1 << 36),
    ]
    for field in privateFields { #expect(!field.traits.isSecure && !field.traits.allowsLearning) }
  }

  @Test func contradictoryHints() {
    #expect(!IBusContentType(purpose: 0, hints: 0b11).traits.allowsChanges)
    let flags = FcitxCapabilityFlags(flags: 1 << 11 | 1 << 20)
    #expect(flags.traits.capitalization == .none)
    let both = IBusContentType(purpose: 0, hints: 1 << 6 | 1 << 5 | 1 << 4)
    #expect(both.traits.capitalization == .allCharacters)
  }
}
