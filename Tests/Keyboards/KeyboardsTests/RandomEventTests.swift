import KeyboardTestSupport
import Testing

/// Invariants that hold for any input, checked with random events and fixed seeds.
@Suite struct RandomEventTests {
  #if DEBUG
    static let eventCount = 500
  #else
    static let eventCount = 20_000
  #endif

  /// The document matches the effects, and the view is one of the layout's layers.
  @Test(arguments: ["en", "fr", "fa", "ko", "hi", "th", "vi", "tr", "ja", "zh-Hans"])
  func documentsMatchTheEffects(id: String) throws {
    var random = SeededGenerator(seed: UInt64(id.utf8.reduce(0) { $0 * 31 + Int($1) }))
    let layers = Set(try LocaleFiles.contents(of: id).layout.touchLayers.map(\.id))
    var typist = try KeyboardTypist([try LocaleFiles.plugin(id)], in: InMemoryDocument())
    var shadow = InMemoryDocument()
    var seen = 0
    for number in 0..<Self.eventCount {
      if number % 400 == 399 {
        typist = try KeyboardTypist(
          [try LocaleFiles.plugin(id)], in: InMemoryDocument(after: "end ء"),
          traits: RandomEvents.traits(using: &random))
        (shadow, seen) = (InMemoryDocument(after: "end ء"), 0)
      }
      let view = typist.view
      try #require(layers.contains(view.layer))
      if Int.random(in: 0..<50, using: &random) == 0 {
        typist.controller.handle(RandomEvents.hostEvent(using: &random))
      } else {
        typist.handle(
          RandomEvents.action(on: view, using: &random),
          after: UInt64.random(in: 0..<600, using: &random))
      }
      for effect in typist.effects.dropFirst(seen) { shadow.carryOut(effect) }
      seen = typist.effects.count
      let document = typist.controller.textDocumentProxy
      try #require(document.visibleText.utf8.elementsEqual(shadow.visibleText.utf8))
      try #require(document.textBeforeInput.utf8.elementsEqual(shadow.textBeforeInput.utf8))
    }
  }

  private static let settings: TypingSettings = {
    var settings = TypingSettings()
    settings.insertsSpaceBeforeMarks = true
    return settings
  }()

  /// One Backspace undoes each change by a typing aid: undoing all of them leaves the text as
  /// typed.
  @Test(arguments: ["en", "de", "fr", "ru", "he", "ur", "hi", "pl", "el"])
  func undoingAllAidsGivesTheTypedText(id: String) throws {
    var random = SeededGenerator(seed: 11)
    let keys = [
      "<Space>", "<Space>", "a", "b", "\"", "\"", "'", "-", "-", ".", "/", "?", "M", ":",
      "<Return>", "[", "2", "@",
    ]
    var changes = 0
    for _ in 0..<(Self.eventCount / 100) {
      let aided = try KeyboardTypist(
        [try LocaleFiles.plugin(id, settings: Self.settings)], in: InMemoryDocument())
      let plain = try KeyboardTypist(
        [try LocaleFiles.plugin(id, settings: .none)], in: InMemoryDocument())
      for _ in 0..<30 {
        let key = keys.randomElement(using: &random) ?? "a"
        try aided.press(key)
        try plain.press(key)
        if aided.document != plain.document {
          changes += 1
          try aided.press("<BackSpace>")
        }
        try #require(aided.document == plain.document)
      }
    }
    #expect(changes > 0)
  }
}

extension InMemoryDocument {
  fileprivate mutating func carryOut(_ effect: KeyboardEffect) {
    switch effect {
    case .text(let effect): apply(effect)
    case .moveCaret(let text, let forward):
      adjustTextPosition(byCharacterOffset: forward ? text.count : -text.count)
    case .host: break
    }
  }
}
