import Testing
import TextDocument

@Suite struct TextEditTests {
  /// The text is a, an emoji of two UTF-16 units, the caret, e with a combining accent, z.
  private let context = TextContext(before: "a😀", after: "e\u{301}z")

  @Test(arguments: [
    (CountingUnit.characters, 2, 1), (.scalars, 2, 2), (.utf16, 3, 2), (.utf8, 5, 3),
  ])
  func deletionsConvertBetweenAllUnits(unit: CountingUnit, before: Int, after: Int) throws {
    let expected = TextEdit(.delete(before: before, after: after), in: unit)
    for (source, b, a) in [
      (CountingUnit.characters, 2, 1), (.scalars, 2, 2), (.utf16, 3, 2), (.utf8, 5, 3),
    ] {
      let edit = TextEdit(.delete(before: b, after: a), in: source)
      #expect(try edit.converted(to: unit, in: context) == expected)
    }
    var text = context
    try text.apply(expected)
    #expect(text.text == "z")
  }

  @Test(arguments: [
    (TextEdit(.delete(before: 1, after: 0), in: .utf16), TextEdit.Refusal.splitsScalar),
    (TextEdit(.delete(before: 3, after: 0), in: .utf8), .splitsScalar),
    (TextEdit(.move(by: -1), in: .utf8), .splitsScalar),
    (TextEdit(.delete(before: 3, after: 0), in: .scalars), .outsideText),
    (TextEdit(.delete(before: 0, after: 9), in: .characters), .outsideText),
    (TextEdit(.move(by: .min), in: .utf16), .outsideText),
    (TextEdit(.move(by: .max), in: .characters), .outsideText),
    (TextEdit(.replace(.min ..< .max, with: ""), in: .scalars), .outsideText),
    (TextEdit(.delete(before: -1, after: 0), in: .scalars), .negativeCount),
    (TextEdit(.delete(before: .min, after: 0), in: .scalars), .negativeCount),
  ])
  func invalidEditsAreRejectedAndChangeNothing(edit: TextEdit, refusal: TextEdit.Refusal) {
    var text = context
    #expect(throws: refusal) { try text.apply(edit).offset }
    #expect(throws: refusal) { try edit.converted(to: .utf8, in: text) }
    #expect(text == context)
  }

  @Test func clustersAreSplitOnlyIfAllowed() throws {
    let edit = TextEdit(.delete(before: 0, after: 1), in: .scalars)
    var text = context
    #expect(throws: TextEdit.Refusal.splitsCharacter) {
      try text.apply(edit, keepingCharactersWhole: true)
    }
    #expect(throws: TextEdit.Refusal.splitsCharacter) {
      try edit.converted(to: .characters, in: text)
    }
    try text.apply(edit)
    #expect(text.after == "\u{301}z")
  }

  @Test func charactersAreCountedAcrossTheCaret() throws {
    let split = TextContext(before: "e", after: "\u{301}z")
    let move = TextEdit(.move(by: 1), in: .characters)
    #expect(try move.converted(to: .scalars, in: split) == TextEdit(.move(by: 1), in: .scalars))
    let flags = TextContext(before: "🇦", after: "🇧🇨🇩")
    #expect(try move.converted(to: .scalars, in: flags) == TextEdit(.move(by: 1), in: .scalars))
    let back = TextEdit(.move(by: -1), in: .characters)
    #expect(try back.converted(to: .scalars, in: split) == TextEdit(.move(by: -1), in: .scalars))
  }

  @Test(arguments: [
    (-2..<(-1), "X", "aXc[de]fg"), (-1..<0, "X", "abX|defg"),
    (0..<2, "X", "abcX|fg"), (1..<1, "X", "abcdX|efg"), (-1..<1, "", "ab|efg"),
    (1..<3, "X", "abcdX|g"), (3..<4, "X", "abc[de]fX"), (2..<2, "X", "abcdeX|fg"),
  ])
  func replacementsAroundASelection(
    range: Range<Int>, text: String, expected: String
  ) throws {
    var context = TextContext(before: "abc", selected: "de", after: "fg")
    let before = context.text
    let change = try context.apply(TextEdit(.replace(range, with: text), in: .characters))
    let shown =
      context.selected.isEmpty
      ? context.before + "|" + context.after
      : context.before + "[" + context.selected + "]" + context.after
    #expect(shown == expected)
    var document = InMemoryDocument(TextContext(after: before))
    document.insertText("")
    let bytes = change.offset..<change.offset + change.removed.utf8.count
    try document.apply(TextEdit(.replace(bytes, with: change.inserted), in: .utf8))
    #expect(document.text == context.text)
  }

  @Test func loneSurrogatesAreDroppedOrReplaced() {
    #expect(UTF16Text.before([0xDE00, 0x61]) == "a")
    #expect(UTF16Text.after([0x61, 0xD83D]) == "a")
    #expect(UTF16Text.before([0x61, 0xD83D]) == "a\u{FFFD}")
    #expect(UTF16Text.after([0xDE00, 0x61]) == "\u{FFFD}a")
    #expect(UTF16Text.whole([0xD83D, 0xDE00, 0xD83D]) == "😀\u{FFFD}")
    #expect(UTF16Text.before([UInt16]()) == "")
  }
}
