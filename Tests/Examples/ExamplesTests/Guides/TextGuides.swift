import GlobeKey
import Testing

/// The code of `DeletionByUnit.md` and `RightToLeft.md`, word for word.
@Suite struct TextGuides {
  @Test func deletesByUnit() {
    var lines: [String] = []
    func print(_ value: Any) { lines.append("\(value)") }

    let units = TextUnitFinder(language: "en")
    var letter = InMemoryDocument(before: "Hello Dr. Smith.  Bye.")
    letter.delete(.sentence, with: units)
    print(letter.text)  // Hello Dr. Smith.
    #expect(lines == ["Hello Dr. Smith.  "])

    if let tamil = Script(code: "Taml") { units.policy[tamil].backspace = .cluster }
    var word = InMemoryDocument(before: "நி")
    word.delete(.character, with: units)
    #expect(word.text == "")
  }

  @Test func movesByWhatIsSeen() {
    var lines: [String] = []
    func print(_ value: Any) { lines.append("\(value)") }

    let text = "abc אבג"
    var caret = TextCaret(in: text, at: text.firstIndex(of: "א") ?? text.endIndex)
    _ = caret.move(.right)
    print(text[..<caret.position])

    print(BidiWrapper.firstStrongIsolate.wrap("עברית"))  // U+2068 עברית U+2069
    #expect(lines.last == "\u{2068}עברית\u{2069}")
    #expect(lines.count == 2)
  }
}
