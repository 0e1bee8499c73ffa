import Suggestions
import TestSupport
import Testing

/// Hebrew words with the prepositions, articles and conjunctions that are written with them.
///
/// A typo in a word that begins with such a letter must not pass for a prefix with some short word,
/// and forms that people write are right.
@Suite struct PrefixedWordTests {
  private func correction(of text: String) throws -> String? {
    var suggester = Suggester(lexicons: [try DefaultDictionary.words(of: "he")])
    return suggester.correction(before: text)?.text
  }

  @Test(arguments: [
    ("זה הנשם", "הנשים"), ("זה שמנצא", "שנמצא"), ("זה מקירם", "מקרים"),
    ("זה המזן", "הזמן"), ("זה ובלכ", "ובכל"), ("אני סיימית", "סיימתי"),
  ])
  func typo(text: String, expected: String) throws {
    #expect(try correction(of: text) == expected)
  }

  /// Listed forms, and forms of stems of four letters and more that are not.
  @Test(arguments: [
    "זה להתפוצצות", "זה וישבנו", "זה שהכלבים", "זה ולהרכיב", "זה ושהמחברת", "זה כשהתלמידים",
  ])
  func form(text: String) throws {
    #expect(try correction(of: text) == nil)
  }

  /// The forms are suggested too.
  @Test func completion() throws {
    var suggester = Suggester(lexicons: [try DefaultDictionary.words(of: "he")])
    let texts = suggester.suggestions(before: "זה להתפוצצ", limit: 3).suggestions.map(\.text)
    #expect(texts.contains("להתפוצצות"))
  }
}
