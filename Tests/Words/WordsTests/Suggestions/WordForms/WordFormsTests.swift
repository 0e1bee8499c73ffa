import Foundation
import Suggestions
import TestSupport
import Testing
import ToolSupport

/// Forms of listed words by the repository's own rule files.
@Suite struct WordFormsTests {
  private func accepts(_ word: String, listed: [String], by forms: WordForms) -> Bool {
    let small = Set(listed.map { scalars($0.lowercased()) })
    let capitals = Set(
      listed.filter { $0.first?.isUppercase == true }.map { scalars($0.lowercased()) })
    return forms.accepts(
      scalars(word), isListed: { small.contains(Array($0)) },
      isCapitalised: { capitals.contains(Array($0)) })
  }

  private func scalars(_ text: String) -> [UInt32] {
    text.unicodeScalars.flatMap { HangulLetters.letters(of: $0.value) ?? [$0.value] }
  }

  /// A language, listed words, their forms, and wrong forms.
  @Test(arguments: [
    (
      "en", ["dog", "dogs", "high", "quality"], ["dog's", "dogs'", "high-quality"],
      ["dog'", "dog's's"]
    ),
    (
      "fr", ["eau", "ici", "donne", "moi"], ["l'eau", "jusqu'ici", "donne-moi"], ["l'moi", "x'eau"]
    ),
    (
      "it", ["acqua", "fare", "dicendo"], ["dell'acqua", "farlo", "dicendoglielo"],
      ["far", "fardo"]
    ),
    (
      "es", ["dar", "dando", "lenta"], ["darlo", "dármelo", "dándole", "lentamente"],
      ["darmelo", "dandole"]
    ),
    ("pt", ["dar", "disse"], ["dá-lo", "disse-me"], ["dar-lo", "dis-me"]),
    (
      "de", ["Haus", "Tür", "Türen", "Arbeit", "Zeit", "Kind", "Buch", "schön"],
      ["haustüren", "arbeitszeit", "kinderbuch"], ["hausschön", "haustür", "arbeitxzeit"]
    ),
    ("nl", ["stad", "huis", "foto", "deur"], ["stadshuis", "huisdeur", "foto's"], ["stadxhuis"]),
    ("pl", ["zrobił"], ["zrobiłby", "zrobiłbym"], ["zrobiłym"]),
    ("ru", ["кто"], ["кто-то", "кое-кто"], ["ктото"]),
    ("uk", ["хто"], ["хто-небудь"], ["хтонебудь"]),
    // A stem of three letters is too short.
    ("he", ["בית", "חברים"], ["החברים", "ובחברים", "שמהחברים"], ["בוהחברים", "שמהבית"]),
    (
      "ar", ["بيت", "سيارة"], ["البيت", "وبالبيت", "للبيت", "بيتها", "سيارته", "سيارات"], ["الوبيت"]
    ),
    (
      "fa", ["کتاب", "رود"], ["کتاب\u{200C}ها", "کتابهای", "می\u{200C}رود", "نمی\u{200C}رود"],
      ["هاکتاب"]
    ),
    ("ko", ["학교", "집", "서울"], ["학교가", "집이", "집에서는", "서울로", "집으로", "학교들은"], ["학교이", "집가", "집로"]),
    (
      "tr", ["ev", "kitap", "renk", "göz", "okul", "gelmek", "söylemek", "ankara"],
      [
        "evler", "evlerimizden", "evindeki", "kitabı", "kitaplarda", "rengi", "gözlükçü",
        "okuldaydı",
        "geliyorum", "gelmeyeceksiniz", "söylüyor", "gelebilirdik", "ankara'da", "evdekilerin",
      ],
      ["evlar", "kitapi", "gözlar", "geliyorım", "okulde"]
    ),
  ])
  func forms(language: String, listed: [String], right: [String], wrong: [String]) throws {
    let forms = WordForms(try Repository.text(of: "Dictionaries/\(language)/affixes.tsv"))
    #expect(forms.faults.isEmpty)
    for word in right + listed.map({ $0.lowercased() }) {
      #expect(accepts(word, listed: listed, by: forms), "\(word) is right")
    }
    for word in wrong { #expect(!accepts(word, listed: listed, by: forms), "\(word) is wrong") }
  }

  /// Malformed rules are named, and the others apply.
  @Test func faults() {
    let forms = WordForms(
      """
      # least: 0
      suffix\tword\t's\t*\tend
      infix\tword\t's\t*\tend
      suffix\tword\t's\t*
      suffix\tword\t(ab\t*\tend
      suffix\tword\tab)\t*\tend
      base\t\tx\tword
      join\t0\tmany\t2

      """)
    #expect(
      forms.faults.map(\.description) == [
        "line 1: '0' is not a number from 1 to 48",
        "line 3: 'infix' is not a kind of rule; use letter, base, prefix, suffix or join",
        "line 4: the rule has 4 fields, not 5",
        "line 5: parentheses in '(ab' must enclose one letter each",
        "line 6: parentheses in 'ab)' must enclose one letter each",
        "line 7: a field is empty; write * for any letter and 0 for nothing",
        "line 8: 'many' is not a number from 1 to 48",
      ])
    #expect(accepts("dog's", listed: ["dog"], by: forms))
  }

  /// Random rules and random words never trap or loop.
  @Test(arguments: [1, 2, 3] as [UInt64]) func randomRules(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "prefix", "suffix", "base", "join", "letter", "start", "word", "a", "ab", "(a)", "0",
      "*", "b-", "2", "48", "# least: 1", "# vowels: ab", "\t", "\t", "\t", "\t", " ",
    ]
    for _ in 0..<2_000 {
      let text = (0..<40).map { _ in
        pieces.randomElement(using: &random).map { Bool.random(using: &random) ? $0 : $0 + "\n" }
          ?? ""
      }.joined()
      let forms = WordForms(text)
      let length = Int.random(in: 0...60, using: &random)
      let word = (0..<length).map { _ in UInt32.random(in: 0x61...0x62, using: &random) }
      _ = forms.accepts(word, isListed: { $0.count == 3 })
      #expect(!forms.accepts(word, isListed: { _ in false }))
      #expect(forms.accepts(word, isListed: { _ in true }))
    }
  }
}
