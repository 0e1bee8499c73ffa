import InputCore
import Testing

@Suite struct KeyNotationTests {
  @Test func plainCharactersAreTheirOwnKeys() throws {
    #expect(
      try KeyNotation.parse("niü<Space>") == [
        KeyEvent("n"), KeyEvent("i"), KeyEvent("ü"), KeyEvent(" "),
      ])
  }

  @Test func modifiersPrecedeTheKeyName() throws {
    #expect(
      try KeyNotation.parse("<C-Left><C-A-S-x><less>") == [
        KeyEvent(.named(.left), modifiers: .control),
        KeyEvent(.character("x"), modifiers: [.control, .alt, .shift]), KeyEvent("<"),
      ])
  }

  @Test func everyKeyRoundTrips() throws {
    let modifiers: [KeyEvent.Modifiers] = [[], .shift, [.control, .alt]]
    let keys =
      KeyEvent.NamedKey.allCases.map(KeyEvent.Key.named)
      + ["a", "<", ">", " ", "|", "你"].map(KeyEvent.Key.character)
    for key in keys {
      for modifier in modifiers {
        let event = KeyEvent(key, modifiers: modifier)
        #expect(try KeyNotation.parse(event.description) == [event])
      }
    }
  }

  @Test func errorsNameTheOffset() {
    #expect(throws: KeyNotation.ParsingError.unclosedBracket(offset: 2)) {
      try KeyNotation.parse("ni<Left")
    }
    #expect(throws: KeyNotation.ParsingError.unknownKey(name: "Lfet", offset: 0)) {
      try KeyNotation.parse("<Lfet>")
    }
  }
}
