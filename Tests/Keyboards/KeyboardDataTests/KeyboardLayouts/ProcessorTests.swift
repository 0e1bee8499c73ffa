import KeyboardLayouts
import Testing

@Suite struct ProcessorTests {
  private static func layout() throws -> (KeyboardLayout, dead: KeyOutput) {
    var variables = LayoutVariables()
    var layout = KeyboardLayout(locale: "fr", info: LayoutInfo(name: "Test"))
    let rules = [
      try TransformRule(from: "\\m{hat}e", to: "ê", variables: &variables),
      try TransformRule(from: "\\m{hat} ", to: "^", variables: &variables),
      try TransformRule(from: "\\m{hat}\\m{hat}", to: "^", variables: &variables),
    ]
    let delete = try TransformRule(from: "oe", to: "œ", variables: &variables)
    layout.transforms = TransformRules(
      simple: [.transforms(rules)], backspace: [.transforms([delete])])
    let dead = KeyOutput(try variables.parse("\\m{hat}"))
    layout.markerNames = variables.markers.names
    return (layout, dead)
  }

  @Test func deadKeysCombineWithTheNextLetter() throws {
    let (layout, dead) = try Self.layout()
    var processor = TransformProcessor(layout)
    #expect(processor.type(dead, after: "x").isEmpty)
    #expect(processor.waitingMarkers == [try #require(layout.marker(named: "hat"))])
    #expect(processor.type(KeyOutput("e"), after: "x") == TextReplacement(inserted: "ê"))
    #expect(processor.waitingMarkers.isEmpty)
    #expect(processor.type(dead, after: "xê").isEmpty)
    #expect(processor.type(dead, after: "xê") == TextReplacement(inserted: "^"))
  }

  @Test func backspaceRemovesAPendingDeadKey() throws {
    let (layout, dead) = try Self.layout()
    var processor = TransformProcessor(layout)
    _ = processor.type(dead, after: "x")
    #expect(processor.backspace(after: "x")?.isEmpty == true)
    #expect(processor.type(KeyOutput("e"), after: "x").inserted == "e")
    #expect(processor.backspace(after: "xe") == nil)
    processor.didDelete(scalars: 1)
    #expect(processor.remembered.text == "x")
  }

  @Test func backspaceRulesTakePrecedence() throws {
    let (layout, _) = try Self.layout()
    var processor = TransformProcessor(layout)
    #expect(processor.backspace(after: "noe") == TextReplacement(deleted: "oe", inserted: "œ"))
  }

  @Test func caretMovesClearDeadKeys() throws {
    let (layout, dead) = try Self.layout()
    var processor = TransformProcessor(layout)
    _ = processor.type(dead, after: "x")
    #expect(processor.type(KeyOutput("e"), after: "elsewhere ").inserted == "e")
    _ = processor.type(dead, after: "x")
    processor.reset()
    #expect(processor.type(KeyOutput("e"), after: nil).inserted == "e")
  }

  @Test func deadKeysWorkWithoutContext() throws {
    let (layout, dead) = try Self.layout()
    var processor = TransformProcessor(layout)
    _ = processor.type(KeyOutput("x"), after: nil)
    _ = processor.type(dead, after: nil)
    #expect(processor.type(KeyOutput("e"), after: nil).inserted == "ê")
  }

  @Test func deadKeysWorkWithTruncatedContext() throws {
    let (layout, dead) = try Self.layout()
    var processor = TransformProcessor(layout)
    _ = processor.type(KeyOutput("hello "), after: "")
    _ = processor.type(dead, after: "lo ")
    #expect(processor.type(KeyOutput("e"), after: "lo ").inserted == "ê")
  }

  /// A combining mark composes with the letter before it; the composed character replaces the
  /// letter.
  @Test func marksCompose() {
    var processor = TransformProcessor(TransformRules())
    let replacement = processor.type(KeyOutput("\u{301}"), after: "the")
    #expect(replacement == TextReplacement(deleted: "e", inserted: "é"))
    #expect(replacement.inserted.unicodeScalars.count == 1)
    #expect(processor.type(KeyOutput("\u{301}"), after: "x").deleted.isEmpty)
  }

  /// Decomposed text written by others is left alone unless something is added to it.
  @Test func textWrittenByOthersKeepsItsForm() {
    var processor = TransformProcessor(TransformRules())
    let replacement = processor.type(KeyOutput("x"), after: "e\u{301}")
    #expect(replacement.deleted.isEmpty && replacement.inserted == "x")
    let mark = processor.type(KeyOutput("\u{323}"), after: "e\u{301}")
    #expect(mark.deleted.unicodeScalars.elementsEqual("e\u{301}".unicodeScalars))
    #expect(mark.inserted.unicodeScalars.elementsEqual("\u{1EB9}\u{301}".unicodeScalars))
  }

  @Test func hangulIsComposedIntoSyllables() {
    var processor = TransformProcessor(TransformRules())
    var document = "가"
    for jamo in ["\u{11A8}", "\u{1102}", "\u{1161}"] {
      document.apply(processor.type(KeyOutput(jamo), after: document))
    }
    #expect(document.unicodeScalars.elementsEqual("각나".unicodeScalars))
  }
}
