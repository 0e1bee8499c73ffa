import Cantonese
import InputCore
import TestSupport
import Testing

/// Texts offered besides words.
@Suite struct ExtrasTests {
  /// One text for each word, and two for keystrokes without words.
  private final class Marks: CandidateExtras {
    func texts(of word: String) -> [String] { [word + "!"] }
    func texts(insteadOfWords keystrokes: String) -> [String]? {
      keystrokes == "hh" ? ["1", "2"] : nil
    }
  }

  private func converter(_ extras: Marks?) throws -> TonalConverter {
    Cantonese.inputMethod(lexicon: try DefaultDictionary.cantonese.get(), extras: extras)
      .makeWorkspace()
  }

  /// They follow the first three words, in their order, and teach nothing when they are chosen; words
  /// teach what they do without them.
  @Test func extrasTeachNothing() throws {
    var plain = try converter(nil)
    var offered = try converter(Marks())
    plain.convert("hoisam")
    offered.convert("hoisam")
    let words = (0..<3).compactMap { plain.candidate(at: $0)?.text }
    let texts = (0..<6).compactMap { offered.candidate(at: $0)?.text }
    #expect(words.count == 3 && Array(texts.prefix(3)) == words)
    #expect(texts[3] == words[0] + "!")
    #expect(offered.words(ofCandidateAt: 0) == plain.words(ofCandidateAt: 0))
    #expect(!offered.words(ofCandidateAt: 0).isEmpty)
    #expect(offered.words(ofCandidateAt: 3).isEmpty)
  }

  /// The list belongs to the keystrokes: it is made again for others, and in another context.
  @Test func listsAreRenewed() throws {
    var offered = try converter(Marks())
    offered.convert("hoisam")
    let first = offered.candidate(at: 0)?.text
    offered.convert("hh")
    #expect((0..<2).compactMap { offered.candidate(at: $0)?.text } == ["1", "2"])
    offered.setTextBefore("好")
    offered.convert("hoisam")
    #expect(offered.candidate(at: 0)?.text == first)
    offered.renew()
    offered.convert("hh")
    #expect(offered.candidate(at: 0)?.text == "1")
  }
}
