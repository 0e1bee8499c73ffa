import InputCore
import Japanese
import TestSupport
import Testing
import TextDocument

/// The user's own phrases in Japanese.
@Suite struct OwnPhraseTests {
  private func session(_ phrases: String) throws -> InputSession<JapaneseMethod> {
    var method = Japanese.inputMethod(
      lexicon: try DefaultDictionary.japanese.get(), history: MemoryHistory())
    method.phrases = try CustomPhrases(parsing: phrases, file: "phrases.tsv")
    return InputSession(method: method, keymap: Japanese.keymap)
  }

  /// Returns the text with `|` at the caret, the last candidates, and the number of lessons.
  private func type(
    _ keys: String, _ phrases: String
  ) throws -> (text: String, candidates: [String], lessons: Int) {
    var session = try session(phrases)
    var document = InMemoryDocument()
    var candidates: [String] = []
    var lessons = 0
    for key in try KeyNotation.parse(keys) {
      for effect in session.handle(key) {
        document.apply(effect)
        if case .showCandidates(let page) = effect { candidates = page.candidates.map(\.text) }
        if case .learn = effect { lessons += 1 }
      }
    }
    let after = document.documentContextAfterInput ?? ""
    return (document.textBeforeInput + "|" + after, candidates, lessons)
  }

  @Test func codesOfferTheirPhrase() throws {
    let phrases = "dz\t東京都港区 1\n"
    #expect(try type("dz", phrases).candidates == ["dz", "東京都港区 1"])
    #expect(try type("dz<Tab><Return>", phrases).text == "東京都港区 1|")
    #expect(try type("dz<Space><Return>", phrases).text == "東京都港区 1|")
    #expect(try !type("dzi", phrases).candidates.contains("東京都港区 1"))
  }

  /// The rank of a phrase is its position among the candidates; the converted text stays beside it.
  @Test func rankIsThePositionAmongCandidates() throws {
    let (text, candidates, lessons) = try type("kyou<Space>", "kyou\t2026 年\t2\n")
    #expect(candidates.dropFirst().first == "2026 年" && candidates.first == "今日")
    #expect(text == "|" && lessons == 0)
    let taken = try type("kyou<Space><Space><Return>", "kyou\t2026 年\t2\n")
    #expect(taken.text == "2026 年|" && taken.lessons == 0)
    let other = try type("kyou<Space><Return>", "kyou\t2026 年\t2\n")
    #expect(other.text == "今日|" && other.lessons == 1)
  }

  /// The caret moves to the position marked in the phrase, and the next text is inserted there.
  @Test func phrasesPlaceTheCaret() throws {
    let phrases = "kk\t「{cursor}」\n"
    #expect(try type("kk<Space><Return>", phrases).text == "「|」")
    #expect(try type("kk<Space>hai<Return>", phrases).text == "「はい|」")
    #expect(try type("kk<Tab><Return>", phrases).text == "「|」")
  }
}
