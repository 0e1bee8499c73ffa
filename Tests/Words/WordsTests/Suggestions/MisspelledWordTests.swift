import Suggestions
import TestSupport
import Testing

/// Misspellings that are so frequent in typed text that word lists had them as words.
@Suite struct MisspelledWordTests {
  private func correction(of text: String, _ language: String) throws -> String? {
    var suggester = Suggester(lexicons: [try DefaultDictionary.words(of: language)])
    return suggester.correction(before: text)?.text
  }

  @Test(arguments: [
    // By a rule of sounds, a swap of letters, an omitted letter or mark.
    ("tr", "ama herkez", "herkes"), ("tr", "bu herkezin", "herkesin"),
    ("tr", "ben yanlız", "yalnız"),
    ("tr", "bir süpriz", "sürpriz"), ("tr", "çok orjinal", "orijinal"),
    ("tr", "çok malesef", "maalesef"),
    ("tr", "bu cünkü", "çünkü"), ("tr", "hepsi birlikde", "birlikte"),
    ("de", "das ist eigendlich", "eigentlich"), ("de", "er war wärend", "während"),
    ("de", "es ist trozdem", "trotzdem"), ("de", "das ist sympatisch", "sympathisch"),
    ("es", "yo tubiera", "tuviera"), ("es", "la jente", "gente"),
    ("es", "muy escencial", "esencial"),
    ("es", "tu compañia", "compañía"),
    ("fr", "est exellent", "excellent"), ("fr", "avec courrant", "courant"),
    ("fr", "je suis desolé", "désolé"), ("fr", "le professionel", "professionnel"),
    ("it", "non comuque", "comunque"), ("it", "è sufficente", "sufficiente"),
    ("it", "la coscenza", "coscienza"),
  ])
  func corrected(language: String, text: String, expected: String) throws {
    #expect(try correction(of: text, language) == expected)
  }

  @Test(arguments: [
    ("pt", ["própio", "tambêm", "situaçao"]), ("nl", ["gezegt", "altyd"]),
    ("el", ["έιναι", "δυστηχώς"]),
    ("uk", ["данний", "остані"]), ("pl", ["wziąść", "bierząco"]),
  ])
  func unlisted(language: String, words: [String]) throws {
    let lexicon = try DefaultDictionary.words(of: language)
    for word in words { #expect(!lexicon.contains(word[...]), "\(word)") }
  }

  /// Words that a spelling dictionary may lack stay: chat words and their forms, other usual
  /// spellings, names, and Greek words with a second accent.
  @Test(arguments: [
    ("tr", ["hikâye", "şikâyet", "hâlbuki"]), ("de", ["machs", "gehn", "gibts"]),
    ("fr", ["évènement", "événement"]), ("uk", ["українсько"]), ("el", ["περιπέτειές"]),
    ("es", ["vos", "tenés"]), ("it", ["poiché", "soleva"]), ("nl", ["rechtszaak"]),
  ])
  func listed(language: String, words: [String]) throws {
    let lexicon = try DefaultDictionary.words(of: language)
    for word in words { #expect(lexicon.contains(word[...]), "\(word)") }
  }
}
