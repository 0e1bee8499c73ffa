import KeyboardTestSupport
import TestSupport
import Testing
import TextDocument
import TypingAids

/// The Japanese keyboards: kana flicks and romaji keys use one engine, which learns.
@Suite struct JapaneseKeyboardTests {
  private let memory = MemoryHistory()

  private func typist(
    _ id: String, traits: InputTraits = InputTraits()
  ) throws -> KeyboardTypist<InMemoryDocument> {
    try KeyboardTypist(
      [try LocaleFiles.plugin(id, history: memory)], in: InMemoryDocument(), traits: traits)
  }

  /// The keyboards and the keys that type はな on them.
  static let keyboards = [("ja", "は な"), ("ja-Latn", "h a n a")]

  /// Returns the candidates of a conversion.
  private func converted(_ keys: String, on id: String) throws -> [String] {
    let typist = try typist(id)
    try typist.tap(keys + " space")
    return typist.view.candidates
  }

  private func choose(
    _ text: String, by keys: String, on typist: KeyboardTypist<InMemoryDocument>
  ) throws {
    try typist.tap(keys + " space")
    typist.handle(.pickCandidate(try #require(typist.view.candidates.firstIndex(of: text))))
    #expect(typist.controller.textDocumentProxy.textBeforeInput.hasSuffix(text))
  }

  /// A word chosen on one keyboard comes first on both.
  @Test(arguments: keyboards) func chosenWordsComeFirst(id: String, keys: String) throws {
    let before = try converted(keys, on: id)
    let wanted = try #require(before.dropFirst().first { ["花", "鼻"].contains($0) })
    for _ in 0..<3 { try choose(wanted, by: keys, on: typist(id)) }
    for (other, keys) in Self.keyboards {
      #expect(try converted(keys, on: other).first == wanted, "\(other)")
    }
  }

  @Test(arguments: keyboards) func nothingIsLearnedInIncognitoMode(
    id: String, keys: String
  ) throws {
    let typist = try typist(id)
    typist.controller.learns = false
    try choose("鼻", by: keys, on: typist)
    #expect(memory.history.count == 0)
  }

  /// Secure fields compose nothing: the rules of the layout insert the kana.
  @Test func secureFieldsGetNoEngine() throws {
    var traits = InputTraits()
    traits.isSecure = true
    let typist = try typist("ja", traits: traits)
    try typist.tap("は な")
    #expect(typist.controller.textDocumentProxy.markedText.isEmpty)
    #expect(typist.view.candidates.isEmpty)
    #expect(memory.history.count == 0)
  }

  /// When the keyboard goes away, the composition is committed as shown, not as keystrokes.
  @Test(arguments: keyboards) func shownKanaAreCommittedWhenTheKeyboardGoes(
    id: String, keys: String
  ) throws {
    let description = try #require(StandardKeyboards.description(of: id))
    let typist = try KeyboardTypist(
      [try LocaleFiles.plugin(id, resolution: description.resolution)], in: InMemoryDocument())
    try typist.tap(keys)
    #expect(typist.controller.textDocumentProxy.markedText == "はな")
    typist.controller.dismissKeyboard()
    #expect(typist.controller.textDocumentProxy.textBeforeInput == "はな")
  }
}
