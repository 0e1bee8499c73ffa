import Evaluation
import KeyboardTestSupport
import Suggestions
import TestSupport
import Testing

/// Correction of typos generated in a text.
@Suite struct TypoRecoveryTests {
  private func suggester() throws -> Suggester {
    Suggester(
      lexicons: [try SmallWords.lexicon(SmallWords.english)],
      geometry: KeyGeometry(layout: try LocaleFiles.folder.layout(of: "en")))
  }

  @Test func countsAndListsMissedTypos() throws {
    let geometry = KeyGeometry(layout: try LocaleFiles.folder.layout(of: "en"))
    var suggester = try suggester()
    var typist = WordTypos(geometry: geometry, seed: 1)
    var recovery = TypoRecovery(keepsMisses: true)
    let lines = ["They have received the letter from their friend.", "Hello world, hello letter."]
    for _ in 0..<20 {
      for line in lines { recovery.measure(line, typos: &typist, with: &suggester) }
    }
    #expect(recovery.words == 240)
    #expect(recovery.replaced == 0)
    #expect(recovery.typos > 200)
    #expect(recovery.recovered > recovery.typos / 2)
    #expect(recovery.misses.count == recovery.typos - recovery.recovered)
    #expect(recovery.misses.count { $0.isWord } == recovery.realWords)
  }

  /// A typo keeps the letter's case because Shift is assumed to be held correctly.
  @Test func typosKeepCapitals() throws {
    var typist = WordTypos(
      geometry: KeyGeometry(layout: try LocaleFiles.folder.layout(of: "en")), seed: 3)
    for _ in 0..<200 {
      let mistyped = typist.typo("NATO")
      #expect(mistyped == mistyped.uppercased())
    }
  }

  @Test func wordsMayContainHyphensAndApostrophes() {
    let words = TextWords("A well-known 'quote' - isn't it?").map { String($0.word) }
    #expect(words == ["A", "well-known", "quote", "isn't", "it"])
  }
}
