import Evaluation
import KeyboardTestSupport
import Keyboards
import Suggestions
import TestSupport
import Testing
import TextDocument

/// Gestures over the keys, simulated with the noise of published models and decoded to words.
@Suite struct GlideTests {
  private func keys(_ language: String) throws -> GlideKeys {
    var session = LanguageSession(try LocaleFiles.contents(of: language))
    session.begin(with: InputTraits(), needsInputModeSwitchKey: true)
    return GlideKeys(session.view(of: KeyboardSize()))
  }

  @Test(arguments: ["en", "de", "ru"])
  func frequentWordsAreFound(language: String) throws {
    let result = GlideEvaluation(
      lexicon: try DefaultDictionary.words(of: language), keys: try keys(language), count: 400,
      deviation: 0.25, seed: 7)
    #expect(result.count == 400)
    #expect(result.first >= 340, "\(result.first) of 400 first")
    #expect(result.firstThree >= 380, "\(result.firstThree) of 400 among three")
  }

  @Test func aGestureWithoutNoiseGivesItsWord() throws {
    let lexicon = try DefaultDictionary.words(of: "en")
    let result = GlideEvaluation(
      lexicon: lexicon, keys: try keys("en"), count: 400, deviation: 0, seed: 1)
    #expect(result.firstThree >= 390, "\(result.firstThree) of 400 among three")
  }

  @Test func oddGesturesGiveNoTrap() throws {
    let lexicon = try DefaultDictionary.words(of: "en")
    var decoder = GlideDecoder(lexicon: lexicon, keys: try keys("en"))
    let odd = [
      0, -1, 1e300, -1e300, .infinity, .nan, Double.leastNonzeroMagnitude, 100, 99_999,
    ]
    for x in odd {
      for time in odd {
        let points = [
          GlidePoint(x: 20, y: 20, time: 0), GlidePoint(x: x, y: 30, time: time),
          GlidePoint(x: 200, y: x, time: -time),
        ]
        #expect(decoder.words(along: points, limit: 3).count <= 3)
      }
    }
    #expect(decoder.words(along: [], limit: 3).isEmpty)
    #expect(decoder.words(along: [GlidePoint(x: 1, y: 1, time: 0)], limit: 3).isEmpty)
    var none = GlideDecoder(lexicon: lexicon, keys: GlideKeys(keyWidth: 0))
    let line = [GlidePoint(x: 0, y: 0, time: 0), GlidePoint(x: 9, y: 9, time: 9)]
    #expect(none.words(along: line, limit: 3).isEmpty)
  }
}
