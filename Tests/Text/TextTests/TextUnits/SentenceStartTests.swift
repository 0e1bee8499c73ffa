import Testing
import TextUnits

/// Positions that start a sentence, as used by automatic capitals.
@Suite struct SentenceStartTests {
  @Test(arguments: [
    ("en", "", true), ("en", "   ", true), ("en", "Hello", false), ("en", "Hello ", false),
    ("en", "Hello.", false), ("en", "Hello. ", true), ("en", "Hello.  ", true),
    ("en", "Hello! ", true), ("en", "Hello? ", true), ("en", "Hello?! ", true),
    ("en", "Hello, ", false), ("en", "Hello: ", false), ("en", "Hello; ", false),
    // Abbreviations and numbers.
    ("en", "Dr. ", false), ("en", "Dear Mr. ", false), ("en", "Use e.g. ", false),
    ("en", "Use e.g", false), ("en", "i.e. ", false), ("en", "It was 3.", false),
    ("en", "It was 3.5 ", false), ("en", "It was 3.5. ", true), ("de", "Das ist z.B. ", false),
    ("fr", "Bonjour M. ", false),
    // Trailing dots.
    ("en", "Wait… ", false), ("en", "Wait...", false),
    // Paragraphs.
    ("en", "Hello\n", true), ("en", "Hello\r\n", true), ("en", "Hello,\n  ", true),
    ("en", "Hello\u{2029}", true), ("en", "Hello\u{2028}", true), ("en", "Name\t", false),
    ("en", "Hello.\t", true),
    // Quotation marks and brackets.
    ("en", "“", true), ("en", "\"", true), ("en", "(", true), ("en", "He said “", false),
    ("en", "He left. “", true), ("en", "He left. (", true), ("en", "“Yes.” ", true),
    ("en", "“Yes”", false), ("en", "(Yes.) ", true), ("en", "Don'", false),
    ("de", "„", true), ("de", "Er sagte: „", false), ("de", "„Ja.“ ", true),
    ("fr", "« ", true), ("fr", "Il dit : « ", false),
    // Spanish opening marks.
    ("es", "¿", true), ("es", "¡", true), ("es", "Hola. ¿", true), ("es", "Pero ¿", false),
    ("es", "¡¿", true),
    // Sentence marks of other scripts.
    ("zh", "你好。", true), ("ja", "はい！", true), ("ja", "はい？", true), ("zh", "你好，", false),
    ("hi", "नमस्ते। ", true), ("ur", "سلام۔ ", true), ("ar", "مرحبا؟ ", true), ("fa", "سلام، ", false),
    // The Greek question mark looks like a semicolon.
    ("el", "Τι κάνεις; ", true), ("en", "Ti kaneis; ", false), ("el", "Τι κάνεις\u{37E} ", true),
  ])
  func table(language: String, text: String, expected: Bool) {
    let units = TextUnitFinder(language: language)
    #expect(units.isSentenceStart(atEndOf: text) == expected)
  }

  /// No capital follows an abbreviation, and one does follow the same letters as a word.
  @Test(arguments: [
    ("en", "At 5 p.m. |You, me etc. |Cf. the U.S. |No. |by approx. |St. |the govt. "),
    ("de", "Brot u.a. |Äpfel usw. |evtl. |inkl. |d.h. |d. h. |z. B. |bzw. |ggf. |Hr. |Tel. "),
    ("fr", "des fruits, p. ex. |etc. |M. |Mme. |env. |tél. |av. J.-C. |s.v.p. "),
    ("es", "Sra. |p. ej. |etc. |aprox. |EE. UU. |Ud. |avda. |a. m. |tel. "),
    ("it", "ecc. |p. es. |ad es. |dott. |sig. |tel. |a.C. |prof. |max. "),
    ("pt", "p. ex. |etc. |Sr. |Dra. |aprox. |av. |tel. |a.C. |séc. "),
    ("nl", "brood o.a. |a.u.b. |bijv. |enz. |d.w.z. |m.b.t. |evt. |dhr. |i.p.v. "),
    ("pl", "m.in. |tj. |np. |itd. |tzn. |ul. |godz. |dr. |tzw. |m. in. "),
    ("ru", "т.к. |т. е. |руб. |и т.д. |ул. |тыс. |напр. |см. |др. |г. "),
    ("uk", "грн. |напр. |див. |вул. |т.д. |тис. |ін. |ім. |м. "),
    ("el", "κτλ. |π.χ. |κ.λπ. |δηλ. |τηλ. |μ.μ. |βλ. |κ.ά. "),
    ("tr", "vb. |Dr. |örn. |bkz. |Sn. |vs. |Prof. |cad. "),
    ("sv", "t.ex. |bl.a. |osv. |dvs. |m.m. "),
  ])
  func abbreviations(language: String, texts: String) {
    let units = TextUnitFinder(language: language)
    for text in texts.split(separator: "|") {
      // “No.” is an abbreviation before a number only.
      #expect(units.isSentenceStart(atEndOf: String(text)) == (text == "No. "), "\(text)")
    }
    #expect(units.isSentenceStart(atEndOf: "Oma. "))
  }

  /// Only a limited number of spaces is skipped, and spaces alone do not start a sentence.
  @Test func manySpacesAfterAWordStartNoSentence() {
    let units = TextUnitFinder(language: "en")
    for count in [1, 100, 511, 512, 513, 2_000] {
      let spaces = String(repeating: " ", count: count)
      #expect(!units.isSentenceStart(atEndOf: "Hello" + spaces), "\(count)")
      #expect(units.isSentenceStart(atEndOf: spaces), "\(count)")
    }
  }

  @Test func longSentencesStartNoSentence() {
    let units = TextUnitFinder(language: "en")
    let words = String(repeating: "word ", count: 2_000)
    #expect(!units.isSentenceStart(atEndOf: words))
    #expect(units.isSentenceStart(atEndOf: words + "end. "))
  }
}
