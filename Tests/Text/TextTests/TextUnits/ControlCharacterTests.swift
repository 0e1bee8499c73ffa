import Testing
import TextUnits

@Suite struct ControlCharacterTests {
  /// Characters that would move the cursor or reverse text are printed as code point numbers.
  @Test(arguments: [
    ("北京", "北京"), ("a\tb\nc", "a\tb\nc"), ("\u{1B}[2J", "⟨U+001B⟩[2J"),
    ("\u{9B}31m", "⟨U+009B⟩31m"), ("\u{202E}cba", "⟨U+202E⟩cba"), ("a\u{7F}", "a⟨U+007F⟩"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("\r\u{2066}", "⟨U+000D⟩⟨U+2066⟩"),
  ])
  func controlCharactersAreShown(text: String, shown: String) {
    #expect(ControlCharacters.shown(in: text) == shown)
  }
}
