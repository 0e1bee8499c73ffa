import InputCore
import KeyboardTestSupport
import Testing
import TextDocument

/// Words that begin with an apostrophe, typed one character at a time as on a keyboard with its
/// typographic quotation marks on.
@Suite struct ApostropheWordTests {
  /// Returns the document after a text was typed.
  private func typed(_ text: String, on id: String) throws -> String {
    let typist = try KeyboardTypist(
      [try LocaleFiles.plugin(id)], in: InMemoryDocument(before: ""))
    for character in text {
      typist.handle(.hardware(HardwareKey(.character(character))))
    }
    return typist.controller.textDocumentProxy.textBeforeInput
  }

  /// Sentences by keyboard, as they are meant. Their marks are typed straight.
  static let sentences: [(id: String, text: String)] = [
    ("nl", "Heb je ’t gezien "), ("nl", "Zie je ’m, of niet "), ("nl", "Kom ’s avonds "),
    ("nl", "Dat is ’n mooie dag "), ("nl", "Ik heb ’r gezien."), ("nl", "Ga je ’s morgens weg? "),
    ("nl", "In ’t weekend "), ("nl", "Geef ’t."), ("nl", "Nou ’k weet "),
    ("nl", "In de jaren ’60 "), ("nl", "Sinds ’98, ja "), ("nl", "’s Avonds is ’t koud "),
    ("nl", "’t Is laat "), ("nl", "Ja. ’t Kan "), ("nl", "Da’s ’t "),
    ("en", "Go get ’em "), ("en", "Wait ’til noon "), ("en", "Back in the ’90s,"),
    ("en", "Rock ’n’ roll "), ("en", "Just ’cause I can "), ("en", "What ’bout you "),
    ("en", "’Tis late "), ("en", "’Twas the night "), ("en", "Class of ’98."),
    ("en", "Tell ’em!"), ("en", "It’s good ’nuff "), ("en", "(’cause it is) "),
    ("de", "Das ist so ’n Ding "), ("de", "Was für ’ne Idee "), ("de", "Mit ’nem Freund "),
    ("de", "Ich hab ’nen Hund "), ("de", "Wie geht ’s "), ("de", "Komm ’rein."),
    ("de", "Abi ’98 "), ("de", "Gib mir ’n Tipp!"), ("de", "Von ’ner Bank "),
    ("it", "Che è ’sta roba "), ("it", "Negli anni ’60 "), ("it", "Che vuole ’sto tipo "),
    ("it", "La ’ndrangheta "), ("it", "Nel ’900,"), ("it", "Nel ’68 "), ("it", "Guarda ’ste cose "),
    ("el", "Θα ’ρθω αύριο "), ("el", "Να ’ναι καλά "), ("el", "Θα ’θελα νερό "),
    ("el", "Που ’σαι;"), ("el", "Μου ’πε ναι "), ("el", "Τα ’χω όλα "), ("el", "Το ’δα "),
    ("el", "Στα ’90 "), ("el", "Να ’χεις μέρα "), ("el", "Θα ’ρθεις; "), ("el", "Το ’ξερα."),
    ("fr", "Mai ’68 "), ("fr", "Oh ’tain "), ("pt", "Ela ’tá bem "), ("pt", "Eu ’tava lá "),
    ("es", "Ya ’tá "), ("tr", "Yıl ’98 "),
  ]

  @Test(arguments: sentences)
  func becomeApostrophes(id: String, text: String) throws {
    let keys = text.map { $0 == "’" ? "'" : String($0) }.joined()
    #expect(try typed(keys, on: id) == text)
  }

  /// A quotation stays one, also if it has a word of the list.
  @Test(arguments: [
    ("en", "'em' ", "‘em’ "), ("en", "He said 'hello there' ", "He said ‘hello there’ "),
    ("en", "the letter 'n' is ", "the letter ’n’ is "), ("en", "the '9' key ", "the ‘9’ key "),
    ("nl", "de 's' in ", "de “s” in "), ("nl", "een 'hond' is ", "een “hond” is "),
    ("de", "das 's' ist ", "das ‚s‘ ist "), ("de", "ein 'Haus' ", "ein ‚Haus‘ "),
    ("el", "το 'ναι' ", "το “ναι” "), ("it", "la 'casa' ", "la “casa” "),
  ])
  func quotationsStay(id: String, keys: String, text: String) throws {
    #expect(try typed(keys, on: id) == text)
  }

  /// Backspace brings the opening mark back, and it stays then.
  @Test func backspaceBringsTheMarkBack() throws {
    let typist = try KeyboardTypist(
      [try LocaleFiles.plugin("en")], in: InMemoryDocument(before: ""))
    try typist.press("Get<Space>'em<Space>")
    #expect(typist.document == "Get ’em |")
    try typist.press("<BackSpace>")
    #expect(typist.document == "Get ‘em |")
    try typist.press("<BackSpace><Space>")
    #expect(typist.document == "Get ‘em |")
    try typist.press("<Return>'em<Return>")
    #expect(typist.document == "Get ‘em \n’em\n|")
  }

  /// At the start of a Dutch sentence the word after it has the capital.
  @Test func capitalOfTheNextWord() throws {
    let typist = try KeyboardTypist(
      [try LocaleFiles.plugin("nl")], in: InMemoryDocument(before: ""))
    try typist.tap("to-symbols ' to-letters")
    try typist.tap("S space")
    #expect(typist.document == "’s |")
    #expect(typist.layer == "shift")
    try typist.tap("A v o n d s space ")
    #expect(typist.document == "’s Avonds |")
    #expect(typist.layer == "base")
  }
}
