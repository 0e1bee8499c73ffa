import Suggestions
import TestSupport
import Testing

/// Letters that a keyboard may lack and some word lists omit: ß, umlauts, œ. Also words without
/// their diacritics, which some lists contain as words.
@Suite struct LettersOfOtherKeyboardsTests {
  private func suggester(_ language: String) throws -> Suggester {
    Suggester(lexicons: [try DefaultDictionary.words(of: language)])
  }

  @Test(
    arguments: [
      ("de", "weiss", "weiß"), ("de", "so gross", "groß"), ("de", "Strasse", "Straße"),
      ("de", "daß", "dass"), ("de", "muß", "muss"), ("de", "fuer", "für"),
      ("de", "ich moechte", "möchte"), ("de", "koennen", "können"), ("fr", "ma soeur", "sœur"),
      ("fr", "coeur", "cœur"), ("fr", "oeil", "œil"),
      ("es", "tambien", "también"), ("es", "aqui", "aquí"), ("es", "despues", "después"),
      ("fr", "ca", "ça"), ("fr", "apres", "après"), ("tr", "kadin", "kadın"),
      ("tr", "cok", "çok"), ("pl", "czesc", "cześć"), ("pl", "milosc", "miłość"),
      ("nl", "prive", "privé"), ("pl", "wlasnie", "właśnie"), ("vi", "duoc", "được"),
      ("es", "del sabado", "sábado"), ("es", "adios", "adiós"), ("es", "que dia", "día"),
      ("fr", "mais cest", "c'est"), ("fr", "jai", "j'ai"), ("fr", "connait", "connaît"),
      ("it", "perche", "perché"), ("it", "lunedi", "lunedì"), ("pt", "voce", "você"),
      ("pt", "minha mae", "mãe"), ("tr", "ne yapiyorsun", "yapıyorsun"),
      ("tr", "cikti", "çıktı"), ("tr", "gorusuruz", "görüşürüz"), ("tr", "kucuk", "küçük"),
      ("tr", "calismiyorum", "çalışmıyorum"), ("tr", "ozgurluk", "özgürlük"),
      // Forms that no list has.
      ("tr", "yarin ucagim", "uçağım"), ("tr", "gozlugumuz", "gözlüğümüz"),
      // Particles follow the word before them.
      ("tr", "yalnız mi", "mı"), ("tr", "alır misin", "mısın"), ("tr", "gördün mu", "mü"),
      ("tr", "döner misiniz", nil), ("tr", "okuyor muydun", nil), ("tr", "bugün muydu", "müydü"),
    ])
  func lettersAreRestored(language: String, text: String, expected: String?) throws {
    var suggester = try suggester(language)
    #expect(suggester.correction(before: text)?.text == expected)
  }

  @Test(
    arguments: [
      ("de", "Masse"), ("de", "dass"), ("de", "Klasse"), ("de", "neue"), ("de", "Poesie"),
      ("de", "Steuer"), ("de", "aktuell"), ("de", "besser"), ("de", "Aussage"), ("fr", "poème"),
      ("fr", "coexister"), ("fr", "moelle"), ("de", "Fluss"), ("de", "Schluss"),
      ("es", "esta"), ("es", "donde"), ("es", "calculo"), ("es", "termino"), ("fr", "lie"),
      ("fr", "a"), ("fr", "la"), ("tr", "ama"), ("pl", "sad"), ("nl", "een"),
      ("es", "practico"), ("es", "publico"), ("pt", "esta"), ("pt", "pais"), ("tr", "kurt"),
      ("fr", "lune"), ("fr", "cote"), ("de", "grad"),
    ])
  func correctWordsAreUnchanged(language: String, word: String) throws {
    var suggester = try suggester(language)
    #expect(suggester.correction(before: word) == nil)
  }

  /// Without a word before it, after one that may take other vowels, and where it is right.
  @Test(arguments: ["mi", "5 mi", "saat mi", "normal mi", "geldi mi", "aldı mı", "oldu mu"])
  func particlesStay(text: String) throws {
    var suggester = try suggester("tr")
    #expect(suggester.correction(before: text) == nil)
  }

  @Test(arguments: [("das ist groß", "großartig"), ("ich wei", "weiß"), ("viele Grü", "Grüße")])
  func sharpSIsSuggested(text: String, expected: String) throws {
    var suggester = try suggester("de")
    #expect(
      suggester.suggestions(before: text, limit: 5).suggestions.map(\.text).contains(expected))
  }
}
