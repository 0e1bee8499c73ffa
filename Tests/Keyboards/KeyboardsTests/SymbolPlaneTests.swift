import KeyboardTestSupport
import Testing

/// Shift and the symbol planes while typing.
@Suite struct SymbolPlaneTests {
  private func typist(
    _ id: String = "en", before: String = "a", traits: InputTraits = InputTraits(),
    settings: TypingSettings = TypingSettings()
  ) throws -> KeyboardTypist<InMemoryDocument> {
    try KeyboardTypist(
      [try LocaleFiles.plugin(id, settings: settings)], in: InMemoryDocument(before: before),
      traits: traits)
  }

  @Test func lettersReturnAfterAMarkAndASpace() throws {
    let typist = try typist()
    try typist.tap("to-symbols")
    #expect(typist.layer == "symbols")
    try typist.tap("comma-key space")
    #expect(typist.layer == "base")
    #expect(typist.document == "a, |")
    // After a number they do not return, because more digits may follow.
    try typist.tap("to-symbols 5 space")
    #expect(typist.layer == "symbols")
    try typist.tap("to-letters")
    #expect(typist.layer == "base")
  }

  @Test func lettersReturnToTheirOwnPlane() throws {
    let typist = try typist("fa", traits: InputTraits(keyboardType: .asciiCapable))
    #expect(typist.layer == "latin")
    try typist.tap("to-symbols")
    #expect(typist.layer == "symbols")
    try typist.tap("to-letters")
    #expect(typist.layer == "latin")
    try typist.tap("to-letters")
    #expect(typist.layer == "base")
  }

  @Test func returningToLettersCanBeSwitchedOff() throws {
    let typist = try typist(settings: .none)
    try typist.tap("to-symbols comma-key space")
    #expect(typist.layer == "symbols")
  }

  @Test func symbolFieldsStayOnSymbols() throws {
    let typist = try typist(traits: InputTraits(keyboardType: .numbersAndPunctuation))
    try typist.tap("5 : space")
    #expect(typist.layer == "symbols")
  }

  @Test func capsLockSurvivesSymbolsButSingleShiftDoesNot() throws {
    let typist = try typist()
    try typist.tap("shift unshift")
    #expect(typist.layer == "shift")
    try typist.tap("to-symbols to-letters")
    #expect(typist.layer == "shift")
    try typist.tap("B")
    #expect(typist.document == "aB|")
    try typist.tap("unshift")
    #expect(typist.layer == "base")
    try typist.tap("shift", after: 2_000)
    try typist.tap("to-symbols to-letters")
    #expect(typist.layer == "base")
  }

  @Test func longPressLocksShift() throws {
    let typist = try typist()
    try typist.hold("shift")
    try typist.tap("B C")
    #expect(typist.document == "aBC|")
    #expect(typist.view.keys.contains { $0.id == "unshift" && $0.isOn })
  }

  @Test func capsLockCanBeSwitchedOff() throws {
    var settings = TypingSettings()
    settings.allowsCapsLock = false
    let typist = try typist(settings: settings)
    try typist.tap("shift unshift")
    #expect(typist.layer == "base")
    try typist.hold("shift")
    try typist.tap("B c")
    #expect(typist.document == "aBc|")
  }

  /// Scripts without capitals have a second set of letters, which is shown for one key and never
  /// locks.
  @Test(arguments: ["fa", "ar", "th", "hi", "ko"])
  func secondLetterSetsDoNotLock(id: String) throws {
    let typist = try typist(id)
    try typist.tap("shift unshift")
    #expect(typist.layer == "base")
    try typist.hold("shift")
    #expect(typist.layer == "shift")
    let key = try #require(typist.view.keys.first { $0.text != nil && $0.style == .character })
    typist.handle(.tap(key.id))
    #expect(typist.layer == "base")
  }

  /// The Latin letters of such a keyboard have capitals and can be locked.
  @Test func latinLettersOfOtherScriptsCanBeLocked() throws {
    let typist = try typist("fa", before: "", traits: InputTraits(keyboardType: .asciiCapable))
    try typist.tap("to-latin-shift to-latin A B")
    #expect(typist.document == "AB|")
  }

  @Test func shiftAppliesToOneLetter() throws {
    let typist = try typist(before: "Hello ")
    try typist.tap("shift W o")
    #expect(typist.document == "Hello Wo|")
  }
}
